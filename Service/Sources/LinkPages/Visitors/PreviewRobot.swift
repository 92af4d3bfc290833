/// The programs that fetch pages for previews and search, so that no person saw the page.
public enum PreviewRobot {
  /// What such programs write of themselves, in small letters, as of November 2026.
  private static let marks = [
    "bot", "crawl", "spider", "slurp", "preview", "facebookexternalhit", "facebookcatalog",
    "whatsapp/", "embedly", "iframely", "mastodon/", "vkshare", "pinterest/0", "validator",
    "google-inspectiontool", "mediapartners-google", "ia_archiver", "metainspector", "yahoo link",
    "outbrain", "nuzzel",
  ]

  /// Returns whether a program is a known robot.
  ///
  /// - Parameter userAgent: The value of the header `User-Agent`; `nil` without one.
  /// - Returns: `true` for robots; `false` for visitors that don't say what they are.
  public static func isOne(userAgent: String?) -> Bool {
    guard let text = userAgent?.lowercased() else { return false }
    // Cubot makes phones; its name ends as those of robots do.
    if text.contains("cubot") { return false }
    return marks.contains { text.contains($0) }
  }
}
