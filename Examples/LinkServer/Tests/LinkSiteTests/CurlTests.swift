import Foundation
import Testing

/// The running server, asked by curl.
@Suite struct CurlTests {
  /// Starts the server at a free port, and does something with its URL.
  private func serving<Value>(_ work: (_ site: String) throws -> Value) throws -> Value {
    let (server, out) = (Process(), Pipe())
    server.executableURL = Self.productsFolder.appendingPathComponent("link-server")
    server.standardOutput = out
    try server.run()
    defer {
      server.terminate()
      server.waitUntilExit()
    }
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let data = out.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += data
    }
    return try work(String(decoding: line.dropLast(), as: UTF8.self))
  }

  /// Starts the server at a free port, and asks it.
  private func asking(_ arguments: [[String]]) throws -> [String] {
    try serving { site in
      try arguments.map { try Self.curl($0.dropLast() + [site + ($0.last ?? "")]) }
    }
  }

  /// What curl prints.
  private static func curl(_ arguments: [String]) throws -> String {
    let (curl, out) = (Process(), Pipe())
    curl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    curl.arguments = ["curl", "--silent", "--path-as-is", "--globoff"] + arguments
    curl.standardOutput = out
    try curl.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    curl.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The folder of the built programs.
  private static var productsFolder: URL {
    #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    #endif
    return Bundle.main.bundleURL
  }

  @Test func aPortThatCannotBeHadIsSaid() throws {
    try serving { site in
      let port = site.split(separator: ":").last.map(String.init) ?? ""
      let (other, error) = (Process(), Pipe())
      other.executableURL = Self.productsFolder.appendingPathComponent("link-server")
      other.arguments = [port]
      other.standardError = error
      try other.run()
      let said = String(
        decoding: error.fileHandleForReading.readDataToEndOfFile(),
        as: UTF8.self
      )
      other.waitUntilExit()
      #expect(other.terminationReason == .exit && other.terminationStatus == 1)
      #expect(said == "link-server: port \(port) cannot be had\n")
    }
  }

  @Test func servesFilesAndPages() throws {
    let status = ["--output", "/dev/null", "--write-out", "%{http_code} %{content_type}"]
    let answers = try asking([
      ["/.well-known/apple-app-site-association"],
      status + ["/.well-known/apple-app-site-association"],
      status + ["/.well-known/assetlinks.json"],
      ["/products/7"], status + ["/products/7?utm_source=mail"], status + ["/search?q=a%26b"],
      status + ["/nothing"], status + ["/account"],
      ["--head"] + status + ["/products/7"],
      ["--request", "POST"] + status + ["/products/7"],
    ])
    #expect(answers[0].contains("\"/products/?*\""))
    #expect(answers[1] == "200 application/json")
    #expect(answers[2] == "200 application/json")
    #expect(answers[3].contains("shop://products/7"))
    #expect(answers[4] == "200 text/html; charset=utf-8")
    #expect(answers[5] == "200 text/html; charset=utf-8")
    #expect(answers[6] == "404 text/html; charset=utf-8")
    #expect(answers[7] == "404 text/html; charset=utf-8")
    #expect(answers[8] == "200 text/html; charset=utf-8")
    #expect(answers[9].hasPrefix("405"))
  }
}
