"""Lists that seldom change are replaced, never changed, so that copies of a game share them."""


def with_item(numbers: list[int], at: int, value: int) -> list[int]:
    copy = numbers[:]
    copy[at] = value
    return copy


def without_item(numbers: list[int], number: int) -> list[int]:
    copy = numbers[:]
    copy.remove(number)
    return copy
