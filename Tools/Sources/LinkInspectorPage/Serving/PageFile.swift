/// The files of the page, which are compiled into the program.
enum PageFile {
  /// The file with a name; `nil` for an unknown name.
  static func named(_ name: String) -> InspectorAnswer? {
    switch name {
    case "": .file(PackageResources.page_html, type: "text/html; charset=utf-8")
    case "page.css": .file(PackageResources.page_css, type: "text/css; charset=utf-8")
    case "page.js": .file(PackageResources.page_js, type: "text/javascript; charset=utf-8")
    default: nil
    }
  }
}
