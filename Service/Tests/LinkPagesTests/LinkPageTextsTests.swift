import Foundation
import LinkPages
import LinkRouting
import Testing

/// The languages of pages, and templates of one's own.
@Suite struct LinkPageTextsTests {
  private static let german = [
    "open": "In der App öffnen", "description": "Öffne diesen Link in {app}.",
  ]

  @Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("de-AT, en;q=0.9", "de"), ("en, de", "en"),
    ("en;q=0.5, de;q=0.8", "de"), ("fr, de;q=0.1", "de"), ("fr", "en"), ("de;q=0, fr", "en"),
    ("*", "en"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-Hant-TW", "zh-Hant"), ("", "en"),
    ("de\u{0}", "en"), ("de;q=x", "en"), (";;,,", "en"), ("ar-EG;q=1.0", "ar"), ("DE", "de"),
  ])
  func aPageIsInTheLanguageThatTheBrowserAsksFor(header: String, language: String) throws {
    let texts =
      try [LinkPageTexts.english]
      + ["de", "pt-BR", "zh-Hant", "ar"].map {
        try LinkPageTexts(language: $0, Self.german)
      }
    let page = try LinkPages.shop(texts: texts).page(at: "/", in: Browser.iPhone, header)
    #expect(page.header("Content-Language") == language)
    #expect(
      page.html.contains("<html lang=\"\(language)\" dir=\"\(language == "ar" ? "rtl" : "ltr")\">")
    )
    #expect(page.html.contains(language == "en" ? ">Open in the app<" : ">In der App öffnen<"))
    #expect(page.header("Vary") == "Accept-Language, User-Agent")
  }

  @Test func textsThatAreMissingAreEnglish() throws {
    let texts = [try LinkPageTexts(language: "de", Self.german)]
    let page = try LinkPages.shop(texts: texts).page(at: "/", in: Browser.iPhone)
    #expect(page.html.contains("Öffne diesen Link in The Shop."))
    #expect(page.html.contains("Get it on the App Store"))
  }

  @Test func aFormOfPagesWithOtherTextsHasTheFirstOnes() throws {
    let texts = [LinkPageTexts.english, try LinkPageTexts(language: "de", Self.german)]
    let pages = try LinkPages.shop(texts: texts)
    let german = pages.variant(userAgent: nil, acceptLanguage: "de")
    #expect(pages.missingPage(for: german).header("Content-Language") == "de")
    #expect(try LinkPages.shop().missingPage(for: german).header("Content-Language") == "en")
  }

  @Test func anUnknownNameOfATextIsNamed() throws {
    let error = #expect(throws: LinkPageError.self) {
      try LinkPageTexts(language: "de", ["opne": "x"])
    }
    #expect(error?.code == .textName)
    #expect(error?.description.contains("'opne'") == true)
    #expect(error?.description.contains("open") == true)
  }

  @Test(arguments: ["", "d", "de_DE", "de--DE", "-", "12", "de-", "deutschland"])
  func whatIsNotALanguageIsRefused(tag: String) {
    let error = #expect(throws: LinkPageError.self) { try LinkPageTexts(language: tag, [:]) }
    #expect(error?.code == .language)
  }

  /// Does something with a folder that has these files.
  private func withFolder<Value>(
    _ files: [String: String],
    _ work: (String) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("link-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try work(folder.path)
  }

  @Test func templatesCanBeReplaced() throws {
    let files = [
      "link.mustache": "<i>{{title}}</i>{{> foot}}<style>{{{styles}}}</style>",
      "foot.mustache": "<b>{{app}}</b>", "page.css": "i{color:var(--text)}", "notes.txt": "x",
    ]
    let templates = try withFolder(files) { try LinkPageTemplates(folder: $0) }
    let pages = try LinkPages(
      router: ShopLink.router,
      app: LinkPageApp(name: "\"\u{301}<S>"),
      templates: templates
    ) { _ in LinkPageContent(title: "a<b") }
    let page = pages.page(at: "/")
    #expect(page.html.hasPrefix("<i>a&lt;b</i><b>&quot;\u{301}&lt;S&gt;</b><style>:root{"))
    #expect(page.html.contains("i{color:var(--text)}"))
    // Those that are missing are this package's.
    #expect(pages.page(at: "/nothing").html.contains("This page isn’t available"))
  }

  @Test(arguments: [
    (["link.mustache": "a\n{{#title}}"], "link.mustache"),
    (["foot.mustache": "a\n{{title"], "foot.mustache"), (["page.css": "</STYLE>"], "page.css"),
  ])
  func aMistakeInATemplateIsNamed(files: [String: String], name: String) throws {
    let error = #expect(throws: LinkPageError.self) {
      try withFolder(files) { try LinkPageTemplates(folder: $0) }
    }
    #expect(error?.code == .template && error?.description.contains(name) == true)
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let error = #expect(throws: LinkPageError.self) { try LinkPageTemplates(folder: "/no/folder") }
    #expect(error?.description.contains("'/no/folder'") == true)
  }
}
