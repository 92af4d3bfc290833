/// The bytes that libFuzzer generated, cut into the arguments of a target.
///
/// Arguments are separated by the byte 0xFF, which is in no UTF-8 text, so that seeds are readable
/// and the fuzzer finds the separator in them.
public struct FuzzInput {
  /// The arguments, in order; at least one.
  private let arguments: [[UInt8]]

  /// Copies the input of a libFuzzer entry point.
  ///
  /// - Parameters:
  ///   - start: The first byte; `nil` for an empty input.
  ///   - count: The number of bytes.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    // libFuzzer keeps the bytes alive and unchanged during the call of the entry point.
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    arguments = unsafe bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// An argument as text, repaired where it is not UTF-8; `nil` when it is missing.
  ///
  /// - Parameter index: Which argument, from 0.
  public subscript(text index: Int) -> String? {
    self[index].map { String(decoding: $0, as: UTF8.self) }
  }

  /// An argument; `nil` when it is missing.
  ///
  /// - Parameter index: Which argument, from 0.
  public subscript(index: Int) -> [UInt8]? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }
}

/// Ends the process when a property does not hold, which libFuzzer reports as a finding.
///
/// - Parameters:
///   - condition: Whether it holds.
///   - property: The property, in words.
///   - details: The values that contradict it.
public func require(_ condition: Bool, _ property: String, _ details: @autoclosure () -> Any) {
  guard !condition else { return }
  fatalError("\(property): \(String(reflecting: details()))")
}
