import ConformanceSuites
import URLPattern

/// The suites of the URL Standard and of the URL Pattern Standard.
///
/// A new suite is a file in `Suites/`, a line here, and a floor in `floors.json`.
@main
enum Main {
  /// The command.
  static let command = ConformanceCommand(
    suites: [
      URLTestDataSuite(),
      SettersSuite(),
      PercentEncodingSuite(),
      ToASCIISuite(),
      IdnaTestSuite(),
      URLPatternSuite(),
      URLPatternSuite(name: "urlpatterntestdata-literal", customSchemePaths: .literal),
      URLPatternCompareSuite(),
      URLPatternGenerateSuite(),
    ],
    ownSuites: [HasRegExpGroupsSuite(), URLPatternConstructorSuite()]
  )

  /// Runs the command and ends the process.
  static func main() { command.main() }
}
