// The values of a match are parameters by name.
@_exported public import struct LinkForms.RouteParameters
