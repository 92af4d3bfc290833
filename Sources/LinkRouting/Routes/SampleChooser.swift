/// Chooses the values of sample links so that values in different places differ.
struct SampleChooser {
  /// The number of chosen values.
  private var count = 0

  /// The index of the first sample: another number makes another link.
  private let offset: Int

  /// Starts with a sample.
  init(offset: Int) { self.offset = offset }

  /// Returns a value for the next place.
  mutating func next<Value: LinkParameter>(_ samples: [Value]) throws(MissingSample) -> Value {
    guard !samples.isEmpty else { throw MissingSample(typeName: "\(Value.self)") }
    defer { count += 1 }
    return samples[(offset + count) % samples.count]
  }

  /// The samples of text.
  static let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]

  /// Texts that most parameter types read.
  static let texts: [String] = {
    let numbers = ["1", "2", "3", "4", "5", "6", "7", "8"]
    var texts = numbers
    texts += letters
    for number in numbers { texts.append("00000000-0000-4000-8000-00000000000" + number) }
    for number in numbers { texts.append("2001-01-0" + number) }
    return texts
  }()
}

/// Thrown when a parameter type has no samples.
struct MissingSample: Error {
  /// The name of the type.
  let typeName: String
}
