// Routes declare placements, too, and plan no navigation.
@_exported public import LinkPlaces
