import DeepLinking
import Foundation
import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting

// MARK: - The running app

extension AgentTools {
  var openLink: AgentTool {
    AgentTool(
      name: "open_link",
      title: "Open a link",
      summary: """
        Opens a URL of the app, or a screen with values, on a simulator, a device, Android or this machine, waits for \
        the app, and answers how it ended: outcome, screens (state), steps, or the reason and the fix. This changes \
        what the app shows, and a screen whose effect is not null changes more than that: ask first.
        """,
      arguments: Self.screenArguments.merging([
        "url": ["type": "string", "description": "The URL, in place of a screen."],
        "on": .word(
          of: OpenTarget.allCases.map(\.rawValue),
          "Where; '\(target.rawValue)' by default."
        ),
        "device": ["type": "string", "description": "The simulator or device."],
        "within": [
          "type": "integer", "minimum": 1, "maximum": 120, "default": 10,
          "description": "The seconds to wait for the end.",
        ],
      ]) { first, _ in first },
      answer: AgentSchema.opening,
      isReadOnly: false,
      call: open
    )
  }

  /// Opens what a call names.
  private func open(_ arguments: AgentArguments) throws -> AgentTool.Document {
    let catalog = try catalog.read()
    let url = try url(arguments, in: catalog)
    let stage = Explanation(url, in: catalog, from: nil, misses: 0).stage
    guard stage != .text, stage != .prefix else {
      let known = catalog.router.prefixes.map(\.description).joined(separator: ", ")
      throw AgentToolFailure(
        "'\(url)' is not opened, since it is not a URL of the app: those begin with \(known)."
      )
    }
    let chosen = try arguments.choice("on", of: OpenTarget.self) ?? target
    let device = try arguments.text("device") ?? device
    if let device, device.isEmpty || device.first == "-" {
      throw AgentToolFailure("'\(device)' is not the name of a device.")
    }
    if chosen == .device, device == nil || app == nil {
      throw AgentToolFailure(
        "A device needs its name as 'device', and 'deeplink mcp' the bundle ID as --app."
      )
    }
    let opening = LinkOpening(
      target: chosen,
      device: chosen == .desktop ? nil : device,
      app: app,
      journal: chosen == .device || chosen == .android ? nil : journal,
      within: Double(try arguments.number("within", in: 1...120, usually: 10))
    )
    do throws(UnreadableFile) {
      var document = try opening.open(url, expecting: nil)
      if opening.journal == nil { document.addMissingJournal(on: chosen, isNamed: journal != nil) }
      return AgentTool.Document(of: document, isError: !document.isSuccess)
    } catch {
      throw AgentToolFailure(error.message)
    }
  }

  /// The URL that a call names; of a screen one with a scheme of the app's own, which needs no association.
  private func url(_ arguments: AgentArguments, in catalog: ParsedCatalog) throws -> String {
    let (url, screen) = (try arguments.text("url"), try arguments.text("screen"))
    let values = try arguments.values("values")
    switch (url, screen) {
    case (let url?, nil) where values.isEmpty: return url
    case (nil, let screen?):
      let links = PrintedURLDocument.all(of: screen, values, nil, in: catalog)
      let isOpen = { (url: String) in catalog.match(url, from: nil).found?.route == screen }
      let urls = links.compactMap(\.url)
      let own = urls.first { !$0.hasPrefix("https://") && !$0.hasPrefix("http://") && isOpen($0) }
      if let url = own ?? urls.first(where: isOpen) ?? urls.first { return url }
      let problems = links.compactMap(\.problem)
      throw AgentToolFailure(problems.first ?? "No URL of '\(screen)' can be printed.")
    default: throw AgentToolFailure("open_link has a 'url', or a 'screen' and its 'values'.")
    }
  }

  var recentLinks: AgentTool {
    AgentTool(
      name: "recent_links",
      title: "Recent links",
      summary: """
        The newest entries of the app's journal, the oldest first: which links were received, how far each came, and \
        how it ended. Each has the time at which it was written. Values that are secret are not in it.
        """,
      arguments: [
        "count": ["type": "integer", "minimum": 1, "maximum": 200, "default": 20],
        "kind": .word(of: AgentSchema.journalKinds, "Entries of one kind alone."),
      ],
      answer: ["entries": .list(of: AgentSchema.entry, "The entries, the oldest first.")],
      call: recent
    )
  }

  private func recent(_ arguments: AgentArguments) throws -> AgentTool.Document {
    guard let journal else {
      throw AgentToolFailure(
        "No journal was named: start 'deeplink mcp' with --journal FILE, and call "
          + "links.record(toFile:) in the app."
      )
    }
    let count = try arguments.number("count", in: 1...200, usually: 20)
    let kind = try arguments.text("kind")
    if let kind, LinkJournalEntry.Kind(rawValue: kind) == nil {
      let kinds = AgentSchema.journalKinds.joined(separator: ", ")
      throw AgentToolFailure("'kind' is one of \(kinds), not '\(kind)'.")
    }
    do {
      let file = try JournalPlace(path: journal).file(on: target, device: device, app: app)
      let entries = JournalLines.entries(try WholeFile.read(file))
        .filter { kind == nil || $0.kind.rawValue == kind }
      return AgentTool.Document(["entries": Array(entries.suffix(count))])
    } catch let error as UnreadableFile {
      throw AgentToolFailure(
        "\(error.message). The app writes it after links.record(toFile:), with its first link."
      )
    } catch let error as JournalMistake {
      throw AgentToolFailure("The journal is not found: \(error.message).")
    }
  }
}

// MARK: - The project

extension AgentTools {
  var checkText: AgentTool {
    AgentTool(
      name: "check_text",
      title: "Check a text",
      summary: """
        Finds the app's links in a text, such as a mail, a page or a notification, as 'deeplink scan' does in files, and \
        says which of them open no screen, why, and what was probably meant. Nothing is opened.
        """,
      arguments: [
        "text": ["type": "string", "description": "The text."],
        "file": .schema(
          "string",
          "The name of a file that the text is of, such as welcome.html: its end says how escapes and placeholders are "
            + "written. Plain text without it."
        ),
        "source": Self.source,
      ],
      required: ["text"],
      answer: [
        "links": .schema("integer", "How many links of the app the text has."),
        "ignored": .schema("integer", "How many broken ones a comment deeplink:ignore leaves out."),
        "findings": .list(of: AgentSchema.finding, "The links that open no screen."),
      ]
    ) { [catalog] arguments in
      let name = try arguments.text("file") ?? "text.txt"
      guard let format = ScannedFormat(path: name) else {
        throw AgentToolFailure(
          "'\(name)' does not end as a file that is scanned, such as .html, .eml, .json or .md."
        )
      }
      var scan = LinkScan(
        try catalog.read(),
        from: try arguments.source("source"),
        leavingOut: .none
      )
      scan.scan(Array((try arguments.text("text") ?? "").utf8), of: name, as: format)
      let findings = ScanReport(scan: scan).findings.map { ReportedFindingDocument($0) }
      return AgentTool.Document([
        "links": scan.links, "ignored": scan.ignored, "findings": EncodableList(findings),
      ])
    }
  }

  var checkProject: AgentTool {
    AgentTool(
      name: "check_project",
      title: "Check the project",
      summary: """
        Checks the catalog against the project's association files, Info.plist, entitlements and kept links, as \
        'deeplink check' does: what is wrong, where, and the fix.
        """,
      arguments: [
        "notes": ["type": "boolean", "default": false, "description": "Whether notes are listed."]
      ],
      answer: [
        "checked": .list(of: ["type": "string"], "The files that were read."),
        "findings": .list(of: AgentSchema.finding, "What is wrong, where, and the fix."),
        "not_compared": .list(of: ["type": "string"], "What could not be compared, sentences."),
      ]
    ) { [catalog, project] arguments in
      let notes = try arguments.flag("notes")
      _ = try catalog.read()
      var files = ProjectFiles(in: project, catalog: catalog.path)
      files.catalog = catalog.path
      var check = ProjectCheck(files, app: nil, isRelease: true)
      check.run()
      let others = [files.lock].compactMap(\.self) + files.associations + files.assetLinks
      let findings = check.findings.filter { notes || $0.severity != .note }
        .map { ReportedFindingDocument($0) }
      return AgentTool.Document([
        "checked": [catalog.path] + others + files.infos + files.entitlements,
        "findings": EncodableList(findings), "not_compared": check.notCompared,
      ])
    }
  }
}
