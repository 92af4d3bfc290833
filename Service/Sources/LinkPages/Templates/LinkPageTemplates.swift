import Crypto
import Foundation
import Mustache

/// The templates of link pages, in the Mustache language, and their style sheet.
///
/// `Service/README.md` lists the values that a template can show.
public struct LinkPageTemplates: Sendable {
  /// The names of the templates.
  enum Name: String, CaseIterable {
    case link, missing
  }

  /// The templates by name.
  private let library: MustacheLibrary

  /// The style sheet, without colours.
  let styles: String

  /// The templates of this package.
  ///
  /// - Throws: ``LinkPageError`` – `template`, which a test shows not to happen.
  public static func standard() throws(LinkPageError) -> LinkPageTemplates {
    try LinkPageTemplates(builtIn, styles: builtInStyles)
  }

  /// Reads the templates of a folder.
  ///
  /// - Parameter folder: The path of the folder. It may have `link.mustache`, `missing.mustache`, `page.css`, and
  ///   other templates, which those two name as partials. Those of this package take the places of files that are
  ///   missing.
  /// - Throws: ``LinkPageError`` – `template`, which names the file, the line and the problem.
  public init(folder: String) throws(LinkPageError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw LinkPageError(.template, "The folder of templates '\(folder)' can't be read.")
    }
    var texts = Self.builtIn
    for name in names where name.hasSuffix(".mustache") {
      texts[String(name.dropLast(".mustache".count))] = try Self.text(of: name, in: folder)
    }
    let ownStyles = names.contains("page.css") ? try Self.text(of: "page.css", in: folder) : nil
    try self.init(texts, styles: ownStyles ?? Self.builtInStyles)
  }

  /// Reads templates.
  private init(_ texts: [String: String], styles: String) throws(LinkPageError) {
    PageText.register()
    var library = MustacheLibrary()
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      do {
        try library.register(PageText.pragma + text, named: name)
      } catch let error as MustacheTemplate.ParserError {
        throw LinkPageError(
          .template,
          "The template '\(name).mustache' has a mistake in line \(error.context.lineNumber):"
            + " \(error.error)."
        )
      } catch {
        throw LinkPageError(.template, "The template '\(name).mustache' has a mistake: \(error).")
      }
    }
    guard !styles.lowercased().contains("</style") else {
      throw LinkPageError(.template, "The style sheet 'page.css' contains '</style'. Remove it.")
    }
    (self.library, self.styles) = (library, styles)
  }

  /// Fills in a template.
  func render(_ name: Name, _ fields: LinkPageFields) -> String {
    library.render(fields, withTemplate: name.rawValue) ?? ""
  }

  /// The text of a file.
  private static func text(of name: String, in folder: String) throws(LinkPageError) -> String {
    do {
      return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    } catch {
      throw LinkPageError(.template, "'\(folder)/\(name)' can't be read as UTF-8 text.")
    }
  }

  private static let builtIn = [
    "link": String(decoding: PackageResources.link_mustache, as: UTF8.self),
    "missing": String(decoding: PackageResources.missing_mustache, as: UTF8.self),
  ]

  /// The script that copies the address of a claim.
  static let copyScript = String(decoding: PackageResources.copy_js, as: UTF8.self)

  /// What admits that script, and no other.
  static let copyScriptSource =
    "'sha256-\(Data(SHA256.hash(data: Data(copyScript.utf8))).base64EncodedString())'"

  private static let builtInStyles = String(decoding: PackageResources.page_css, as: UTF8.self)
}

/// How values are written into pages.
///
/// Mustache's own way goes by characters, and a quotation mark with an accent behind it is one character that it does
/// not escape.
struct PageText: MustacheContentType {
  /// The name in templates.
  private static let name = "LINK-PAGE"

  /// What a template begins with whose values are written this way.
  static let pragma = "{{%CONTENT_TYPE:\(name)}}"

  /// Makes the name known.
  static func register() {
    MustacheContentTypes.register(PageText(), named: name)
  }

  /// A text whose marks mean nothing in HTML.
  func escapeText(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
