extension URLLayout {
  /// Splits a URL without keeping it.
  ///
  /// - Parameters:
  ///   - text: The URL. Shape: as ``LinkURL/init(_:limits:)``.
  ///   - limits: Upper bounds for the URL.
  /// - Throws: ``LinkURLError`` – any code; `utf8Offset` is the first byte of `text` that is wrong.
  /// - Complexity: O(*n*), *n* = `text.utf8.count`; one pass, no allocation.
  public init(of text: String, limits: URLLimits = .standard) throws(LinkURLError) {
    self = try UTF8Text.withBytes(of: text) { bytes in
      do throws(LinkURLError) {
        return Result<URLLayout, LinkURLError>.success(
          try URLSplitter.split(bytes, limits: limits)
        )
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
