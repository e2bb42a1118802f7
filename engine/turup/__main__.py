"""`python -m turup` is the command line too."""

from turup.commands import main

if __name__ == "__main__":
    main()
