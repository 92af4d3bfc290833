@_exported public import DeepLinking
@_exported public import LinkArrivals
@_exported public import LinkFiles
@_exported public import LinkJournaling
@_exported public import LinkRestoring
@_exported public import LinkScenes
