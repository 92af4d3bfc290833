import Foundation
import Testing

/// Each command of the tool with words that it answers, in the folder of the transcripts' files.
struct EveryCommand: CustomTestStringConvertible {
  /// The command, as it is typed behind `deeplink`.
  let name: String

  /// What stands behind it.
  let words: String

  /// The words with which it reads standard input, each; none for a command that never does.
  var reading: [String] = []

  /// The name of a test.
  var testDescription: String { name }

  /// The command as a line of a shell.
  var line: String { "deeplink \(name) \(words)" }

  /// The identifier of the app in the files.
  private static let app = "ABCDE12345.com.example.app"

  /// The fingerprint of a certificate.
  private static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

  /// The commands that answer and end.
  static let ending = [
    EveryCommand(
      name: "aasa diff",
      words: "good.aasa few.aasa",
      reading: ["- few.aasa", "good.aasa -"]
    ),
    EveryCommand(
      name: "aasa fetch",
      words: "127.0.0.1 --allow-private --insecure-http --port 1"
    ),
    EveryCommand(
      name: "aasa generate",
      words: "--catalog quiz.json --app \(app)",
      reading: ["--catalog - --app \(app)"]
    ),
    EveryCommand(name: "aasa lint", words: "--file bad.aasa", reading: ["--file -"]),
    EveryCommand(
      name: "aasa match",
      words: "--file good.aasa --app \(app) /leagues/1",
      reading: ["--file - --app \(app) /leagues/1", "--file good.aasa --app \(app) -"]
    ),
    EveryCommand(
      name: "assetlinks generate",
      words: "--package com.example.app --fingerprint \(fingerprint)"
    ),
    EveryCommand(
      name: "assetlinks lint",
      words: "--file bad-assetlinks.json",
      reading: ["--file -"]
    ),
    EveryCommand(name: "check", words: ". --catalog quiz.json", reading: [". --catalog -"]),
    EveryCommand(
      name: "contract",
      words: "--catalog quiz.json --lock new.lock --update",
      reading: ["--catalog - --lock new.lock --update", "--catalog quiz.json --lock -"]
    ),
    EveryCommand(
      name: "coverage",
      words: "--catalog quiz.json --aasa few.aasa",
      reading: [
        "--catalog - --aasa few.aasa", "--catalog quiz.json --aasa -",
        "--catalog quiz.json --aasa few.aasa --assetlinks -",
      ]
    ),
    EveryCommand(
      name: "explain",
      words: "--catalog quiz.json quiz://leages/1",
      reading: ["--catalog - quiz://leages/1", "--catalog quiz.json -"]
    ),
    EveryCommand(
      name: "export",
      words: "typescript --catalog quiz.json",
      reading: ["android-manifest --catalog -"]
    ),
    EveryCommand(
      name: "init",
      words: "--aasa good.aasa --domain quiz.example",
      reading: ["--aasa - --domain quiz.example", "--urls -"]
    ),
    EveryCommand(name: "lint", words: "--catalog mistakes.json", reading: ["--catalog -"]),
    EveryCommand(
      name: "match",
      words: "--catalog quiz.json quiz://leagues/1",
      reading: [
        "--catalog - quiz://leagues/1", "--catalog quiz.json -", "--json --catalog quiz.json -",
      ]
    ),
    EveryCommand(name: "open", words: "--print quiz://leagues/1", reading: ["--print -"]),
    EveryCommand(
      name: "pattern test",
      words: "'/leagues/:league' quiz://leagues/1",
      reading: ["'/leagues/:league' -"]
    ),
    EveryCommand(
      name: "plist check",
      words: "--catalog quiz.json --info Info.plist",
      reading: ["--catalog - --info Info.plist", "--catalog quiz.json --info -"]
    ),
    EveryCommand(
      name: "plist generate",
      words: "entitlements --catalog quiz.json",
      reading: ["entitlements --catalog -"]
    ),
    EveryCommand(name: "push", words: "--key link quiz://leagues/1"),
    EveryCommand(
      name: "routes",
      words: "--catalog quiz.json",
      reading: ["--catalog -", "--json --catalog -"]
    ),
    EveryCommand(
      name: "scan",
      words: "--catalog quiz.json site",
      reading: ["--catalog - site"]
    ),
    EveryCommand(name: "split", words: "quiz://leagues/1", reading: ["-", "--json -"]),
    EveryCommand(
      name: "url",
      words: "--catalog quiz.json league league=1",
      reading: ["--catalog - league league=1"]
    ),
  ]

  /// The command that answers what it reads until that ends.
  static let conversing = [EveryCommand(name: "mcp", words: "--catalog quiz.json")]

  /// The commands that serve until they are interrupted.
  static let serving = [
    EveryCommand(name: "inspect", words: "--catalog quiz.json"),
    EveryCommand(name: "serve", words: "--aasa good.aasa"),
  ]
}
