"""HTTP and WebSocket over table and store: `app.py` has the routes, `messages.py` and `api.py` what is said."""
