"""The commands of `orleans`, one file each: `add` describes it, `run` carries it out."""
