"""For whoever runs the server: logs, metrics, readiness, supervision."""
