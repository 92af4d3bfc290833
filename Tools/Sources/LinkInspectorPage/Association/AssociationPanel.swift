@_spi(Tools) import LinkAnalysis
public import LinkAssociation
import LinkPatterns
import LinkRouting

/// The answers of a domain's association file about the links of an app.
public final class AssociationPanel: Sendable {
  /// The contents of the file.
  private let association: AppSiteAssociation

  /// The app in question; `nil` when the file names none.
  private let app: String?

  /// Decides about URLs.
  private let matcher: AssociationMatcher

  /// Prepares to ask a file.
  ///
  /// - Parameters:
  ///   - association: The contents of the file.
  ///   - app: The identifier of the app; the first that the file names when `nil`.
  public init(_ association: AppSiteAssociation, app: String? = nil) {
    self.association = association
    self.app = app ?? association.appLinks?.details.lazy.flatMap(\.appIDs).first?.text
    matcher = AssociationMatcher(association)
  }

  /// The answer of the file about a URL.
  func decision(about url: String) -> AssociationAnswer {
    do throws(AssociationURL.Problem) {
      return AssociationAnswer(matcher.decide(try AssociationURL(url), app: app ?? ""))
    } catch {
      return AssociationAnswer(url: url, problem: error.rawValue)
    }
  }

  /// The answers about a sample of each route that is open to the web.
  func samples(of catalog: ParsedCatalog) -> AssociationSamples {
    let domains = catalog.router.prefixes.filter(\.isWeb)
    var answers: [AssociationSamples.Sample] = []
    for route in catalog.catalog.routes where route.access?.admits(.universalLink) ?? true {
      let url = domains.lazy.compactMap { catalog.sampleURL(ofRoute: route.name, at: $0) }.first
      guard let url else { continue }
      answers.append(AssociationSamples.Sample(route: route.name, answer: decision(about: url)))
    }
    return AssociationSamples(app: app, samples: answers)
  }

  /// The proofs about the file and the routes.
  func coverage(of catalog: LinkCatalogV1) -> AssociationGaps {
    let coverage = AssociationCoverage(association, app: app, catalog: catalog)
    return AssociationGaps(coverage.findings())
  }
}
