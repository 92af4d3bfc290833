import FlyingFox
import Foundation

/// The association files of a domain, as a site serves them.
struct AssociationFiles: Sendable {
  /// The largest file that is served, in bytes.
  ///
  /// Apple takes 128 KB of an association file; what is larger is served so that this can be seen.
  private static let byteLimit = 16 << 20

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

  /// The files that cannot be read, in order.
  var unreadable: [String] { Set(files.values.filter { contents(of: $0) == nil }).sorted() }

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
  private func contents(of path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.byteLimit + 1) ?? Data() else { return nil }
    return data.count > Self.byteLimit ? nil : data
  }
}
