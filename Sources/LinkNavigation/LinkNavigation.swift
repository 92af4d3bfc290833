// Where links may be shown is said with routes, too, which plan no navigation.
@_exported public import LinkPlaces
