@_exported public import LinkHandling
@_exported public import LinkNavigation
@_exported public import LinkPatterns
@_exported public import LinkRouting
