import ArgumentParser
import Foundation

/// What all commands can be told about the app.
struct AppOptions: ParsableArguments {
  /// Where the database is.
  @OptionGroup var files: DatabaseOptions

  /// The path of the file that keeps what is shown.
  @Option(
    help: ArgumentHelp(
      "Restore what is shown from this file, and save it there at the end. It may not exist yet.",
      valueName: "file"
    )
  )
  var state: String?

  /// The address of the service that knows short links.
  @Option(
    help: ArgumentHelp(
      "Expand short links, https://55prophets.example/l/CODE, with the link service at this address.",
      valueName: "url"
    )
  )
  var linkService: String?

  /// Refuses what is not an address.
  func validate() throws {
    guard let linkService else { return }
    let isWeb = linkService.hasPrefix("http://") || linkService.hasPrefix("https://")
    guard isWeb, URL(string: linkService)?.host() != nil else {
      throw ValidationError(
        "--link-service is the address of a service, such as http://127.0.0.1:8080."
      )
    }
  }
}
