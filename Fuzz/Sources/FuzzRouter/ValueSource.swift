/// Values that are made of the bytes of an input.
struct ValueSource {
  /// The bytes that are left.
  private var bytes: ArraySlice<UInt8>

  /// Starts with the bytes of an input.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// A byte; 0 when none is left.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A truth value.
  mutating func boolean() -> Bool { byte() & 1 == 1 }

  /// A number, small ones often.
  mutating func integer() -> Int {
    let length = Int(byte() % 9)
    var value: UInt64 = 0
    for _ in 0..<length { value = value << 8 | UInt64(byte()) }
    let number = Int(truncatingIfNeeded: value)
    return length < 8 && boolean() ? -number : number
  }

  /// A decimal number, of any size.
  mutating func double() -> Double {
    boolean() ? Double(integer()) / 8 : Double(bitPattern: UInt64(bitPattern: Int64(integer())))
  }

  /// A text, repaired where it is not UTF-8.
  mutating func text() -> String {
    let length = Int(byte() % 12)
    let piece = bytes.prefix(length)
    bytes = bytes.dropFirst(length)
    return String(decoding: piece, as: UTF8.self)
  }

  /// A value, or none.
  mutating func optional<Value>(_ value: (inout ValueSource) -> Value) -> Value? {
    boolean() ? value(&self) : nil
  }

  /// Up to three values.
  mutating func list<Value>(_ value: (inout ValueSource) -> Value) -> [Value] {
    (0..<Int(byte() % 4)).map { _ in value(&self) }
  }
}
