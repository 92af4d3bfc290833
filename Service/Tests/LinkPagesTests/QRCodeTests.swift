import Foundation
import LinkPages
import Testing

/// QR codes, read back by zbar as a phone's camera would.
@Suite struct QRCodeTests {
  @Test func aTextThatNoCodeHoldsHasNone() {
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "a", count: 2_332)) == nil)
    #expect(QRCode(String(repeating: "a", count: 2_331)) != nil)
  }

  @Test func theSmallestCodeHasTwentyOneModules() throws {
    let code = try #require(QRCode("a"))
    #expect(code.size == 21 && code.svgSide == 29)
    // Each of three corners begins with seven dark modules.
    #expect(code.svgPath.hasPrefix("M4 4h7v1h-7z"))
  }

  /// The picture of codes, all of one size, side by side in rows.
  private func picture(of codes: [QRCode], scale: Int, columns: Int) -> Data {
    let side = codes.map(\.svgSide).max() ?? 0
    let (width, rows) = (side * columns, (codes.count + columns - 1) / columns)
    var pixels = [UInt8](repeating: 255, count: width * scale * side * rows * scale)
    for (number, code) in codes.enumerated() {
      let (left, top) = (number % columns * side + 4, number / columns * side + 4)
      for index in code.modules.indices where code.modules[index] {
        let (x, y) = ((left + index % code.size) * scale, (top + index / code.size) * scale)
        for row in y..<(y + scale) {
          for column in x..<(x + scale) { pixels[row * width * scale + column] = 0 }
        }
      }
    }
    return Data("P5\n\(width * scale) \(side * rows * scale)\n255\n".utf8) + Data(pixels)
  }

  /// What zbar reads in a picture.
  private func texts(in picture: Data) throws -> Set<String> {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("codes-\(UUID().uuidString).pgm")
    try picture.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (reader, out) = (Process(), Pipe())
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    reader.arguments = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file.path]
    reader.standardOutput = out
    reader.standardError = FileHandle.nullDevice
    try reader.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test func aThousandCodesAreReadBack() throws {
    let links = (0..<1_000).map { number in
      switch number % 4 {
      case 0: "https://shop.example/l/c\(number)"
      case 1: "https://shop.example/products/\(number * 7_919)?utm_source=mail"
      case 2: "https://shop.example/search?q=red%20shoes%20%26%20\(number)"
      default: "https://shop.example/suche/m%C3%BCtze-\(number)#top"
      }
    }
    var read: Set<String> = []
    for start in stride(from: 0, to: links.count, by: 20) {
      let codes = links[start..<(start + 20)].compactMap { QRCode($0) }
      #expect(codes.count == 20)
      read.formUnion(try texts(in: picture(of: codes, scale: 4, columns: 5)))
    }
    #expect(links.filter { !read.contains($0) } == [])
  }
}
