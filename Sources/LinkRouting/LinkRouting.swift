// What declarations name: prefixes, and the places of routes. And what a router prints.
@_exported public import LinkPlaces
@_exported public import class LinkPatterns.LinkPrefix
@_exported public import struct LinkPatterns.LinkURL
@_exported public import enum LinkPatterns.TrailingSlash
