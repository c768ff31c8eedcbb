"""The chances of draws in Joan of Arc."""
