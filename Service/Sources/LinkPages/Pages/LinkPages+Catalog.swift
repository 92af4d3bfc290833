public import LinkAnalysis
import LinkRouting

extension LinkPages<CatalogLink> {
  /// Creates the pages of the links of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The links. A page shows the description of its route.
  ///   - app: The app.
  ///   - look: The colours.
  ///   - texts: The texts in each language; the first is for people who read none of them.
  ///   - templates: The templates; those of this package when it is `nil`.
  /// - Throws: ``LinkPageError`` – `app` or `template`.
  public init(
    catalog: ParsedCatalog,
    app: LinkPageApp,
    look: LinkPageLook = .standard,
    texts: [LinkPageTexts] = [.english],
    templates: LinkPageTemplates? = nil
  ) throws(LinkPageError) {
    let routes = catalog.catalog.routes.map { ($0.name, LinkPageContent(description: $0.summary)) }
    let contents = Dictionary(routes) { first, _ in first }
    try self.init(
      router: catalog.router,
      app: app,
      look: look,
      texts: texts,
      templates: templates
    ) { link in
      contents[link.route] ?? LinkPageContent()
    }
  }
}
