public import ArgumentParser
public import ShortLinks

/// `link-service key`: the keys of the API.
struct KeyGroup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key",
    abstract: "Creates, lists and removes keys of the API.",
    subcommands: [CreateKey.self, ListKeys.self, RemoveKey.self]
  )
}

/// `link-service key create NAME`.
struct CreateKey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Creates a key, and prints it.",
    discussion: "Only a hash of the key is stored: it can't be shown again."
  )

  @Argument(help: "The name of the key: who uses it.")
  var name: String

  @Option(help: "What the key may do: read links and counts, or write them too.")
  var scope = AccessKey.Scope.write

  @OptionGroup var store: StoreOptions

  func validate() throws {
    let isName = !name.isEmpty && name.utf8.count <= 100 && name == Ending.shown(name)
    if !isName { throw ValidationError("A name has 1 to 100 bytes, without control characters.") }
  }

  func run() async throws {
    let store = try await store.open()
    let (stored, key) = AccessKey.make(name: name, scope: scope)
    let isNew = try await store.doing { store throws(LinkStoreError) in
      try await store.insert(stored)
    }
    guard isNew else {
      throw Ending.code(1, ["There is a key '\(name)' already. Choose another name, or remove it."])
    }
    print(key)
  }
}

/// `link-service key list`.
struct ListKeys: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the names and scopes of all keys."
  )

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let store = try await store.open()
    let keys = try await store.doing { store throws(LinkStoreError) in try await store.keys() }
    for key in keys { print("\(key.name)\t\(key.scope.rawValue)") }
  }
}

/// `link-service key remove NAME`.
struct RemoveKey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a key, which is refused from then on."
  )

  @Argument(help: "The name of the key.")
  var name: String

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let store = try await store.open()
    let name = name
    let wasThere = try await store.doing { store throws(LinkStoreError) in
      try await store.removeKey(name)
    }
    guard wasThere else { throw Ending.code(1, ["There is no key '\(name)'."]) }
  }
}

extension AccessKey.Scope: ExpressibleByArgument {}
