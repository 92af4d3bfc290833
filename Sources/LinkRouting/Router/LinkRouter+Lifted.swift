extension LinkRouter {
  /// Returns the link of this type that holds a link of a mounted one.
  ///
  /// - Returns: The link itself when it is of this type; `nil` for a link whose type is not mounted, or is
  ///   mounted more than once.
  public func lifted(_ link: any DeepLink) -> Link? {
    if let link = link as? Link { return link }
    let type = ObjectIdentifier(Swift.type(of: link))
    let lifts = engine.index.lifts.filter { $0.type == type }
    return lifts.count == 1 ? lifts[0].lift(link) as? Link : nil
  }
}
