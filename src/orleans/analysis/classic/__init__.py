"""The chances of draws in Orléans."""
