// The values of a match are parameters by name; the other types are those of a table's functions.
@_exported public import struct LinkForms.RouteParameters
@_exported public import class LinkPatterns.LinkPrefix
@_exported public import struct LinkPatterns.LinkURL
@_exported public import struct LinkRouting.LinkAccess
@_exported public import struct LinkRouting.LinkFailure
@_exported public import struct LinkRouting.LinkSource
