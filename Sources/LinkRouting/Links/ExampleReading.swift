/// The examples that are being taken apart, while routes are declared.
enum ExampleReading {
  /// The types of the links; several when a router is made for the example of another.
  @TaskLocal static var types: [ObjectIdentifier] = []

  /// Takes an example apart.
  ///
  /// - Parameter example: The link.
  /// - Returns: Its case and labels.
  /// - Throws: ``LinkCodingError``, or what the link's own `encode(to:)` throws.
  static func fields<Link: Encodable>(of example: Link) throws -> LinkFields {
    try $types.withValue(types + [ObjectIdentifier(Link.self)]) {
      try LinkFieldsEncoder.fields(of: example)
    }
  }
}
