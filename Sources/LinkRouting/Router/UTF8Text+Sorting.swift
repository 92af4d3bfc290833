package import LinkPatterns

extension UTF8Text {
  /// The positions of texts in the order of their UTF-8 code units; equal texts keep their order.
  static func order(of texts: [String]) -> [Int] {
    var order: [Int] = []
    for (index, text) in texts.enumerated() {
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(text, texts[order[middle]]) { high = middle } else { low = middle + 1 }
      }
      order.add(index, at: low)
    }
    return order
  }

  /// The texts in the order of their UTF-8 code units.
  package static func sorted(_ texts: [String]) -> [String] { order(of: texts).map { texts[$0] } }
}
