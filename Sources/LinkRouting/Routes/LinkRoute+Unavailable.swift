extension LinkRoute {
  /// Names the mistake in a route with a value of another type: without it, the compiler finds no words.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "each value has to conform to LinkParameter: enum Genre: String, CaseIterable, LinkParameter"
  )
  public init<each Value>(
    _ make: @escaping @Sendable (repeat each Value) -> Link,
    _ pattern: String,
    name: String? = nil,
    values: (@Sendable (Link) -> (repeat each Value)?)? = nil
  ) {
    self.init(pattern, name: name, read: { nil }, print: { _ in nil })
  }
}
