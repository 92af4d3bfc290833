import FlyingFox
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
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard let data = files[request.path].flatMap(contents) else {
      return HTTPResponse(statusCode: .notFound)
    }
    guard request.method == .GET || request.method == .HEAD else {
      let allowed: HTTPHeaders = [HTTPHeader("Allow"): "GET, HEAD"]
      return HTTPResponse(statusCode: .methodNotAllowed, headers: allowed)
    }
    let headers: HTTPHeaders = [
      .contentType: "application/json", .contentLength: String(data.count),
      .cacheControl: "no-store",
    ]
    return HTTPResponse(
      statusCode: .ok,
      headers: headers,
      body: request.method == .HEAD ? Data() : data
    )
  }

  /// Reads a file.
  private func contents(of path: String) -> Data? { (try? WholeFile.read(path)).map { Data($0) } }
}
