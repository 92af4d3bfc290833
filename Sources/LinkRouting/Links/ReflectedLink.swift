/// A link that is taken apart by reflection when that is needed, once for all routes that are asked about it.
package final class ReflectedLink {
  /// The link.
  package let link: any DeepLink

  /// Its case and values.
  private(set) lazy var parts = LinkParts(link)

  init(_ link: any DeepLink) { self.link = link }
}
