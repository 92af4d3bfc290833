import Synchronization

/// What a service counts of itself, without addresses or paths.
final class ServiceMetrics: Sendable {
  /// The kinds of answers.
  enum Kind: String, CaseIterable, Sendable {
    case page, short, store, claim, api, file, other
  }

  /// The numbers of one kind.
  private struct Numbers {
    /// The number of answers by the first digit of their status.
    var statuses = [Int](repeating: 0, count: 6)

    /// The number of answers that took at most so long, by the bounds.
    var buckets = [Int](repeating: 0, count: ServiceMetrics.bounds.count)

    /// The sum of the times, in seconds.
    var seconds = 0.0
  }

  /// The bounds of the times, in seconds.
  private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

  private let numbers: Mutex<[Numbers]>
  private let lostCounts = Atomic<Int>(0)

  init() {
    numbers = Mutex([Numbers](repeating: Numbers(), count: Kind.allCases.count))
  }

  /// Counts an answer.
  func record(_ kind: Kind, status: Int, _ time: Duration) {
    let (seconds, fraction) = time.components
    let took = Double(seconds) + Double(fraction) * 1e-18
    let index = Kind.allCases.firstIndex(of: kind) ?? 0
    numbers.withLock { numbers in
      numbers[index].statuses[min(max(status / 100, 0), 5)] += 1
      numbers[index].seconds += took
      if let bucket = Self.bounds.firstIndex(where: { took <= $0 }) {
        numbers[index].buckets[bucket] += 1
      }
    }
  }

  /// Counts a failure to store the counts of links.
  func recordCountFailure() { lostCounts.add(1, ordering: .relaxed) }

  /// The numbers, in the text format of Prometheus.
  var text: String {
    let numbers = numbers.withLock { $0 }
    var lines = [
      "# HELP link_service_responses_total Answers by kind and class of status.",
      "# TYPE link_service_responses_total counter",
    ]
    for (kind, own) in zip(Kind.allCases, numbers) {
      for (digit, count) in own.statuses.enumerated() where count > 0 {
        lines.append(
          "link_service_responses_total{kind=\"\(kind)\",status=\"\(digit)xx\"} \(count)"
        )
      }
    }
    lines += [
      "# HELP link_service_response_seconds Time from the request's head to the answer.",
      "# TYPE link_service_response_seconds histogram",
    ]
    for (kind, own) in zip(Kind.allCases, numbers) {
      let total = own.statuses.reduce(0, +)
      guard total > 0 else { continue }
      var sum = 0
      for (bound, count) in zip(Self.bounds, own.buckets) {
        sum += count
        lines.append(
          "link_service_response_seconds_bucket{kind=\"\(kind)\",le=\"\(bound)\"} \(sum)"
        )
      }
      lines += [
        "link_service_response_seconds_bucket{kind=\"\(kind)\",le=\"+Inf\"} \(total)",
        "link_service_response_seconds_sum{kind=\"\(kind)\"} \(own.seconds)",
        "link_service_response_seconds_count{kind=\"\(kind)\"} \(total)",
      ]
    }
    lines += [
      "# HELP link_service_count_flush_failures_total Times that counts could not be stored.",
      "# TYPE link_service_count_flush_failures_total counter",
      "link_service_count_flush_failures_total \(lostCounts.load(ordering: .relaxed))",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
