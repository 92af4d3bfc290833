import DeepLinking
import LinkRouting

/// URLs that are well formed, and whose values, effects or senders are the attack.
extension HostileURL {
  /// Values that are not what they should be.
  static let values: [HostileURL] = [
    .init("unmatched valueType", "bank://accounts/abc"),
    .init("unmatched valueType", "bank://accounts/1e3"),
    .init("unmatched valueType", "bank://accounts/0x10"),
    .init("unmatched valueType", "bank://accounts/+1"),
    .init("unmatched valueType", "bank://accounts/01"),
    .init("unmatched valueType", "bank://accounts/1.0"),
    .init("unmatched valueType", "bank://accounts/%D9%A1"),
    .init("unmatched valueType", "bank://accounts/99999999999999999999"),
    .init("unmatched valueType", "bank://accounts/1%00"),
    .init("unmatched valueType", "bank://accounts/1'--"),
    .init("unmatched valueType", "bank://accounts/1%20OR%201=1"),
    .init("unmatched valueType", "bank://accounts/$%7Bjndi:ldap:x%7D"),
    .init("rejected valueRange", "bank://accounts/-1"),
    .init("rejected valueRange", "bank://accounts/0"),
    .init("rejected valueRange", "bank://accounts/1000000"),
    .init("unmatched valueEncoding", "bank://documents/%ff"),
    .init("unmatched valueEncoding", "bank://documents/%C0%AF"),
    .init("unmatched valueEncoding", "bank://documents/%ED%A0%80"),
    .init("unmatched valueEncoding", "bank://documents/%F8%80%80%80%AF"),
    .init("unmatched valueEncoding", "bank://documents/%"),
    .init("unmatched valueEncoding", "bank://documents/%zz"),
    .init("rejected valueRange", "bank://documents/" + String(repeating: "a", count: 41)),
    .init("rejected invisibleText", "bank://documents/a%00b"),
    .init("rejected invisibleText", "bank://documents/a%0Ab"),
    .init("rejected invisibleText", "bank://documents/a%0D%0ASet-Cookie:x"),
    .init("rejected invisibleText", "bank://documents/a%1B%5B2Jb"),
    .init("rejected invisibleText", "bank://documents/a%E2%80%AEb"),
    .init("rejected invisibleText", "bank://documents/a%E2%80%8Bb"),
    .init("rejected invisibleText", "bank://documents/%EF%BB%BFa"),
    .init("rejected invisibleText", "bank://documents/a%E2%81%A6b%E2%81%A9"),
    .init("rejected invisibleText", "bank://documents/a\u{202E}b"),
    .init("rejected invisibleText", "bank://documents/a%C2%ADb"),
    .init("rejected valueRange", "bank://search?q=" + String(repeating: "a", count: 101)),
    .init("opened search(text: \"a\")", "bank://search?q=a&q=b"),
    .init("unmatched missingItem", "bank://search"),
    .init("unmatched missingItem", "bank://search?Q=a"),
    .init("unmatched missingItem", "bank://search?q%00=a"),
    .init("unmatched missingItem", "bank://search?q[]=a"),
    .init("unmatched missingItem", "bank://search#q=a"),
    .init("rejected conflictingValues", "bank://accounts/1?id=2"),
    .init("opened account(id: 1)", "bank://accounts/1?id=1"),
    .init("opened account(id: 2)", "bank://accounts/2?admin=true&role=root"),
    .init("opened account(id: 3)", "bank://accounts/3#/admin"),
    .init("opened account(id: 4)", "bank://accounts/4?next=javascript:alert(1)"),
    .init(
      #"opened search(text: "<script>alert(1)</script>")"#,
      "bank://search?q=%3Cscript%3Ealert(1)%3C/script%3E"
    ),
    .init(#"opened search(text: "javascript:alert(1)")"#, "bank://search?q=javascript:alert(1)"),
    .init(#"opened search(text: "../../etc/passwd")"#, "bank://search?q=../../etc/passwd"),
    .init(#"opened search(text: "%3Cscript%3E")"#, "bank://search?q=%253Cscript%253E"),
    .init(#"opened search(text: "\' OR 1=1--")"#, "bank://search?q='%20OR%201=1--"),
    .init(#"opened document(name: "..%2f..%2fetc")"#, "bank://documents/..%252f..%252fetc"),
    .init("unmatched noRoute", "bank://files/..%2f..%2fetc%2fpasswd"),
    .init("unmatched noRoute", "bank://files/..%252f..%252fetc"),
    .init("unmatched noRoute", "bank://files/a%00b"),
    .init("unmatched noRoute", "bank://files/a%E2%80%AEb"),
    .init("unmatched noRoute", "bank://files/-a;rm"),
    .init("opened file(name: \"etc-passwd\")", "bank://files/etc-passwd"),
  ]

  /// URLs within values: for a web view, or for the app itself.
  static let nested: [HostileURL] =
    [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript:alert(document.cookie)//https://",
      "data:text/html,%3Cscript%3Ealert(1)%3C/script%3E", "data:text/html;base64,PHNjcmlwdD4=",
      "vbscript:msgbox(1)", "file:///etc/passwd", "blob:https://help.good.example/articles",
      "about:blank", "tel:+1900", "sms:+1900", "facetime:x", "itms-services://?action=x",
      "intent://x%23Intent;end", "bank://pay?amount=1%26to=ada",
      "http://help.good.example/articles",
      "https://evil.example/articles", "https://help.good.example.evil.example/articles",
      "https://xhelp.good.example/articles", "https://good.example/articles",
      "https://help.good.example/", "https://help.good.example/articlesx",
      "https://help.good.example./articles",
      "https://evil.example/?https://help.good.example/articles",
      "https://xn--hlp-dma.good.example/articles", "ftp://help.good.example/articles",
    ].map { .init("failed pageNotAllowed", "bank://open?url=\($0)") }
    + [
      "%20javascript:alert(1)", "java%09script:alert(1)", "java%0Ascript:alert(1)",
      "%00javascript:alert(1)", "//evil.example", "%5C%5Cevil.example", "/articles", "",
      "https:help.good.example/articles", "https:///help.good.example/articles",
      "https://help.good.example@evil.example/articles", "https://help.good.example:444/articles",
      "https://help.good.example%5C@evil.example/articles", "%256Aavascript:alert(1)",
      "https://help.good.example/articles/../../x",
      "https://help.good.example/articles/%252e%252e/x",
      "https%253A%252F%252Fevil.example", "https://help%E2%80%8B.good.example/articles",
    ].map { .init("failed malformedURL", "bank://open?url=\($0)") }
    + [
      .init("failed unknownScheme", "bank://next?link=javascript:alert(1)"),
      .init("failed unknownScheme", "bank://next?link=data:text/html,x"),
      .init("failed unknownScheme", "bank://next?link=tel:+1900"),
      .init("failed unknownHost", "bank://next?link=https://evil.example/home"),
      .init("failed malformedURL", "bank://next?link=//good.example/home"),
      .init("failed malformedURL", "bank://next?link=https://good.example@evil.example/"),
      .init("failed noRoute", "bank://next?link=bank://nothing"),
      .init("unmatched noRoute", "bank://next?link=bank://admin"),
      .init("unmatched noRoute", "bank://next?link=bank://keys/1"),
      .init("unmatched noRoute", "bank://next?link=bank://reset/abc"),
      .init("unmatched noRoute", "bank://next?link=bank://accounts/1", from: .content),
      .init("unmatched noRoute", "bank://next?link=bank://pay?amount=1%26to=ada", from: .content),
      .init("declined personDeclined", "bank://next?link=bank://pay?amount=1%26to=ada"),
      .init("rejected callerNotAllowed", "bank://next?link=bank://transfers/1"),
      .init("failed resolutionCycle", "bank://next?link=" + innermost(6)),
      .web("openInBrowser noRoute", "https://good.example/next?link=bank://admin"),
      .web(
        "openInBrowser noRoute",
        "https://good.example/next?link=bank://callback?code=a%26state=b"
      ),
    ]

  /// A link in a link in a link, each encoded once more.
  private static func innermost(_ depth: Int) -> String {
    (0..<depth).reduce("bank://home") { inner, _ in
      let encoded = inner.replacing("%", with: "%25").replacing("&", with: "%26")
        .replacing("?", with: "%3F").replacing("=", with: "%3D")
      return "bank://next?link=\(encoded)"
    }
    .replacing("bank://next?link=", with: "", maxReplacements: 1)
  }

  /// Links that would change something, and senders that may not.
  static let effects: [HostileURL] = [
    .init("declined personDeclined", "bank://pay?amount=1000&to=ada"),
    .web("declined personDeclined", "https://good.example/pay?amount=1&to=bob"),
    .init("declined personDeclined", "bank://pay?amount=1&to=ada", from: .notification),
    .init("rejected valueRange", "bank://pay?amount=1001&to=ada"),
    .init("rejected valueRange", "bank://pay?amount=-1&to=ada"),
    .init("rejected valueRange", "bank://pay?amount=1&to=mallory"),
    .init("unmatched valueType", "bank://pay?amount=1e9&to=ada"),
    .init("unmatched missingItem", "bank://pay?amount=1"),
    .init("rejected repeatedItem", "bank://pay?amount=1&amount=1000&to=ada"),
    .init("rejected unknownItem", "bank://pay?amount=1&to=ada&confirmed=true"),
    .init("rejected unknownItem", "bank://pay?amount=1&to=ada&source=x"),
    .init("unmatched noRoute", "bank://pay?amount=1&to=ada", from: .content),
    .init("unmatched noRoute", "bank://pay?amount=1&to=ada", from: .other),
    .init("unmatched noRoute", "bank://pay?amount=1&to=ada", from: .app),
    .init("rejected callerNotAllowed", "bank://transfers/1"),
    .init("rejected callerNotAllowed", "bank://transfers/1", by: .unknown),
    .init("declined personDeclined", "bank://transfers/1", by: .sameTeam("example.bank.widget")),
    .init("rejected unknownItem", "bank://transfers/1?x=y", by: .sameTeam("example.bank.widget")),
    .web("declined personDeclined", "https://good.example/reset/0123456789"),
    .web("openInBrowser unknownItem", "https://good.example/reset/0123456789?source=mail"),
    .init("unmatched noRoute", "bank://reset/0123456789"),
    .init("declined personDeclined", "bank://callback?code=a&state=b"),
    .init("rejected unknownItem", "bank://callback?code=a&state=b&error=c"),
    .web("openInBrowser noRoute", "https://good.example/callback?code=a&state=b"),
  ]

  /// Closed routes, and prefixes that lie.
  static let senders: [HostileURL] = [
    .init("unmatched noRoute", "bank://admin"),
    .init("unmatched noRoute", "bank://admin", from: .notification),
    .init("unmatched noRoute", "bank://admin", from: .intent),
    .init("unmatched noRoute", "bank://admin", from: .app),
    .init("unmatched noRoute", "bank://keys/1", from: .app),
    .init("unmatched noRoute", "bank://keys/abc"),
    .init("unmatched noRoute", "bank://accounts/1", from: .app),
    .init("unmatched noRoute", "bank://accounts/1", from: .content),
    .init("unmatched noRoute", "bank://accounts/1", from: .init(rawValue: "widget")),
    .init("unmatched noRoute", "bank://accounts/1", from: .init(rawValue: "own invention")),
    .init("opened search(text: \"a\")", "bank://search?q=a", from: .content),
    .init("opened account(id: 5)", "myapp://accounts/5"),
    .web("openInBrowser noRoute", "https://good.example/admin"),
    .web("openInBrowser noRoute", "https://good.example/keys/1"),
    .web("rejected sourceMismatch", "bank://home"),
    .web("rejected sourceMismatch", "bank://pay?amount=1&to=ada"),
    .init("notOurs", "file:///etc/passwd"),
    .init("notOurs", "FILE:///etc/passwd"),
    .init("notOurs", "file://good.example/home"),
  ]
}
