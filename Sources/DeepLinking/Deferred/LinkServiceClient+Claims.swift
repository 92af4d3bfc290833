#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
public import LinkPatterns

extension LinkServiceClient {
  /// The item of a page's URL that has a claim.
  private static let item = "claim"

  /// The number of letters of a claim.
  static let letterCount = 6

  /// Returns the token of a claim in the URL of a page, such as `https://shop.example/l/gift?claim=…`.
  ///
  /// - Returns: The token; `nil` for any other URL, also for a short link without a claim.
  public func claim(in url: LinkURL) -> String? {
    guard isShort(url) else { return nil }
    let items = url.queryItems.filter { url.string($0.name) == Self.item }
    guard let value = items.first?.value else { return nil }
    let token = url.string(value)
    return token.utf8.count == InstallationNumber.textLength
      && token.utf8.allSatisfy(InstallationNumber.isCharacter) ? token : nil
  }

  /// Redeems a claim: binds it to this installation, and returns the URL of its link.
  ///
  /// Call it again after an error with the same number: the service gives the link to the same installation again for
  /// ten minutes.
  ///
  /// - Parameters:
  ///   - claim: The token of the claim, or its six letters as a person typed them.
  ///   - installation: The number of the installation.
  /// - Returns: The URL, otherwise unchecked.
  /// - Throws: `LinkFailure` – `.claimEnd` when there is no such claim, it has ended, or another installation has
  ///   it; `.claimRate` after too many wrong letters; `.shortLinkService` when the service can't be reached, takes too
  ///   long, or answers otherwise.
  public func redeem(
    _ claim: String,
    for installation: InstallationNumber
  ) async throws(LinkFailure) -> String {
    let values = [Self.item: claim, "installation": installation.text]
    guard let host = hosts.first(where: { !$0.hasSubdomainWildcard })?.host,
      let address = address(of: "/api/claims", at: host),
      let body = try? JSONEncoder.sortingKeys().encode(values)
    else { throw LinkFailure(.shortLinkService, found: .name("no address")) }
    let request = Request(address, body: body, timeLimit: timeLimit)
    let (data, status) = try await answer(to: request)
    switch status {
    case 404: throw LinkFailure(.claimEnd)
    case 429: throw LinkFailure(.claimRate)
    default: return try Self.target(data, status)
    }
  }
}

extension LinkFailure.Code {
  /// The link service knows no such claim.
  public static let claimEnd = Self(
    "claimEnd",
    "the link service knows no link for this code, or another device has used it",
    fix: "Check the code, or open the page of the link again."
  )

  /// Too many codes that the service does not know were typed.
  public static let claimRate = Self(
    "claimRate",
    "too many wrong codes were sent to the link service",
    fix: "Copy the link on its page instead, or wait for an hour."
  )
}
