extension URLLimits {
  /// Refuses a text that is too long.
  func checkLength(_ length: Int) throws(URLParsingError) {
    guard length <= self.length else {
      throw URLParsingError(
        .tooLong,
        at: self.length,
        excess: .init(size: length, limit: self.length)
      )
    }
  }

  /// Refuses a record with too many parts, or one that is too long when it is printed.
  func check(_ record: URLRecord) throws(URLParsingError) {
    let segments = record.path.segmentCount
    guard segments <= self.segments else {
      throw URLParsingError(
        .tooManySegments,
        at: nil,
        excess: .init(size: segments, limit: self.segments)
      )
    }
    let items = record.queryBytes.map { 1 + $0.count { $0 == UInt8(ascii: "&") } } ?? 0
    guard items <= queryItems else {
      throw URLParsingError(
        .tooManyQueryItems,
        at: nil,
        excess: .init(size: items, limit: queryItems)
      )
    }
    let printed = record.hrefBytes.count
    guard printed <= length else {
      throw URLParsingError(.tooLong, at: nil, excess: .init(size: printed, limit: length))
    }
  }
}
