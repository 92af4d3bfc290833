extension URLSplitter {
  /// Splits the fragment of a URL into path, query and fragment.
  static func splitFragment(
    of layout: URLLayout,
    _ bytes: Span<UInt8>,
    limits: URLLimits
  ) throws(LinkURLError) -> URLLayout {
    let start = layout.fragment?.lowerBound ?? layout.end
    var splitter = URLSplitter(limits: limits)
    splitter.layout = layout
    (splitter.layout.hostEnd, splitter.layout.pathStart) = (start, start)
    (splitter.layout.pathEnd, splitter.layout.queryEnd) = (start, start)
    splitter.layout.slashes = 0
    // Without a path it is the root.
    guard start < bytes.count else { return splitter.layout }
    try splitter.readPath(bytes)
    try splitter.readQuery(bytes)
    try splitter.readFragment(bytes)
    return splitter.layout
  }
}
