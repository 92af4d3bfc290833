@_exported public import LinkNavigation
// What declarations name, and what a router prints.
@_exported public import struct LinkPatterns.LinkPrefix
@_exported public import struct LinkPatterns.LinkURL
@_exported public import struct LinkPatterns.LinkURLError
@_exported public import enum LinkPatterns.TrailingSlash
