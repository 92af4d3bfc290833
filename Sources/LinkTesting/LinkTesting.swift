@_exported public import DeepLinking
@_exported public import LinkAnalysis
