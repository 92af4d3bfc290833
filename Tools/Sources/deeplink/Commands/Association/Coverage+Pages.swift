import ArgumentParser
import LinkAnalysis
import LinkAssociation

extension Coverage {
  /// Prints which pages of a site the app does not open.
  func comparePages() throws {
    let catalog = try catalog.parsed()
    let rules = try aasa.map { path in
      SiteRules(try AssociationFile(path: path).association(), app: app)
    }
    var site = SiteURLs()
    do throws(UnreadableFile) {
      for path in sitemap { try site.addSitemap(path) }
      for path in urls {
        try site.addList(
          path,
          host: domain.text ?? AssociationGenerator(catalog.catalog).domains.first
        )
      }
    } catch {
      throw error.reported()
    }
    let coverage = Progress.telling("matching \(site.urls.count) pages") {
      SiteCoverage(of: site.urls, in: catalog, rules: rules)
    }
    let file = sitemap.first ?? urls.first ?? ""
    switch format.chosen {
    case .text: for line in coverage.lines { StandardOutput.print(line) }
    case .json:
      for group in coverage.groups { StandardOutput.print(try SiteGroupDocument(group).line()) }
    case .github:
      for finding in coverage.findings(file: file) {
        StandardOutput.print(GitHubAnnotation(finding).line)
      }
    case .sarif: StandardOutput.print(try SARIFLog(coverage.findings(file: file)).text())
    }
    for location in site.missing {
      let shown = TerminalText(location).text
      StandardError.print("deeplink: \(shown) is not beside its index; name it with --sitemap")
    }
    if !coverage.groups.isEmpty || !site.missing.isEmpty { throw ExitCode(1) }
  }
}
