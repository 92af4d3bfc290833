/// What is stored of a link, in place of what its route says.
public struct LinkPageDetails: Hashable, Sendable {
  /// What the page shows; fields that are `nil` are those of the route.
  public var content: LinkPageContent

  /// The campaign, which the app and the stores are told.
  public var campaign: LinkCampaign

  /// The address of the page that people share: a short link; `nil` for the link itself.
  public var sharedURL: String?

  /// The path that leads to the store and counts, without a query; `nil` for the addresses of the stores.
  ///
  /// It is asked with `?to=apple` or `?to=google`.
  public var storePath: String?

  /// Where the form of the page is sent that makes a claim; `nil` for a page without the form.
  public var claimPath: String?

  /// The claim that the page shows in place of the form; `nil` for a page without one.
  public var claim: LinkPageClaim?

  /// Describes a stored link.
  ///
  /// - Parameters:
  ///   - content: What the page shows.
  ///   - campaign: The campaign, which the app and the stores are told.
  ///   - sharedURL: The address of the page that people share.
  ///   - storePath: The path that leads to the store.
  ///   - claimPath: Where the form of the page is sent that makes a claim.
  ///   - claim: The claim that the page shows.
  public init(
    content: LinkPageContent = LinkPageContent(),
    campaign: LinkCampaign = LinkCampaign(),
    sharedURL: String? = nil,
    storePath: String? = nil,
    claimPath: String? = nil,
    claim: LinkPageClaim? = nil
  ) {
    (self.content, self.campaign) = (content, campaign)
    (self.sharedURL, self.storePath) = (sharedURL, storePath)
    (self.claimPath, self.claim) = (claimPath, claim)
  }
}
