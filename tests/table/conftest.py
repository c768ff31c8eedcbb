from tests.hints import few_rollouts

__all__ = ["few_rollouts"]
