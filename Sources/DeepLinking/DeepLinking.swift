@_exported public import LinkRouting
