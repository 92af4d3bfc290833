import Foundation
import HTTPTypes
import LinkPages
import LinkPatterns
import LinkRouting
import ShortLinks

extension LinkFields {
  /// The most characters of a title, and of a description.
  private static let (longestTitle, longestDescription) = (300, 2_000)

  /// The most items of a campaign, and the most characters of a name or value.
  private static let (mostItems, longestItem) = (20, 500)

  /// Changes a link as the members say that are there.
  func change(now: Date) throws(APIProblem) -> @Sendable (inout ShortLink) -> Void {
    let (hasTitle, title) = (has("title"), try bounded("title", Self.longestTitle))
    let description = try bounded("description", Self.longestDescription)
    let (image, campaign) = (try image(), try campaign())
    let (expires, isDisabled) = (try expires(now), try bool("disabled"))
    let changes = (
      description: has("description"), image: has("image"), campaign: has("campaign"),
      expires: has("expires")
    )
    return { link in
      if hasTitle { link.content.title = title }
      if changes.description { link.content.description = description }
      if changes.image { link.content.image = image }
      if changes.campaign { link.campaign = campaign }
      if changes.expires { link.expires = expires }
      if let isDisabled { link.isDisabled = isDisabled }
    }
  }

  /// A text with a bound.
  private func bounded(_ name: String, _ limit: Int) throws(APIProblem) -> String? {
    guard let text = try text(name) else { return nil }
    guard text.unicodeScalars.count <= limit else {
      throw APIProblem(
        .unprocessableContent,
        "tooLong",
        "The value of '\(name)' has more than \(limit) characters."
      )
    }
    return text
  }

  /// The address of a picture.
  private func image() throws(APIProblem) -> String? {
    guard let text = try bounded("image", Self.longestDescription) else { return nil }
    guard let url = try? LinkURL(text), url.scheme == "https" else {
      throw APIProblem(
        .unprocessableContent,
        "image",
        "The value of 'image' is '\(text.prefix(200))', which is not the address of a picture.",
        fix: "Write an absolute https URL."
      )
    }
    return url.text
  }

  /// The items of a campaign, in the order of their names.
  private func campaign() throws(APIProblem) -> LinkCampaign {
    guard let members = try object("campaign") else { return LinkCampaign() }
    var items: [LinkCampaign.Item] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard case .text(let text) = value else { throw Self.wrongType("campaign.\(name)", "a text") }
      guard AppendedItems.standard.isCampaign(name) else {
        throw APIProblem(
          .unprocessableContent,
          "campaign",
          "'\(name)' is not the name of a campaign's item, so routes would read it as their own.",
          fix: "Use names such as utm_source, utm_medium and utm_campaign."
        )
      }
      items.append(.init(name: name, value: text))
    }
    let isLong = items.contains { max($0.name.count, $0.value.count) > Self.longestItem }
    guard items.count <= Self.mostItems, !isLong else {
      throw APIProblem(
        .unprocessableContent,
        "tooLong",
        "The campaign has more than \(Self.mostItems) items, or one of more than \(Self.longestItem)"
          + " characters."
      )
    }
    return LinkCampaign(items)
  }

  /// When the link ends; `nil` when it stays.
  private func expires(_ now: Date) throws(APIProblem) -> Date? {
    guard let text = try text("expires") else { return nil }
    guard let time = TimeText.time(text) else {
      throw APIProblem(
        .unprocessableContent,
        "expires",
        "The value of 'expires' is '\(text.prefix(100))', which is not a time.",
        fix: "Write it as ISO 8601 has it, such as 2027-01-31T00:00:00Z."
      )
    }
    guard time > now else {
      throw APIProblem(
        .unprocessableContent,
        "expires",
        "The value of 'expires' is '\(text)', which is in the past.",
        fix: "Write a later time; to switch a link off, send \"disabled\": true."
      )
    }
    return time
  }
}
