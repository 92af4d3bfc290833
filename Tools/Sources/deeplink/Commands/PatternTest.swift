import ArgumentParser
import URLPattern

/// `deeplink pattern test`: matches URLs with a pattern and shows the groups.
struct PatternTest: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Matches URLs with a pattern of the URL Pattern Standard.",
    discussion: """
      A pattern without a scheme is one for paths: it matches the paths of the URLs, whatever their \
      schemes and hosts are. Groups are shown percent-encoded, as URLs have them.

        deeplink pattern test '/leagues/:league' 'https://55prophets.example/leagues/123'
        deeplink pattern test 'https://*.example.com/:id(\\d+)' 'https://a.example.com/7'

      Exit code 1 when a URL does not match, 65 when the pattern is not one.
      """
  )

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print one JSON object a URL and line.")
  var json = false

  /// Whether the case of letters in path, query and fragment is ignored.
  @Flag(name: .long, help: "Ignore the case of ASCII letters in path, query and fragment.")
  var ignoreCase = false

  /// The pattern.
  @Argument(help: "The pattern.")
  var pattern: String

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to match, or - for those on standard input, one a line.")
  var urls: [String]

  /// Matches every URL.
  func run() throws {
    let compiled: URLPattern
    do throws(PatternSyntaxError) {
      compiled = try Self.read(pattern, URLPatternOptions(ignoreCase: ignoreCase))
    } catch {
      print(json ? try PatternTestDocument(error).line() : PatternTestReport.refusal(error))
      throw ExitCode(65)
    }
    var doAllMatch = true
    for input in SplitInput.texts(urls) {
      let url = input.text
      if let refusal = input.refusal {
        doAllMatch = false
        print(
          json
            ? try PatternTestDocument(url, refusal).line() : PatternTestReport.text(url, refusal)
        )
        continue
      }
      let answer = Result { () throws(URLPatternMatchError) in try compiled.exec(url) }
      if case .success(.some) = answer {} else { doAllMatch = false }
      print(
        json
          ? try PatternTestDocument(url, answer).line() : PatternTestReport.text(url, answer)
      )
    }
    if !doAllMatch { throw ExitCode(1) }
  }

  /// Reads a pattern: the short form, or a path.
  private static func read(
    _ text: String,
    _ options: URLPatternOptions
  ) throws(PatternSyntaxError) -> URLPattern {
    let path = URLPatternInit(pathname: text)
    // A text that begins as a path has no scheme, whatever colons follow.
    if text.utf8.first == UInt8(ascii: "/") { return try URLPattern(path, options: options) }
    do throws(PatternSyntaxError) {
      return try URLPattern(text, options: options)
    } catch  where error.code == .missingBaseURL {
      return try URLPattern(path, options: options)
    } catch {
      // A colon that is escaped ends a scheme in the standard; here it may be one of a path.
      guard let first = text.utf8.first, "{:*(".utf8.contains(first),
        let pattern = try? URLPattern(path, options: options)
      else { throw error }
      return pattern
    }
  }
}
