@_exported public import LinkActions
