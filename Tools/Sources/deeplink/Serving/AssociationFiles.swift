import LocalServer
import Foundation

/// The association files of a domain, as a site serves them.
struct AssociationFiles: Sendable {
  /// Where files lie, by the path under which they are served.
  private let files: [String: String]

  /// Chooses what is served under which path.
  init(aasa: String?, assetlinks: String?) {
    var files: [String: String] = [:]
    // The second place is where systems before iOS 9.3 looked.
    files["/.well-known/apple-app-site-association"] = aasa
    files["/apple-app-site-association"] = aasa
    files["/.well-known/assetlinks.json"] = assetlinks
    self.files = files
  }

  /// The paths under which something is served, in order.
  var paths: [String] { files.keys.sorted() }

  /// Refuses files that cannot be read, the first of them in order.
  func refuseUnreadable() throws(UnreadableFile) {
    for file in Set(files.values).sorted() { _ = try WholeFile.read(file) }
  }

  /// Answers a request.
  func response(to request: LocalRequest) -> LocalResponse {
    guard let bytes = files[request.path].flatMap({ try? WholeFile.read($0) }) else {
      return LocalResponse(404)
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return LocalResponse(405, [("Allow", "GET, HEAD")])
    }
    let fields = [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
    return LocalResponse(200, fields, body: .bytes(bytes))
  }
}
