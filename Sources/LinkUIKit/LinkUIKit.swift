@_exported public import DeepLinking
