# Après la partie : ce qui s’est passé, ce que chaque place pouvait espérer, et les décisions qui ont coûté le plus.

error-not-played-out = Cette partie n’a pas été jouée jusqu’au bout : il n’y a encore rien à revoir.
