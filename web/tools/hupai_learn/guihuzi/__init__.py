"""The lesson of the 鬼胡子 games."""
