import CQREncode

/// A QR code of a text.
///
/// libqrencode makes the code; only its picture is drawn here.
public struct QRCode: Hashable, Sendable {
  /// The number of modules on each side, without the margin.
  public let size: Int

  /// Whether each module is dark, row by row.
  public let modules: [Bool]

  /// The margin that readers need, in modules (ISO/IEC 18004).
  static let margin = 4

  /// Makes a code that can be read with 15 % of it damaged.
  ///
  /// Fails for an empty text, and for one that is longer than a code can hold (2,331 bytes).
  ///
  /// - Parameter text: The text of the code.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    guard let data = code.pointee.data else { return nil }
    size = side
    modules = (0..<(side * side)).map { data[$0] & 1 == 1 }
  }

  /// The code as one path of an SVG, with a unit for each module and the margin around it.
  public var svgPath: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, modules[row * size + column] { column += 1 }
        if column > start {
          let length = column - start
          path += "M\(start + Self.margin) \(row + Self.margin)h\(length)v1h-\(length)z"
        }
        column += 1
      }
    }
    return path
  }

  /// The side of the picture in units, with the margin.
  public var svgSide: Int { size + 2 * Self.margin }
}
