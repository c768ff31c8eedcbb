from tests.hints import few_playouts

__all__ = ["few_playouts"]
