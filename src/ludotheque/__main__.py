"""`python -m ludotheque`: the command line."""

from __future__ import annotations

import sys

from ludotheque.cli import main

sys.exit(main())
