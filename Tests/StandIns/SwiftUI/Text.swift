@_spi(Driving) public import AppleFoundationStandIn

/// A text.
public nonisolated struct Text: View {
  /// A part of a text that can be tapped.
  struct Link {
    let text: String
    let url: URL
  }

  let content: String
  let links: [Link]

  /// Shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a text as it is.
  public init(verbatim content: String) {
    self.content = content
    links = []
  }

  // Apple: swiftui/text/init(_:)-1a4oh, 2026-11-22
  /// Shows a text with attributes; of those, links can be tapped, which the environment's `openURL` opens.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
    links = attributedContent.runs.compactMap { run in
      run.link.map { Link(text: String(attributedContent[run.range].characters), url: $0) }
    }
  }
}

extension Text: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    let open = site.environment.openURL
    let isEnabled = site.environment.isEnabled
    let controls = links.map { link in
      let action: @MainActor () -> Void = { open(link.url) }
      return Node(.control(isEnabled ? action : nil), [Node(.text(link.text))])
    }
    return [Node(.text(content))] + controls
  }
}
