"""The effects that Places, deeds and Hour Glass tiles are written in."""
