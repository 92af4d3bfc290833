import Foundation
import LinkRouting

/// How the texts of a file are read, by the end of its name.
enum ScannedFormat: String {
  case swift, quoted, markup, yaml, fields, plain, mail

  /// The format of a file; `nil` for one that is not scanned.
  init?(path: String) {
    var names = (path as NSString).lastPathComponent.lowercased().split(separator: ".").dropFirst()
    guard let last = names.popLast() else { return nil }
    if let own = Self.formats[String(last)] {
      self = own
    } else if Self.templates.contains(String(last)) {
      // welcome.html.erb and push.json.liquid are what is within.
      self = names.last.flatMap { Self.formats[String($0)] } ?? .markup
    } else {
      return nil
    }
  }

  /// The formats, by the ends of names.
  private static let formats: [String: ScannedFormat] = {
    var formats: [String: ScannedFormat] = [:]
    for (format, ends) in [
      (ScannedFormat.swift, "swift"),
      (.quoted, "json jsonl json5 geojson webmanifest xcstrings strings"),
      (
        .markup,
        "html htm xhtml xml plist entitlements stringsdict storyboard xib mjml svg rss atom"
      ), (.yaml, "yaml yml"), (.fields, "csv tsv"), (.plain, "md markdown mdx txt"), (.mail, "eml"),
    ] {
      for end in ends.split(separator: " ") { formats[String(end)] = format }
    }
    return formats
  }()

  /// The ends of names of templates.
  private static let templates: Set = [
    "mustache", "hbs", "handlebars", "liquid", "ejs", "erb", "jinja", "jinja2", "j2", "njk", "twig",
    "tmpl", "tpl", "ftl", "stencil",
  ]

  /// The texts of a file.
  func texts(of bytes: [UInt8]) -> [SourceText] {
    switch self {
    case .swift: return SwiftTexts(of: bytes).texts
    case .quoted: return QuotedTexts(of: bytes).texts
    case .markup: return MarkupTexts(of: bytes).texts
    case .yaml: return YAMLTexts(of: bytes).texts
    case .fields: return FieldTexts(of: bytes).texts
    case .mail: return MailText(of: bytes).texts
    case .plain:
      var text = SourceText(isValue: false)
      text.append(bytes[...])
      return [text]
    }
  }

  /// Where the links of a file come from; `nil` for the usual source of each, as its beginning is.
  ///
  /// What the app itself contains, it opens itself.
  func source(ofPath path: String) -> LinkSource? {
    let end = (path as NSString).pathExtension.lowercased()
    let own = ["swift", "strings", "xcstrings", "stringsdict", "plist", "storyboard", "xib"]
    return own.contains(end) ? .app : nil
  }
}
