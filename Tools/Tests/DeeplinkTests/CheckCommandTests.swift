import Foundation
import Testing

/// What a person sees of `deeplink check`.
@Suite struct CheckCommandTests {
  /// The files of a project that agree.
  private static let good = [
    "links.json": """
    {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}],
     "routes": [
      {"name": "product", "path": "/products/:id+"}
    ]}
    """,
    "site/.well-known/apple-app-site-association": """
    {"applinks": {"details": [
      {"appIDs": ["ABCDE12345.com.example.shop"], "components": [{"/": "/products/?*"}]}]}}
    """,
    "App/Info.plist": list(
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\n"
        + "<string>shop</string></array></dict></array>"
    ),
    "Widget/Info.plist": list("<key>NSExtension</key><dict></dict>"),
    "App/Shop.entitlements": list(
      "<key>com.apple.developer.associated-domains</key><array>\n"
        + "<string>applinks:shop.example</string></array>"
    ),
    ".build/links.json": "{", "node_modules/x/assetlinks.json": "{",
  ]

  /// A property list.
  private static func list(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>\n"
  }

  /// What the command prints for the files of a project, some of them changed.
  private func check(
    _ changes: [String: String?] = [:],
    _ arguments: String...
  ) throws -> (code: Int32, lines: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.good.merging(
      changes.compactMapValues(\.self),
      uniquingKeysWith: { $1 }
    )
    where changes[name] != .some(.none) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let paths = arguments.map { $0.replacing("FOLDER", with: folder.path) }
    let run = try BuiltTool.run(["check", folder.path] + paths)
    let lines = (run.out + run.error).replacing(folder.path + "/", with: "").split(separator: "\n")
    return (run.code, lines.map(String.init))
  }

  @Test func filesThatAgreeHaveNoFinding() throws {
    let (code, lines) = try check()
    #expect(code == 0)
    #expect(
      lines == [
        "checked: links.json, site/.well-known/apple-app-site-association, App/Info.plist, "
          + "App/Shop.entitlements",
        "0 errors, 0 warnings",
      ]
    )
  }

  @Test func eachFindingIsAtItsLine() throws {
    let (code, lines) = try check([
      "links.json": """
      {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}, {"domain": "b.example"}],
       "routes": [
        {"name": "product", "path": "/products/:id"},
        {"name": "same", "path": "/products/:other"}
      ]}
      """,
      "App/Info.plist": Self.list(
        "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\n"
          + "<string>shopp</string></array></dict></array>"
      ),
      "site/.well-known/apple-app-site-association": """
      {"applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.shop"],
         "components": [{"/": "/products/:id"}]}]}}
      """,
    ])
    #expect(code == 1)
    let begins = [
      "links.json:4:3: error: 'same' /products/:other is never reached",
      "site/.well-known/apple-app-site-association:3:25: warning: ':id' stands for these characters",
      "site/.well-known/apple-app-site-association:1:1: error: The file does not admit this URL",
      "App/Info.plist:1:1: error: The links have the scheme 'shop'",
      "App/Info.plist:4:1: warning: The app takes the scheme 'shopp'",
      "App/Shop.entitlements:1:1: error: The links have the domain 'b.example'",
    ]
    for begin in begins {
      #expect(lines.contains { $0.hasPrefix(begin) }, "\(begin) is not in \(lines)")
    }
  }

  @Test func anAssociationFileWithAnExtensionIsToBeRenamed() throws {
    let name = "site/.well-known/apple-app-site-association"
    let (code, lines) = try check([name: nil, "\(name).json": Self.good[name]])
    #expect(code == 0)
    #expect(lines.contains { $0.hasPrefix("deeplink: \(name).json has an extension") }, "\(lines)")
  }

  @Test func anExtensionNeedNotNameTheDomainsOfTheApp() throws {
    let (code, lines) = try check([
      "Ext/AutoFill.entitlements": Self.list(
        "<key>com.apple.developer.associated-domains</key><array>\n"
          + "<string>webcredentials:shop.example</string></array>"
      )
    ])
    #expect(code == 0)
    #expect(lines.first?.contains("Ext/AutoFill.entitlements") == true)
    #expect(lines.last == "0 errors, 0 warnings")
  }

  @Test func aBrokenLinkIsAtItsLineOfTheLock() throws {
    let catalog = try #require(Self.good["links.json"])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (links, lock) = (folder.path + "/links.json", folder.path + "/links.lock")
    try Data(catalog.utf8).write(to: URL(fileURLWithPath: links))
    _ = try BuiltTool.run("contract", "--catalog", links, "--lock", lock, "--update")
    let locked = try String(contentsOfFile: lock, encoding: .utf8)
    let later = catalog.replacing("/products/:id+", with: "/items/:id+")
    let (code, lines) = try check(["links.json": later, "links.lock": locked])
    #expect(code == 1)
    let broken = lines.filter { $0.hasPrefix("links.lock:") }
    #expect(broken.count >= 2 && broken.allSatisfy { $0.contains(": error: ") }, "\(lines)")
    #expect(!broken.contains { $0.hasPrefix("links.lock:1:1:") }, "\(lines)")
  }

  @Test(arguments: [
    ("links.json", "{\"prefixes\": [],\n oops}", 65, "links.json:2:2: error: This is not JSON"),
    (
      "links.json", "{\"routes\": []}", 65,
      "links.json:1:1: error: prefixes: This key is missing; a list is expected here. [missingKey]"
    ),
    (
      "App/Info.plist", "bplist00CFBundleURLTypes", 65,
      "App/Info.plist:1:1: error: This is not a property list"
    ),
    ("App/Info.plist", "<plist>\n<CFBundleURLTypes>", 65, "App/Info.plist:2:1: error: This is no"),
    (
      "App/Shop.entitlements", "com.apple.developer.associated-domains", 65,
      "App/Shop.entitlements:1:1: error:"
    ),
    (
      "site/.well-known/apple-app-site-association", "{\n]", 65,
      "site/.well-known/apple-app-site-association:2:1: error:"
    ),
    ("links.lock", "{", 65, "links.lock:1:2: error: This is not JSON"),
  ])
  func aFileThatIsNoneIsSaidToBeAndTheOthersAreChecked(
    file: String,
    text: String,
    code: Int,
    begin: String
  ) throws {
    let result = try check([file: text])
    #expect(result.code == Int32(code))
    #expect(result.lines.contains { $0.hasPrefix(begin) }, "\(result.lines)")
  }

  @Test func withoutACatalogTheOthersAreRead() throws {
    let files = ["App/Info.plist", "App/Shop.entitlements"]
    let (code, lines) = try check([
      "links.json": "{", "links.lock": "[",
      files[0]: "CFBundleURLTypes", files[1]: "com.apple.developer.associated-domains",
    ])
    #expect(code == 65)
    for file in ["links.json", "links.lock"] + files {
      #expect(lines.contains { $0.hasPrefix("\(file):1:") }, "\(file) is not in \(lines)")
    }
  }

  @Test func namedFilesThatAreMissingAreErrors() throws {
    let (code, lines) = try check([:], "--info", "FOLDER/None.plist")
    #expect(code == 66)
    #expect(lines.contains { $0.hasPrefix("None.plist:1:1: error: This file cannot be read") })
    let without: [String: String?] = ["links.json": nil]
    let none = try check(without)
    #expect(none.code == 66)
    #expect(none.lines.first?.contains("name the catalog with --catalog") == true)
  }

  @Test func filesOfFirebaseAreNoInfoPlists() throws {
    let firebase = Self.list(
      "<key>REVERSED_CLIENT_ID</key><string>com.googleusercontent.apps.1</string>"
    )
    let run = try check([
      "GoogleService-Info.plist": firebase, "App/Info.plist": nil, "Widget/Info.plist": nil,
    ])
    #expect(run.code == 0, "\(run.lines)")
    #expect(!run.lines.contains { $0.contains("GoogleService") })
  }

  @Test func filesThatAreLeftOutAreNamed() throws {
    let (other, broken) = ("variants/apple-app-site-association", "{")
    let run = try check([other: broken, "b/assetlinks.json": "[", "c/assetlinks.json": "["])
    #expect(run.code == 65)
    let lines = run.lines.filter { $0.contains("is not checked") }
    #expect(
      lines == [
        "deeplink: \(other) is not checked; name every file with --aasa",
        "deeplink: c/assetlinks.json is not checked; name every file with --assetlinks",
      ]
    )
    let named = try check([other: broken], "--aasa", "FOLDER/\(other)")
    #expect(named.code == 65)
    #expect(!named.lines.contains { $0.contains("is not checked") })
  }

  @Test func aSearchThatEndsEarlySaysSo() throws {
    let deep = "1/2/3/4/5/6/7/8"
    let run = try check(["\(deep)/Info.plist": "x"])
    #expect(run.code == 0)
    let said = run.lines.filter { $0.contains("the search of") }
    #expect(said.count == 1, "\(run.lines)")
    #expect(
      said.first?.hasSuffix(
        "ended at a depth of 8 folders; name files beyond, as with --aasa"
      ) == true
    )
    let near = try check(["1/2/3/4/5/6/7/Info.plist": "x"])
    #expect(!near.lines.contains { $0.contains("the search of") }, "\(near.lines)")
  }

  @Test func eachCatalogIsComparedWithTheFilesOfItsOwnApp() throws {
    let other = #"{"prefixes": [{"scheme": "news"}], "routes": [{"name": "n", "path": "/n"}]}"#
    let scheme = "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
    let files: [String: String?] = [
      "links.json": nil, "App/links.json": Self.good["links.json"], "News/links.json": other,
      "News/News/Info.plist": Self.list(scheme + "<string>news</string></array></dict></array>"),
      "News/News.entitlements": Self.list(
        "<key>com.apple.developer.associated-domains</key><array>"
          + "<string>applinks:news.example</string></array>"
      ),
    ]
    for (catalog, own, others) in [
      ("App", ["App/Info.plist", "App/Shop.entitlements"], "News/News/Info.plist"),
      ("News", ["News/News.entitlements", "News/News/Info.plist"], "App/Info.plist"),
    ] {
      let run = try check(files, "--catalog", "FOLDER/\(catalog)/links.json")
      let checked = run.lines.first { $0.hasPrefix("checked: ") } ?? ""
      for file in own { #expect(checked.contains(file), "\(checked)") }
      #expect(!checked.contains(others), "\(checked)")
      #expect(
        run.lines.contains {
          $0
            == "deeplink: \(others) and 1 more like it are not checked; they lie with another catalog, "
            + "so name those of this app with --info and --entitlements"
        },
        "\(run.lines)"
      )
    }
    // Files that are named are compared, wherever they lie.
    let named = try check(
      files,
      "--catalog",
      "FOLDER/App/links.json",
      "--info",
      "FOLDER/News/News/Info.plist"
    )
    #expect(named.lines.contains { $0.contains("takes the scheme 'news', and no link has it") })
  }

  @Test func notesStandBehindTheFindingsOneForEachKind() throws {
    let run = try check([
      "b/links.json": "{", "c/links.json": "{", "d/links.json": "{", "App/Info.plist": "x",
      "o/apple-app-site-association": "{}", "p/apple-app-site-association": "{}",
    ])
    let notes = run.lines.filter { $0.hasPrefix("deeplink: ") }
    #expect(notes.count == 2, "\(notes)")
    #expect(
      notes.first
        == "deeplink: b/links.json and 2 more like it are not checked; choose one with --catalog"
    )
    #expect(run.lines.suffix(2) == notes[...])
  }

  @Test func anotherCatalogIsNamed() throws {
    let run = try check(["App/Feature/links.json": "{"])
    #expect(run.code == 0)
    let lines = run.lines.filter { $0.contains("is not checked") }
    #expect(
      lines == ["deeplink: App/Feature/links.json is not checked; choose one with --catalog"]
    )
    let named = try check(
      ["App/Feature/links.json": "{"],
      "--catalog",
      "FOLDER/App/Feature/links.json"
    )
    #expect(named.code == 65)
    #expect(!named.lines.contains { $0.contains("is not checked") })
  }

  @Test func whatNoFileIsComparedWithIsSaid() throws {
    let (app, site) = ("App/Shop.entitlements", "site/.well-known/apple-app-site-association")
    let run = try check([
      "App/Info.plist": nil, "Widget/Info.plist": nil, app: nil, site: nil,
    ])
    #expect(run.code == 0)
    #expect(
      run.lines.filter { $0.hasPrefix("deeplink:") } == [
        "deeplink: The links have shop.example, and no apple-app-site-association was found; name it with --aasa.",
        "deeplink: The links have shop.example, and no entitlements file was found; name it with --entitlements.",
        "deeplink: The links have shop, and no Info.plist was found; name it with --info.",
      ]
    )
  }

  @Test func aRouteOfADomainWithoutAFileIsSaid() throws {
    let run = try check([
      "links.json": """
      {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}, {"domain": "b.example"}],
       "routes": [
        {"name": "product", "path": "/products/:id+"},
        {"name": "b", "path": "/b", "prefixes": [{"domain": "b.example"}]}
      ]}
      """
    ])
    #expect(
      run.lines.contains(
        "deeplink: Route 'b' /b is limited to b.example. No file of that domain is compared; "
          + "name it with --aasa DOMAIN=FILE, or put it into a folder of that name."
      ),
      "\(run.lines)"
    )
  }

  @Test func aFolderCalledLikeADomainHasItsFile() throws {
    let run = try check([
      "links.json": """
      {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}, {"domain": "b.example"}],
       "routes": [
        {"name": "product", "path": "/products/:id+"},
        {"name": "b", "path": "/b", "prefixes": [{"domain": "b.example"}]}
      ]}
      """,
      "b.example/.well-known/apple-app-site-association": """
      {"applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.shop"], "components": [{"/": "/products/?*"}]}]}}
      """,
    ])
    let gaps = run.lines.filter { $0.contains("does not admit this URL") }
    #expect(gaps.count == 1, "\(run.lines)")
    #expect(gaps.first?.hasPrefix("b.example/") == true)
    #expect(gaps.first?.contains("(https://b.example/b)") == true)
  }

  @Test func aFileIsNamedWithItsDomain() throws {
    let catalog = """
      {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}, {"domain": "b.example"}],
       "routes": [
        {"name": "product", "path": "/products/:id+"},
        {"name": "b", "path": "/b", "prefixes": [{"domain": "b.example"}]}
      ]}
      """
    let (site, files) = ("site/.well-known/apple-app-site-association", ["links.json": catalog])
    let assumed = try check(files)
    #expect(
      assumed.lines.contains(
        "deeplink: \(site) is compared as the file of shop.example; if it is another's, name that with "
          + "--aasa DOMAIN=FILE, or put it into a folder of that name."
      ),
      "\(assumed.lines)"
    )
    #expect(!assumed.lines.contains { $0.contains("does not admit this URL") })
    let named = try check(files, "--aasa", "B.example=FOLDER/\(site)")
    #expect(!named.lines.contains { $0.contains("is compared as the file of") })
    let gaps = named.lines.filter { $0.contains("does not admit this URL") }
    #expect(gaps.count == 1 && gaps[0].contains("(https://b.example/b)"), "\(named.lines)")
    let both = try check(
      files,
      "--aasa",
      "shop.example=FOLDER/\(site)",
      "--aasa",
      "b.example=FOLDER/\(site)"
    )
    #expect(both.lines.filter { $0.contains("does not admit this URL") } == gaps)
    let twice = try check(
      files,
      "--aasa",
      "b.example=FOLDER/\(site)",
      "--aasa",
      "B.example=FOLDER/\(site)"
    )
    #expect(twice.lines == named.lines)
    let unknown = try check(files, "--aasa", "c.example=FOLDER/\(site)")
    #expect(unknown.code == 64)
    #expect(
      unknown.lines.contains {
        $0.hasPrefix("\(site):1:1: error: The links have no domain 'c.example' (--aasa); they have")
      },
      "\(unknown.lines)"
    )
  }

  @Test func anAppWithSchemesAloneHasNoLinksOnTheWeb() throws {
    let site = "site/.well-known/apple-app-site-association"
    var files: [String: String?] = [
      "links.json":
        #"{"prefixes": [{"scheme": "shop"}], "routes": [{"name": "product", "path": "/products/:id"}]}"#,
      site: #"{"webcredentials": {"apps": ["ABCDE12345.com.example.shop"]}}"#,
      "App/Shop.entitlements": nil,
    ]
    let alone = try check(files)
    #expect(alone.code == 0)
    #expect(alone.lines.last == "0 errors, 0 warnings", "\(alone.lines)")
    files[site] = Self.good[site]
    let offered = try check(files)
    #expect(offered.lines.contains { $0.contains("no route has this path") }, "\(offered.lines)")
  }

  @Test func filesForAndroidAreComparedWithThoseBesideThem() throws {
    var files: [String: String?] = [
      "links.json": """
      {"prefixes": [{"scheme": "shop"}, {"domain": "shop.example"}, {"domain": "b.example"}],
       "routes": [{"name": "product", "path": "/products/:id+"}, {"name": "b", "path": "/b"}]}
      """,
      "site/.well-known/apple-app-site-association": nil,
    ]
    for (domain, path) in [("shop.example", "/products/?*"), ("b.example", "/b")] {
      let rule = #"{"/": "\#(path)"}"#
      files["\(domain)/.well-known/apple-app-site-association"] = """
        {"applinks": {"details": [
          {"appIDs": ["ABCDE12345.com.example.shop"], "components": [\(rule)]}]}}
        """
      files["\(domain)/.well-known/assetlinks.json"] = """
        [{"relation": ["delegate_permission/common.handle_all_urls"],
          "target": {"namespace": "android_app", "package_name": "com.example.shop",
            "sha256_cert_fingerprints": ["\(Array(repeating: "AB", count: 32).joined(separator: ":"))"]},
          "relation_extensions": {"delegate_permission/common.handle_all_urls":
            {"dynamic_app_link_components": [\(rule)]}}}]
        """
    }
    let run = try check(files)
    #expect(!run.lines.contains { $0.contains("Android") && $0.contains("https://b.example/pr") })
    #expect(!run.lines.contains { $0.contains("Android") && $0.contains("https://shop.example/b") })
    #expect(run.lines.contains { $0.contains("b.example/.well-known/assetlinks.json") })
  }

  @Test func emptyBuildSettingsNameNoFile() throws {
    #expect(try check([:], "--info", "", "--entitlements", "").code == 0)
  }

  @Test func jsonHasAllKeysAndStrictFailsOnWarnings() throws {
    let association = """
      {"applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.shop"], "components": [{"/": "/products/?*"}, {"/": "/x"}]}]}}
      """
    let changes: [String: String?] = ["site/.well-known/apple-app-site-association": association]
    let (code, lines) = try check(changes, "--json")
    #expect(code == 0)
    #expect(lines.count == 1)
    for member in [
      #""code":"AASA051""#, #""column":85"#, #""file":""#, #""line":2"#,
      #""fix":"Write a narrower rule or an exclusion before it, or add a route.""#,
      #""message":"The rule admits this URL, and no route has this path; it ends in the browser.""#,
      #""pointer":"/applinks/details/0/components/1""#, #""severity":"warning""#,
      #""witness":"https://shop.example/x""#,
    ] {
      #expect(lines.first?.contains(member) == true, "\(member) \(lines)")
    }
    #expect(try check(changes, "--strict").code == 1)
  }

  @Test func theSamplesOfThisRepositoryAgree() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shop = try BuiltTool.run("check", root.path + "/Examples/AssociationInCI")
    #expect(shop.code == 0, "\(shop.out)")
    let catalog = """
      {"prefixes": [{"scheme": "prophets"}, {"domain": "55prophets.example"}],
       "routes": [{"name": "league", "path": "/leagues/:id"}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let app = try BuiltTool.run("check", root.path + "/Examples/Prophets")
      #expect(app.code == 0, "\(app.out)\(app.error)")
      #expect(app.out.contains("Prophets.entitlements"))
      let host = try BuiltTool.run("check", root.path + "/Tests/HostApp", "--catalog", path)
      #expect(host.code == 1)
      #expect(host.out.contains("Tests/HostApp/Info.plist:"))
    }
  }
}
