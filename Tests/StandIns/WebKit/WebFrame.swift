#if os(macOS)
public import Foundation

// Apple: webkit/webframe, 2026-11-26
/// A frame of the views before `WKWebView`, which the module still exports: a type of that name clashes with it.
@available(macOS, deprecated: 10.14)
open class WebFrame: NSObject {}
#endif
