import LinkNavigation
import Testing

@Suite struct PresentationStyleFallbackTests {
  @Test func aPopoverNamesItsAnchorAndFallsBackToASheet() {
    let style = PresentationStyle.popover(from: "share:2")
    #expect(style.rawValue == "popover:share:2")
    #expect(style.anchor == "share:2")
    #expect(style.kind == .popover)
    #expect(style.fallback == .sheet)
    #expect(PresentationStyle.popover.anchor == nil)
    #expect(PresentationStyle(rawValue: "poster:1").anchor == nil)
  }

  @Test func onlyStylesThatASystemMayLackFallBack() {
    #expect(PresentationStyle.formSheet.fallback == .sheet)
    #expect(PresentationStyle(rawValue: "ours").fallback == .sheet)
    #expect(PresentationStyle.sheet.fallback == nil)
    #expect(PresentationStyle.fullScreen.fallback == nil)
  }
}
