import ArgumentParser
import ShortLinks

/// The database that a command was given.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The SQLite file with the links.", valueName: "file"))
  var database: String?

  @Option(
    help: ArgumentHelp(
      "The PostgreSQL database with the links, as postgresql://…",
      valueName: "url"
    )
  )
  var postgres: String?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "A file of settings, as JSON. Options and variables LINK_SERVICE_… win over it.",
      valueName: "file"
    )
  )
  var configuration: String?

  /// Refuses two databases.
  func validate() throws {
    if database != nil, postgres != nil {
      throw ValidationError("Name one database: --database or --postgres.")
    }
  }

  /// Opens the database that the options, the environment or the file name.
  func open() async throws -> any LinkStore {
    try open(try await ServiceConfiguration(file: configuration))
  }

  /// The database that the options or the settings name; `nil` when they name none.
  func named(_ configuration: ServiceConfiguration) -> LinkDatabase? {
    if let database { return .sqlite(path: database) }
    if let url = postgres ?? configuration.text("postgres") { return .postgres(url: url) }
    return configuration.path("database").map { .sqlite(path: $0) }
  }

  /// Opens the database that the options or the settings name.
  func open(_ configuration: ServiceConfiguration) throws -> any LinkStore {
    guard let named = named(configuration) else {
      throw ValidationError("Name the database with --database or --postgres.")
    }
    do throws(LinkStoreError) {
      return try named.open()
    } catch {
      throw error.ending
    }
  }
}

extension LinkStoreError {
  /// The code to end with, after the error was printed.
  var ending: ExitCode { Ending.code(75, [description]) }
}

extension LinkStore {
  /// Does one thing with the store, and closes it; an error ends the command.
  func doing<Value: Sendable>(
    _ work: @Sendable (Self) async throws(LinkStoreError) -> Value
  ) async throws -> Value {
    do throws(LinkStoreError) {
      let value = try await work(self)
      await close()
      return value
    } catch {
      await close()
      throw error.ending
    }
  }
}
