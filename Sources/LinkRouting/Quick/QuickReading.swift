import LinkPatterns

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How a parameter reads its value straight from the bytes of a URL.
///
/// It does what the parameter's own code does, and leaves what is wrong to that.
struct QuickReading<Value: Sendable>: Sendable {
  /// Reads a value.
  let read: @Sendable (Span<UInt8>, QuickValue) throws(QuickMiss) -> Value
}

extension QuickReading {
  /// Reads as the parameter's own code does.
  ///
  /// - Parameter slow: The parameter's own code.
  init(as slow: @escaping @Sendable (ParameterInput) throws(ParameterRefusal) -> Value) {
    self.init { bytes, value throws(QuickMiss) in
      let input = try value.input(in: bytes)
      do throws(ParameterRefusal) {
        return try slow(input)
      } catch {
        throw .closerLook
      }
    }
  }

  /// Reads a type of which it is known how.
  ///
  /// - Parameter type: The type.
  /// - Returns: The reading; `nil` for other types.
  static func known(_ type: Value.Type) -> QuickReading? {
    switch type {
    case is Int.Type: QuickReading<Int>.integer as? QuickReading
    case is String.Type: QuickReading<String>.text as? QuickReading
    case is UUID.Type: QuickReading<UUID>.uuid as? QuickReading
    default: nil
    }
  }
}

extension QuickReading {
  /// A value that may be absent.
  ///
  /// - Parameter reading: Reads a value.
  /// - Returns: The reading.
  static func optional<Wrapped>(
    _ reading: QuickReading<Wrapped>
  ) -> QuickReading where Value == Wrapped? {
    // Of a type that is not known when this is compiled, each reading would look up the optional one.
    let known: QuickReading? =
      switch reading {
      case let reading as QuickReading<Int>: reading.orNil as? QuickReading
      case let reading as QuickReading<String>: reading.orNil as? QuickReading
      case let reading as QuickReading<UUID>: reading.orNil as? QuickReading
      default: nil
      }
    return known ?? reading.orNil
  }

  /// The reading of a value that may be absent.
  @inline(__always)
  private var orNil: QuickReading<Value?> {
    QuickReading<Value?> { bytes, value throws(QuickMiss) in
      guard value.isText else { return nil }
      return try read(bytes, value)
    }
  }
}

extension QuickReading where Value == Int {
  /// An integer.
  static var integer: QuickReading {
    QuickReading { bytes, value throws(QuickMiss) in
      guard value.isText,
        let number = ScalarText.quickInteger(bytes, from: value.start, to: value.end)
      else { throw .closerLook }
      return number
    }
  }
}

extension QuickReading where Value == String {
  /// A text.
  static var text: QuickReading {
    QuickReading { bytes, value throws(QuickMiss) in try value.text(in: bytes) }
  }
}

extension QuickReading where Value == UUID {
  /// A UUID.
  static var uuid: QuickReading {
    QuickReading { bytes, value throws(QuickMiss) in
      guard value.isText, let id = UUID(bytes.extracting(value.start..<value.end)) else {
        throw .closerLook
      }
      return id
    }
  }
}

extension QuickReading where Value: LinkParameter {
  /// A type that states its own form.
  static var parameter: QuickReading {
    if let known = known(Value.self) { return known }
    if let words = QuickWords<Value>() { return words.reading }
    return QuickReading { bytes, value throws(QuickMiss) in
      guard let value = Value(linkText: LinkText(try value.text(in: bytes))) else {
        throw .closerLook
      }
      return value
    }
  }
}
