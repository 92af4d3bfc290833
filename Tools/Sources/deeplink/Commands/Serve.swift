import ArgumentParser
import Foundation
import LocalServer

/// `deeplink serve`: serves the association files of a domain on a local port.
struct Serve: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Serves the association files of a domain on a local port.",
    discussion: """
      The files are read again for each request, and sent without a redirect, with the headers \
      that Apple and Google ask for. Every other path is not found. Control-C ends it.

        deeplink serve --aasa apple-app-site-association \\
          --assetlinks assetlinks.json

      Exit code 66 when a file cannot be read, 75 when the port is not available.
      """
  )

  /// The file for Apple.
  @Option(
    name: .long,
    help: ArgumentHelp("Served as apple-app-site-association.", valueName: "file"),
    completion: .file()
  )
  var aasa: String?

  /// The file for Android.
  @Option(
    name: .long,
    help: ArgumentHelp("Served as assetlinks.json.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var assetlinks: String?

  /// The port.
  @Option(name: .long, help: "The port; 0 for any that is free.")
  var port: UInt16 = 8080

  /// Whether requests are told as JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each request.")
  var json = false

  /// Refuses to serve nothing.
  func validate() throws {
    if aasa == nil, assetlinks == nil {
      throw ValidationError("Say what to serve: --aasa, --assetlinks or both.")
    }
    if aasa == "-" || assetlinks == "-" {
      throw ValidationError("Files are read anew for each request; standard input (-) cannot be.")
    }
  }

  /// Serves until it is interrupted.
  @MainActor
  func run() async throws {
    let files = AssociationFiles(aasa: aasa, assetlinks: assetlinks)
    do throws(UnreadableFile) {
      try files.refuseUnreadable()
    } catch {
      throw error.reported()
    }
    let server = LocalServer(port: port) { [json] request in
      let response = files.response(to: request)
      let served = ServedRequest(request, response)
      StandardOutput.printNow(json ? (try? served.line()) ?? "" : served.text)
      return response
    }
    do {
      try await server.run { port in
        for path in files.paths { StandardError.print("http://127.0.0.1:\(port)\(path)") }
      }
    } catch let error as LocalServer.PortTaken {
      StandardError.print("deeplink: \(error)")
      throw ExitCode(75)
    }
  }
}
