import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import LinkAnalysis
import LinkAssociation
import LinkPages
import LinkRouting
import NIOCore

/// The association files of a service, made of its catalog when it starts.
struct AssociationFiles: Sendable {
  /// A file.
  private struct File: Sendable {
    let tag: String
    let body: ByteBuffer
  }

  /// The files by path.
  private var files: [String: File] = [:]

  /// What the proof and the checks found, each as a sentence: URLs of routes that the file does not offer, a debug key.
  private(set) var findings: [String] = []

  init(_ settings: ServiceSettings) {
    var catalog = settings.catalog.catalog
    catalog.routes += settings.shortLinkRoutes
    let generator = AssociationGenerator(catalog, domain: settings.shortDomain)
    if !settings.appIDs.isEmpty {
      let output = generator.association(appIDs: settings.appIDs)
      findings = output.gaps.map { "\($0)" }
      if !output.isWithinSize {
        findings.append("apple-app-site-association is larger than the 128 KB that Apple reads.")
      }
      add(output.json, at: "/.well-known/apple-app-site-association")
    }
    if let package = settings.app.androidPackage, !settings.fingerprints.isEmpty {
      let links = generator.assetLinks(packageName: package, fingerprints: settings.fingerprints)
      findings += AssociationLint().findings(ofAssetLinks: Array(links.json.utf8))
        .filter { $0.severity != .note }.map { "assetlinks.json: \($0.message) \($0.fix)" }
      add(links.json, at: "/.well-known/assetlinks.json")
    }
  }

  private mutating func add(_ text: String, at path: String) {
    let digest = SHA256.hash(data: Data(text.utf8)).prefix(12)
    let tag = "\"\(digest.map { String($0, radix: 16) }.joined())\""
    files[path] = File(tag: tag, body: ByteBuffer(string: text))
  }

  /// The answer with the file at a path; `nil` for any other path.
  func response(at path: Substring, _ request: Request) -> Response? {
    guard let file = files[String(path)] else { return nil }
    var headers: HTTPFields = [
      .contentType: "application/json", .eTag: file.tag, .cacheControl: "public, max-age=3600",
      .contentTypeOptions: "nosniff",
    ]
    let known = request.headers[.ifNoneMatch]?.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces).replacing("W/", with: "") }
    guard known?.contains(where: { $0 == file.tag || $0 == "*" }) != true else {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentLength] = String(file.body.readableBytes)
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.body))
  }
}
