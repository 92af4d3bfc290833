import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a client sees of `deeplink serve`.
@Suite struct ServeCommandTests {
  private let aasa = #"{"applinks":{"details":[]}}"#

  /// Sends a request to a running program.
  private func request(_ url: String, method: String = "GET") async throws -> (
    HTTPURLResponse, Data
  ) {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (try #require(response as? HTTPURLResponse), data)
  }

  @Test func servesTheFilesAsASiteHasTo() async throws {
    let path = try temporaryFile(aasa)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tool = try RunningTool(["serve", "--aasa", path, "--assetlinks", path, "--port", "0"])
    defer { tool.interrupt() }
    let urls = tool.errorLines(3)
    #expect(
      urls.compactMap { URL(string: $0)?.path } == [
        "/.well-known/apple-app-site-association", "/.well-known/assetlinks.json",
        "/apple-app-site-association",
      ]
    )
    for url in urls {
      #expect(url.hasPrefix("http://127.0.0.1:"))
      let (response, data) = try await request(url)
      #expect(response.statusCode == 200)
      #expect(response.url?.absoluteString == url)
      #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json")
      #expect(String(decoding: data, as: UTF8.self) == aasa)
    }
    let (head, body) = try await request(urls[0], method: "HEAD")
    #expect(head.value(forHTTPHeaderField: "Content-Length") == "\(aasa.utf8.count)")
    #expect(body.isEmpty)
    #expect(
      tool.outputLines(4).suffix(2) == [
        "200 GET /apple-app-site-association", "200 HEAD /.well-known/apple-app-site-association",
      ]
    )
  }

  @Test func readsTheFileAnewAndFindsNothingElse() async throws {
    let path = try temporaryFile("{}")
    let tool = try RunningTool(["serve", "--aasa", path, "--port", "0", "--json"])
    defer { tool.interrupt() }
    let urls = tool.errorLines(2)
    let url = try #require(urls.first)
    #expect(urls.count == 2)
    try Data(aasa.utf8).write(to: URL(fileURLWithPath: path))
    #expect(String(decoding: try await request(url).1, as: UTF8.self) == aasa)
    let links = url.replacingOccurrences(of: "apple-app-site-association", with: "assetlinks.json")
    #expect(try await request(links).0.statusCode == 404)
    let (changing, _) = try await request(url, method: "DELETE")
    #expect(changing.statusCode == 405)
    #expect(changing.value(forHTTPHeaderField: "Allow") == "GET, HEAD")
    try FileManager.default.removeItem(atPath: path)
    #expect(try await request(url).0.statusCode == 404)
    #expect(
      tool.outputLines(4) == [
        #"{"method":"GET","path":"/.well-known/apple-app-site-association","status":200}"#,
        #"{"method":"GET","path":"/.well-known/assetlinks.json","status":404}"#,
        #"{"method":"DELETE","path":"/.well-known/apple-app-site-association","status":405}"#,
        #"{"method":"GET","path":"/.well-known/apple-app-site-association","status":404}"#,
      ]
    )
  }

  @Test func saysThatAPortCannotBeHad() throws {
    let path = try temporaryFile(aasa)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try RunningTool(["serve", "--aasa", path, "--port", "0"])
    defer { first.interrupt() }
    let port = try #require(first.errorLines(2).first.flatMap { URL(string: $0)?.port })
    let second = try BuiltTool.run("serve", "--aasa", path, "--port", "\(port)")
    #expect(second.code == 75)
    #expect(second.error == "deeplink: port \(port) cannot be had on this machine\n")
  }

  @Test func saysWhatIsMissing() throws {
    #expect(try BuiltTool.run("serve").code == 64)
    let run = try BuiltTool.run("serve", "--aasa", "/nowhere/aasa", "--port", "0")
    #expect(run.code == 66)
    #expect(run.error == "deeplink: /nowhere/aasa cannot be read: there is no such file\n")
  }

  /// Writes a file.
  private func temporaryFile(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "aasa-\(UUID().uuidString)"
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
