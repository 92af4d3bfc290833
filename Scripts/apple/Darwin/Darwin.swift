// Darwin, as far as `canImport(Darwin)` asks for it.
