import LinkNavigation
import LinkRouting

extension LinkPipeline {
  /// Looks a link up, as far as its route needs it.
  func lookUp(
    _ admitted: AdmittedLink<Link>,
    _ event: LinkEvent<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    guard let resolve = links.resolve,
      case .loadedRecord(let limit) = admitted.requirements.requirement ?? links.policy.requires
    else { return .found }
    let link = admitted.link
    note(event, .resolving)
    links.onLoading?(.began(link, for: event.id))
    do throws(LinkFailure) {
      let resolution = try await lookedUp(link, within: limit, resolve)
      links.onLoading?(.ended(link, for: event.id, failure: nil))
      return resolution
    } catch {
      links.onLoading?(.ended(link, for: event.id, failure: error))
      throw error
    }
  }

  private func lookedUp(
    _ link: Link,
    within limit: Duration?,
    _ resolve: @escaping LinkResolver<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    do {
      let resolution = try await TimeLimit.run(limit, links.environment) {
        try await resolve(link)
      }
      if let resolution { return resolution }
    } catch {
      throw LinkFailure(error, .resolutionFailed, subject: "looking the link up")
    }
    throw LinkFailure(
      .timedOut,
      subject: "looking the link up",
      expected: limit.map { .name("\($0)") }
    )
  }

  /// Looks up a link whose screen is shown with a placeholder, and tells what came of it.
  func fillPlaceholder(of admitted: AdmittedLink<Link>, _ event: LinkEvent<Link>) {
    guard let resolve = links.resolve,
      case .placeholder = admitted.requirements.requirement ?? links.policy.requires
    else { return }
    let (link, id) = (admitted.link, event.id)
    let accounts = links.accountChanges
    links.onLoading?(.began(link, for: id))
    Task {
      do throws(LinkFailure) {
        let resolution = try await lookedUp(link, within: nil, resolve)
        // What was found is of another person's link.
        guard links.accountChanges == accounts else {
          links.onLoading?(.ended(link, for: id, failure: nil))
          return
        }
        if case .record(let record) = resolution { links.records.keep(record, for: link) }
        links.onLoading?(.ended(link, for: id, failure: nil))
        // It is opened with the trust of the app, so it must be admitted as the first link was.
        if case .replaced(by: let next) = resolution,
          case .next(let admitted) = admitter.admit(next, replacing: event.delivery),
          !admitted.hasSideEffects
        {
          links.onLoading?(.replaced(link, by: next, for: id))
        }
      } catch {
        links.onLoading?(.ended(link, for: id, failure: error))
      }
    }
  }
}
