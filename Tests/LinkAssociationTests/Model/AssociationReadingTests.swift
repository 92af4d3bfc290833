import Testing

@testable import LinkAssociation

/// What is made of a file, and what is said of what is passed over.
@Suite struct AssociationReadingTests {
  @Test func readsEveryService() throws {
    let reading = try Files.read(
      """
      {"applinks": {"apps": [], "details": []}, "webcredentials": {"apps": ["T.a", "T.b"]},
       "appclips": {"apps": ["T.a.Clip"]}, "activitycontinuation": {"apps": []}}
      """
    )
    #expect(reading.findings.isEmpty)
    let services = reading.association.services
    #expect(services.map(\.service) == ["activitycontinuation", "appclips", "webcredentials"])
    #expect(services.last?.apps.map(\.text) == ["T.a", "T.b"])
    #expect(services.last?.apps.last?.pointer.text == "/webcredentials/apps/1")
    #expect(reading.association.appLinks?.apps == [])
  }

  @Test func readsDetailsThatAreAnObject() throws {
    let reading = try Files.read(
      #"{"applinks":{"details":{"T.b":{"paths":["/b"]},"T.a":{"paths":["NOT /a","*"]}}}}"#
    )
    let links = try #require(reading.association.appLinks)
    #expect(links.detailsForm == .dictionary)
    #expect(links.details.map { $0.appIDs.map(\.text) } == [["T.b"], ["T.a"]])
    #expect(links.details[1].components.map(\.exclude) == [true, false])
    #expect(links.details[1].components.map(\.path) == ["/a", "*"])
  }

  @Test func whatHasTheWrongTypeIsPassedOverAndFound() throws {
    let reading = try Files.read(
      """
      {"applinks": {"defaults": 1, "details": [{"appIDs": ["T.a", 2], "components": [
        {"/": 3, "exclude": "true", "?": ["x"]}, 4]}, null]}, "webcredentials": []}
      """
    )
    #expect(
      reading.findings.map { "\($0.rule.name) \($0.pointer)" } == [
        "wrongType /applinks/defaults", "wrongType /applinks/details/0/appIDs/1",
        "wrongType /applinks/details/0/components/0/~1",
        "wrongType /applinks/details/0/components/0/?",
        "wrongType /applinks/details/0/components/0/exclude",
        "wrongType /applinks/details/0/components/1", "wrongType /applinks/details/1",
        "wrongType /webcredentials",
      ]
    )
    let entry = try #require(reading.association.appLinks?.details.first)
    #expect(entry.components == [LinkComponent(pointer: entry.components[0].pointer)])
  }

  @Test func keysThatAreNotKnownAreFoundWithWhatMayBeMeant() throws {
    let reading = try Files.read(
      """
      {"appLinks": {}, "x": 1, "applinks": {"details": [{"appIds": ["T.a"], "components": [
        {"exlude": true, "casesensitive": false, "/": "/a", "//": ""}]}]}}
      """
    )
    #expect(
      reading.findings.map { "\($0.pointer) \($0.message)" } == [
        "/appLinks This key is not known and is ignored; 'applinks' may be meant.",
        "/x This key is not known and is ignored.",
        "/applinks/details/0/appIds This key is not known and is ignored; 'appIDs' may be meant.",
        "/applinks/details/0/components/0/exlude This key is not known and is ignored; 'exclude' may be meant.",
        "/applinks/details/0/components/0/casesensitive This key is not known and is ignored; 'caseSensitive' may be meant.",
        "/applinks/details/0/components/0/~1~1 This key is not known and is ignored.",
      ]
    )
  }

  @Test func ofRepeatedKeysTheLastCounts() throws {
    let entry = try Files.rules(#"{"/": "/a", "/": "/b"}"#).appLinks?.details.first
    #expect(entry?.components.first?.path == "/b")
  }
}
