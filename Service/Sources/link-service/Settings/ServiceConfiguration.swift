import ArgumentParser
import Configuration
import Foundation
import SystemPackage

/// The settings of the environment and of a file; those of the environment win.
struct ServiceConfiguration {
  /// The kinds of settings.
  private enum Kind {
    case text, number, list
  }

  /// The settings by name.
  private static let kinds: [String: Kind] = [
    "catalog": .text, "database": .text, "postgres": .text, "host": .text, "port": .number,
    "domains": .list,
    "shortPath": .text, "templates": .text, "texts": .text, "trustedProxies": .list,
    "app.name": .text, "app.appleID": .text, "app.appleProvider": .text,
    "app.androidPackage": .text, "app.appIDs": .list, "app.fingerprints": .list,
    "look.accent": .text, "limits.requests": .number, "limits.connections": .number,
    "limits.seconds": .number, "limits.claimHours": .number,
  ]

  private let environment: ConfigReader
  private let file: ConfigReader?

  /// The folder of the file, from which its paths begin.
  private let folder: URL?

  /// Reads the environment, and a file if there is one.
  init(file path: String?) async throws {
    environment = ConfigReader(
      provider: EnvironmentVariablesProvider().prefixKeys(with: "link.service")
    )
    guard let path else {
      (file, folder) = (nil, nil)
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Ending.code(66, ["'\(path)' can't be read."])
    }
    let problems = Self.problems(of: data)
    guard problems.isEmpty else { throw Ending.code(65, problems.map { "'\(path)': \($0)" }) }
    folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      file = ConfigReader(provider: try await FileProvider<JSONSnapshot>(filePath: .init(path)))
    } catch {
      throw Ending.code(65, ["'\(path)' can't be used: \(error)"])
    }
  }

  /// A text.
  func text(_ name: String) -> String? {
    environment.string(forKey: ConfigKey(name)) ?? file?.string(forKey: ConfigKey(name))
  }

  /// A path; one of the file begins at its folder.
  func path(_ name: String) -> String? {
    if let path = environment.string(forKey: ConfigKey(name)) { return path }
    return file?.string(forKey: ConfigKey(name)).map { path in
      URL(fileURLWithPath: path, relativeTo: folder).path
    }
  }

  /// A number.
  func number(_ name: String) throws -> Int? {
    if let text = environment.string(forKey: ConfigKey(name)) {
      guard let number = Int(text) else {
        throw Ending.code(64, ["The setting '\(name)' is '\(text)' in the environment, no number."])
      }
      return number
    }
    return file?.int(forKey: ConfigKey(name))
  }

  /// Texts; in the environment they have commas between them.
  func list(_ name: String) -> [String] {
    environment.stringArray(forKey: ConfigKey(name)) ?? file?.stringArray(forKey: ConfigKey(name))
      ?? []
  }

  /// What is wrong with a file, each as a sentence.
  private static func problems(of data: Data) -> [String] {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return ["This is not an object of JSON."]
    }
    return problems(of: object, below: "")
  }

  /// What is wrong with the members of an object.
  private static func problems(of object: [String: Any], below prefix: String) -> [String] {
    object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      let name = prefix + key
      if let inner = value as? [String: Any],
        kinds.keys.contains(where: { $0.hasPrefix("\(name).") })
      {
        return problems(of: inner, below: "\(name).")
      }
      // A setting that is null counts as not set.
      if value is NSNull, kinds[name] != nil { return [] }
      guard let kind = kinds[name] else {
        let names = kinds.keys.sorted().joined(separator: ", ")
        return ["The setting '\(name)' is not known. The settings are \(names)."]
      }
      let isRight =
        switch kind {
        case .text: value is String
        case .number: value is Int
        case .list: value is [String]
        }
      let expected = kind == .text ? "a text" : kind == .number ? "a number" : "a list of texts"
      return isRight ? [] : ["The setting '\(name)' is not \(expected)."]
    }
  }
}
