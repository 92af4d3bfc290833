import LinkRouting
import Mustache

/// The values that a template can show, by name.
struct LinkPageFields: MustacheParent {
  /// The values.
  private var values: [String: Any] = [:]

  /// The origin of the picture.
  let image: WebOrigin?

  /// The values of the page for what is not a link.
  init<Link>(_ pages: LinkPages<Link>, _ variant: LinkPageVariant) {
    image = nil
    addCommon(pages, variant)
    let texts = pages.texts(for: variant)
    values["title"] = texts.text(.missing, of: pages.app)
    values["description"] = texts.text(.missingHint, of: pages.app)
  }

  /// The values of the page of a link.
  init<Link>(
    _ pages: LinkPages<Link>,
    _ destinations: LinkDestinations,
    _ content: LinkPageContent,
    _ details: LinkPageDetails,
    _ variant: LinkPageVariant
  ) {
    image = WebOrigin(content.image)
    addCommon(pages, variant)
    let texts = pages.texts(for: variant)
    values["title"] = content.title.flatMap(Self.line) ?? pages.app.name
    values["description"] =
      content.description.flatMap(Self.line) ?? texts.text(.description, of: pages.app)
    values["image"] = image?.url
    values["card"] = image == nil ? "summary" : "summary_large_image"
    values["link"] = destinations.link
    values["url"] = details.sharedURL ?? destinations.canonical
    values["canonical"] = destinations.canonical
    values["isShort"] = details.sharedURL != nil
    addApp(pages.app, destinations, variant.visitor)
    addButtons(pages.app, destinations, texts, variant.visitor)
    addCode(details.sharedURL ?? destinations.link, variant.visitor)
    addClaim(details, texts, pages.app, variant.visitor)
  }

  /// Whether the page has the form that makes a claim.
  var hasForm: Bool { values["keep"] != nil }

  /// Returns the value of a name in a template.
  func child(named name: String) -> Any? { values[name] }

  /// What all pages have.
  private mutating func addCommon<Link>(_ pages: LinkPages<Link>, _ variant: LinkPageVariant) {
    let texts = pages.texts(for: variant)
    values["language"] = texts.language
    values["direction"] = texts.isRightToLeft ? "rtl" : "ltr"
    values["app"] = pages.app.name
    values["initial"] = pages.app.name.first { !$0.isWhitespace }.map { String($0).uppercased() }
    values["styles"] = pages.styles
    values["texts"] = Dictionary(
      uniqueKeysWithValues: LinkPageTexts.Name.allCases.map {
        ($0.rawValue, texts.text($0, of: pages.app))
      }
    )
  }

  /// What programs read that offer the app: Safari's banner, and tags of previews.
  private mutating func addApp(
    _ app: LinkPageApp,
    _ destinations: LinkDestinations,
    _ visitor: LinkPageVisitor
  ) {
    values["schemeURL"] = destinations.inApp
    values["appleID"] = app.appleID
    values["androidPackage"] = app.androidPackage
    // A comma would begin another setting of the banner, such as the identifier of another app.
    let argument = destinations.link.replacing(",", with: "%2C")
    values["banner"] = app.appleID.map { "app-id=\($0), app-argument=\(argument)" }
  }

  /// The buttons that the visitor's system can use.
  private mutating func addButtons(
    _ app: LinkPageApp,
    _ destinations: LinkDestinations,
    _ texts: LinkPageTexts,
    _ visitor: LinkPageVisitor
  ) {
    let open =
      switch visitor.system {
      case .apple, .mac: destinations.inApp
      case .android: destinations.intent ?? destinations.inApp
      case .desktop: nil as String?
      }
    let stores = destinations.stores.filter { visitor.stores.contains($0.store) }.map {
      store,
      url in
      let name = store == .apple ? LinkPageTexts.Name.appStore : .googlePlay
      return ["url": url, "label": texts.text(name, of: app)]
    }
    values["open"] = open
    if !stores.isEmpty { values["stores"] = ["list": stores] }
    values["isReturning"] = open != nil && !stores.isEmpty
    values["isInApp"] = visitor.isInAppBrowser
  }

  /// The form that makes a claim, for visitors with an iPhone or iPad; or the claim.
  private mutating func addClaim(
    _ details: LinkPageDetails,
    _ texts: LinkPageTexts,
    _ app: LinkPageApp,
    _ visitor: LinkPageVisitor
  ) {
    if let claim = details.claim {
      let kept = texts.text(.claimKept, of: app).replacing("{hours}", with: "\(claim.hours)")
      values["claim"] = [
        "url": claim.url, "letters": claim.letters, "kept": kept,
        "spelled": claim.letters.map(String.init).joined(separator: " "),
        "script": LinkPageTemplates.copyScript,
      ]
    } else if visitor.system == .apple, values["stores"] != nil {
      values["keep"] = details.claimPath.map { ["path": $0] }
    }
  }

  /// The code, for visitors who have no phone in hand.
  private mutating func addCode(_ url: String, _ visitor: LinkPageVisitor) {
    guard !visitor.isHandheld, let code = QRCode(url) else { return }
    values["scan"] = ["path": code.svgPath, "side": code.svgSide] as [String: Any]
  }

  /// A text on one line without characters that have no place in a page; `nil` when nothing is left.
  private static func line(_ text: String) -> String? {
    let words = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let line = String(words).split(separator: " ").joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}
