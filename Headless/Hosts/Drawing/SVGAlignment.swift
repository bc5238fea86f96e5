/// The children of one element in several frames, child by child.
struct SVGAlignment {
  /// A row for each child, in the order of drawing: the child in each frame, `nil` where it is absent.
  private(set) var rows: [[SVGElement?]] = []
  private var keys: [String] = []

  init(_ frames: [[SVGElement]]) {
    for (index, frame) in frames.enumerated() { add(frame, at: index) }
  }

  private mutating func add(_ frame: [SVGElement], at index: Int) {
    let new = frame.map(\.identity)
    let difference = new.difference(from: keys)
    let (absent, added) = (Self.offsets(difference.removals), Self.offsets(difference.insertions))
    var (aligned, alignedKeys): ([[SVGElement?]], [String]) = ([], [])
    var (old, now) = (0, 0)
    while old < rows.count || now < frame.count {
      if absent.contains(old), old < rows.count {
        aligned.append(rows[old] + [nil])
        alignedKeys.append(keys[old])
        old += 1
      } else if added.contains(now) {
        aligned.append(Array(repeating: nil, count: index) + [frame[now]])
        alignedKeys.append(new[now])
        now += 1
      } else {
        aligned.append(rows[old] + [frame[now]])
        alignedKeys.append(keys[old])
        (old, now) = (old + 1, now + 1)
      }
    }
    (rows, keys) = (aligned, alignedKeys)
  }

  private static func offsets(_ changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
  }
}

extension SVGElement {
  /// Attributes that change from frame to frame in one element.
  static let animated: Set = ["transform", "opacity", "fill-opacity", "clip-path"]

  /// What an element has in every frame: its name, its other attributes, and its text.
  fileprivate var identity: String {
    let fixed = attributes.filter { !Self.animated.contains($0.name) }.map { "\($0.name)=\($0.value)" }
    let text: String? = if case .text(let text) = content { text } else { nil }
    return ([name] + fixed + [text ?? ""]).joined(separator: " ")
  }
}
