// The places of routes are named in declarations.
@_exported public import LinkPlaces
