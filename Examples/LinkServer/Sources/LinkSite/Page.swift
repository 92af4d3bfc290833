import LinkRouting
import ShopLinks

/// A web page.
struct Page {
  /// The type of pages.
  static let type = "text/html; charset=utf-8"

  /// The page.
  let text: String

  /// Writes a page; the texts are HTML.
  private init(title: String, head: String = "", body: String) {
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>\(head)
      </head>
      <body>
      <h1>\(title)</h1>
      \(body)
      </body>
      </html>

      """
  }

  /// The page of a link, for people without the app, with a button that opens the app.
  static func link(_ link: ShopLink, _ url: String, inApp: String?) -> Page {
    // A comma would begin another setting of the banner, such as the identifier of another app.
    let argument = url.replacing(",", with: "%2C")
    let banner = "app-id=1234567890, app-argument=\(argument)"
    let button = inApp.map { "<p><a href=\"\(escaped($0))\">Open in the app</a></p>" } ?? ""
    return Page(
      title: escaped(link.title),
      head: "\n<meta name=\"apple-itunes-app\" content=\"\(escaped(banner))\">",
      body: button
    )
  }

  /// The page for a link that the app does not take.
  static func unknown(_ path: String) -> Page {
    Page(
      title: "There is no such page",
      body: """
        <p>The app takes no link to <code>\(escaped(path))</code>, so it was not opened.</p>
        <p><a href="/">Go to the shop</a></p>
        """
    )
  }

  /// A text whose marks mean nothing in HTML.
  private static func escaped(_ text: String) -> String {
    var result = ""
    // By scalars, as a mark may be one character with what follows it.
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
