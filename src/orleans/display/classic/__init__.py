"""What a client draws of Orléans."""
