"""Alembic runs this: at opening with a connection, at a developer's desk with a scratch file."""

from alembic import context
from sqlalchemy import Connection, create_engine

from orleans.server.storage.schema import SCHEMA


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=SCHEMA,
        render_as_batch=connection.dialect.name == "sqlite",
        compare_type=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    address = context.config.get_main_option("sqlalchemy.url")
    assert address is not None
    with create_engine(address).connect() as connection:
        run(connection)
        connection.commit()
