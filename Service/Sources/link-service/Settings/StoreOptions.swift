import ArgumentParser
import ShortLinks

/// The database that a command was given.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The SQLite file with the links.", valueName: "file"))
  var database: String?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "A file of settings, as JSON. Options and variables LINK_SERVICE_… win over it.",
      valueName: "file"
    )
  )
  var configuration: String?

  /// Opens the database that the options, the environment or the file name.
  func open() async throws -> any LinkStore {
    try Self.open(try await ServiceConfiguration(file: configuration), database)
  }

  /// Opens a database.
  static func open(
    _ configuration: ServiceConfiguration,
    _ path: String?
  ) throws -> any LinkStore {
    guard let path = path ?? configuration.path("database") else {
      throw ValidationError("Name the database with --database.")
    }
    do throws(LinkStoreError) {
      return try LinkDatabase.sqlite(path: path).open()
    } catch {
      throw Ending.code(75, ["\(error)"])
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
