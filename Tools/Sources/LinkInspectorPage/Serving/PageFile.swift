import LinkRouting

/// The files of the page, which are compiled into the program.
enum PageFile {
  /// The file of a name; `nil` for another name.
  static func named(_ name: String) -> InspectorAnswer? {
    switch name {
    case "": .file(Array(page.utf8), type: "text/html; charset=utf-8")
    case "page.css": .file(PackageResources.page_css, type: "text/css; charset=utf-8")
    case "page.js": .file(PackageResources.page_js, type: "text/javascript; charset=utf-8")
    default: nil
    }
  }

  /// The page, with the sources that a link can be said to come from.
  static let page: String = {
    let options = LinkSource.shown.map { "<option>\($0.rawValue)</option>" }.joined(separator: " ")
    let text = String(decoding: PackageResources.page_html, as: UTF8.self)
    return text.replacing("<!-- sources -->", with: options)
  }()
}
