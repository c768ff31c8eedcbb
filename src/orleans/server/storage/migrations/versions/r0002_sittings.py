"""A key belongs to one sitting: it carries the number of the entry that sat down.

Keys of a seat that somebody has left may be in the hands of whoever sat there before: they are
void. The host of the table gives such a seat a new link.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LEFT = """
    DELETE FROM keys WHERE EXISTS (
        SELECT 1 FROM entries
        WHERE entries.table_id = keys.table_id AND entries.seat = keys.seat
            AND entries.kind = 'left'
    )
"""
SAT = """
    UPDATE keys SET sitting = COALESCE((
        SELECT MAX(entries.seq) FROM entries
        WHERE entries.table_id = keys.table_id AND entries.seat = keys.seat
            AND entries.kind = 'sat'
    ), 0)
"""


def upgrade() -> None:
    op.execute(LEFT)
    # Existing rows need a value at once; the schema itself has no default.
    column = sa.Column("sitting", sa.Integer(), nullable=False, server_default="0")
    op.add_column("keys", column)
    op.execute(SAT)
    with op.batch_alter_table("keys") as keys:
        keys.alter_column("sitting", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("sitting")
