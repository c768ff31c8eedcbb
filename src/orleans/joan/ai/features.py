"""What a position is judged by, and under which of its parts a player would look for it.

Each feature is a number of a position; `evaluate` multiplies it with its weight in weights.toml.
"""

from typing import Final

STATUS_EACH: Final = 0
STAR_TIMES_PIECES: Final = 1
STAR_EACH: Final = 2
TRACK_CITIZENS: Final = 3
STATIONS_EACH: Final = 4
TOWNS: Final = 5
TOWNS_EACH: Final = 6
STATIONS_AHEAD: Final = 7
STATIONS_AHEAD_LATE: Final = 8
LAND_ROUTES: Final = 9
WATER_ROUTES: Final = 10
CITIZENS_EACH: Final = 11
COINS: Final = 12
COINS_EACH: Final = 13
FIRST_COIN: Final = 14
BANK_ROWS: Final = 15
BANK_ROWS_EACH: Final = 16
BANK_COLUMNS: Final = 17
BANK_COLUMNS_EACH: Final = 18
GOODS_ROWS: Final = 19
GOODS_ROWS_EACH: Final = 20
GOODS_COLUMNS: Final = 21
GOODS_COLUMNS_EACH: Final = 22
GOODS_EACH: Final = 23
DEEDS_BEGUN: Final = 24
DEEDS_BEGUN_EACH: Final = 25
MONKS_LEFT_EACH: Final = 26
SHIELDS_EACH: Final = 27
WAITING_MARKS: Final = 28
WAITING_ROUTES: Final = 29
WAITING_STATIONS: Final = 30
WAITING_CARDS: Final = 31
WAITING_ACTIONS: Final = 32
PICKS: Final = 33
PICKS_SQUARED: Final = 34
JOAN_PIECES_EACH: Final = 35
JOAN_LEVEL_EACH: Final = 36
JOAN_CITIZENS_OPEN: Final = 37
JOAN_CITIZENS_OPEN_EACH: Final = 38
JOAN_SCHOLARS_EACH: Final = 39
JOAN_TRACKS_EACH: Final = 40
JOAN_PICKS: Final = 41
JOAN_PICKS_SQUARED: Final = 42
JOAN_MONKS: Final = 43

# By number: the name in weights.toml and the part.
FEATURES: Final = [
    ("status each pick", "development"),
    ("way to the next star times pieces", "development"),
    ("way to the next star each pick", "development"),
    ("citizens near on the track", "development"),
    ("stations each pick", "stations"),
    ("towns to build in", "stations"),
    ("towns to build in each pick", "stations"),
    ("stations ahead", "stations"),
    ("stations ahead late", "stations"),
    ("land routes open", "routes"),
    ("water routes open", "routes"),
    ("citizens each pick", "citizens"),
    ("coins", "bank"),
    ("coins each pick", "bank"),
    ("first coin", "bank"),
    ("bank rows begun", "bank"),
    ("bank rows begun each pick", "bank"),
    ("bank columns begun", "bank"),
    ("bank columns begun each pick", "bank"),
    ("goods rows begun", "warehouse"),
    ("goods rows begun each pick", "warehouse"),
    ("goods columns begun", "warehouse"),
    ("goods columns begun each pick", "warehouse"),
    ("goods each pick", "warehouse"),
    ("deeds begun", "deeds"),
    ("deeds begun each pick", "deeds"),
    ("monks left each pick", "monks"),
    ("shields each pick", "depot"),
    ("waiting marks", "waiting"),
    ("waiting routes", "waiting"),
    ("waiting stations", "waiting"),
    ("waiting cards", "waiting"),
    ("waiting actions", "waiting"),
    ("picks", "picks"),
    ("picks squared", "picks"),
    ("her pieces each pick", "joan"),
    ("her level each pick", "joan"),
    ("citizens open to her", "joan"),
    ("citizens open to her each pick", "joan"),
    ("her scholars each pick", "joan"),
    ("her tracks each pick", "joan"),
    ("her picks", "joan"),
    ("her picks squared", "joan"),
    ("her monks each pick", "joan"),
]

NAMES: Final = [name for name, _ in FEATURES]

PARTS: Final = (
    *("stations", "citizens", "development", "routes", "warehouse", "bank", "monks", "depot"),
    *("deeds", "cards", "waiting", "picks", "joan"),
)
