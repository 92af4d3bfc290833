import LinkPatterns

extension DeepLinks {
  /// Writes a line to the log for each event that ends, and now for each prefix that Info.plist lacks.
  func startLog() {
    SchemeCheck.ofThisApp.lines(for: router.prefixes).forEach(LinkLog.write)
    onLogLine = { LinkLog.write($0.onOneLine) }
    onEnd = { [weak self] in if let self { LinkLog.write(reports.line(for: $0)) } }
  }

  /// Puts deliveries and their outcomes into words.
  package var reports: LinkReportFormatter<Link> {
    LinkReportFormatter(router: router, expander: expander, ledger: ledger)
  }

  /// The links below all others.
  package var roots: LinkRoots<Link> {
    LinkRoots(router: router, tabs: tabs, onProblem: onProblem, onLogLine: onLogLine)
  }
}

// MARK: - The journal

extension DeepLinks {
  /// Records events in a journal from now on.
  ///
  /// An earlier ``onProgress`` closure is still called.
  public func record(in journal: LinkJournal) {
    let earlier = onProgress
    let (now, router) = (environment.now, router)
    onProgress = { progress in
      earlier?(progress)
      journal.record(
        progress,
        at: now(),
        withoutSecrets: { [weak self] in self?.reports.subject(of: $0) ?? "…" },
        router: router
      )
    }
  }

  /// Writes events to a file from now on, a JSON object a line, as `deeplink mcp` and `deeplink inspect` read them.
  ///
  /// ```
  /// links.record(toFile: "links.jsonl")
  /// ```
  ///
  /// The lines have the values of URLs, except secret ones, so release builds write none unless `log` says so. The
  /// file is never larger than 1 MB: the oldest lines are dropped. What cannot be written is reported once, in the
  /// log.
  ///
  /// - Parameters:
  ///   - path: The path of the file. On Apple's systems one that is not absolute is in the app's caches folder,
  ///     where the tools find it in a simulator.
  ///   - log: The builds that write.
  public func record(toFile path: String, log: LinkLog = .debugBuilds) {
    guard log.isOn else { return }
    let file = JournalFile(JournalFile.place(of: path))
    record(in: LinkJournal(capacity: 1, privacy: .public) { file.append($0) })
  }
}
