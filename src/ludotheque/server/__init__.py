"""HTTP and WebSocket over table and store: `app.py` has the routes, `messages.py` and `requests.py` what is said."""
