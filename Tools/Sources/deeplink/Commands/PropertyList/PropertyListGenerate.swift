import ArgumentParser
import LinkAssociation

/// `deeplink plist generate`: makes what an app's property lists have to say of its links.
struct PropertyListGenerate: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Makes the entitlements or the Info.plist that the links need.",
    discussion: """
      The entitlements list the domains, the Info.plist the schemes. Each is a whole file with \
      nothing else in it; copy its keys to those of the app.

        deeplink plist generate entitlements --catalog links.json \\
          --service webcredentials
        deeplink plist generate info --catalog links.json --name com.example.app

      Exit code 65 when the file is not a catalog, 66 when it cannot be read.
      """
  )

  /// The lists that can be made.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    /// The domains.
    case entitlements
    /// The schemes.
    case info
  }

  /// Which list.
  @Argument(help: ArgumentHelp("What to make: entitlements or info.", valueName: "kind"))
  var kind: Kind

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The other services.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A service beside applinks, for the entitlements; may be given several times.",
      valueName: "name"
    ),
    completion: .list(AppSiteAssociation.serviceNames)
  )
  var service: [String] = []

  /// The name of the group of schemes.
  @Option(
    name: .long,
    help: ArgumentHelp("The name of the schemes, for info; usually the bundle ID.", valueName: "id")
  )
  var name: String?

  /// Refuses options of the other list.
  func validate() throws {
    if let unknown = service.first(where: { !AppSiteAssociation.serviceNames.contains($0) }) {
      let known = AppSiteAssociation.serviceNames.joined(separator: ", ")
      throw ValidationError("'\(unknown)' is not a service; \(known) are.")
    }
    switch kind {
    case .entitlements where name != nil: throw ValidationError("--name is for info.")
    case .info where !service.isEmpty: throw ValidationError("--service is for entitlements.")
    case .info where name == nil:
      throw ValidationError("Name the schemes: --name com.example.app")
    default: break
    }
  }

  /// Prints the list.
  func run() throws {
    let generator = AssociationGenerator(try catalog.read())
    switch kind {
    case .entitlements:
      StandardOutput.print(generator.entitlements(services: service), terminator: "")
    case .info: StandardOutput.print(generator.urlTypes(name: name ?? ""), terminator: "")
    }
  }
}
