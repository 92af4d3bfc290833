import Testing

@testable import LinkPages

/// The colours of pages, measured as WCAG 2.2 has it.
@Suite struct LinkPageLookTests {
  @Test func contrastIsThatOfTheStandard() throws {
    let grey = try #require(WebColor("#767676"))
    #expect(WebColor.white.contrast(to: .black) == 21)
    #expect((grey.contrast(to: .white) * 100).rounded() == 454)
    #expect(WebColor("#abc")?.css == "#aabbcc")
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "123456", "#ggg", "red", "#１２３", "#1 2"])
  func whatIsNotAColorIsRefused(text: String) {
    #expect(LinkPageLook(accent: text) == nil)
  }

  /// Every text of a page and what it stands on, in the light and the dark look.
  @Test func everyColorOfAnAppCanBeRead() throws {
    let levels = stride(from: 0, through: 255, by: 17).map { UInt8($0) }
    var least = 21.0
    for red in levels {
      for green in levels {
        for blue in levels {
          let color = WebColor(red: red, green: green, blue: blue)
          let look = try #require(LinkPageLook(accent: color.css))
          for palette in [look.light, look.dark] {
            for (text, ground) in [
              (palette.text, palette.card), (palette.quiet, palette.card),
              (palette.text, palette.note), (palette.accent, palette.card),
              (palette.onButton, palette.button),
            ] {
              least = min(least, text.contrast(to: ground))
            }
          }
        }
      }
    }
    #expect(least >= 4.5)
  }
}
