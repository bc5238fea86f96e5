import UIKit

/// The key frames of a drawing that moves, as rules of a style sheet.
struct SVGKeyFrames {
  /// When each frame is shown, in seconds, from 0 on; the last is the end of the loop.
  let times: [Double]
  private(set) var rules: [String] = []
  private var names: [String: String] = [:]

  init(times: [Double]) { self.times = times }

  /// Returns the animation of a property that changes at once; `nil` if it never changes.
  mutating func steps(of property: String, _ values: [String]) -> String? {
    let keys = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    guard keys.count > 1 else { return nil }
    return animation(of: property, keys.map { ($0, values[$0]) }, timing: "step-end")
  }

  /// Returns the animation of numbers that change evenly between key frames; `nil` if they never change.
  ///
  /// - Parameters:
  ///   - values: The numbers in each frame.
  ///   - tolerance: How far each number may be from the exact one.
  ///   - text: Writes the numbers.
  mutating func motion(
    of property: String, _ values: [[CGFloat]], tolerance: [CGFloat], text: ([CGFloat]) -> String
  ) -> String? {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return nil }
    let last = values.count - 1
    let keys = [0] + inner(of: values, 0...last, tolerance) + [last]
    return animation(of: property, keys.map { ($0, text(values[$0])) }, timing: "linear")
  }

  /// The frames between two key frames without which a line would be too far from the values.
  private func inner(of values: [[CGFloat]], _ range: ClosedRange<Int>, _ tolerance: [CGFloat]) -> [Int] {
    let (from, to) = (range.lowerBound, range.upperBound)
    let errors = range.dropFirst().dropLast().map { index -> (index: Int, error: CGFloat) in
      let share = CGFloat((times[index] - times[from]) / max(times[to] - times[from], 1e-9))
      let parts = tolerance.indices.map { part in
        let line = values[from][part] + (values[to][part] - values[from][part]) * share
        return abs(values[index][part] - line) / tolerance[part]
      }
      return (index, parts.max() ?? 0)
    }
    guard let worst = errors.max(by: { $0.error < $1.error }), worst.error > 1 else { return [] }
    return inner(of: values, from...worst.index, tolerance) + [worst.index]
      + inner(of: values, worst.index...to, tolerance)
  }

  private mutating func animation(
    of property: String, _ keys: [(index: Int, value: String)], timing: String
  ) -> String {
    let duration = times.last ?? 0
    let frames = keys.map { key -> String in
      "\((times[key.index] / duration * 100).shortText(places: 2))%{\(property):\(key.value)}"
    }
    let name = name("k", frames.joined()) { "@keyframes \($0)" }
    return "\(name) \(duration.shortText(places: 2))s \(timing) infinite"
  }

  /// Returns the class of elements that have these animations.
  mutating func className(of animations: [String]) -> String? {
    animations.isEmpty ? nil : name("m", "animation:\(animations.joined(separator: ","))") { ".\($0)" }
  }

  /// Returns the name of a rule, which is added unless the same one is there.
  private mutating func name(
    _ prefix: String, _ body: String, selector: (String) -> String
  ) -> String {
    if let name = names[body] { return name }
    let name = "\(prefix)\(names.count + 1)"
    names[body] = name
    rules.append("\(selector(name)){\(body)}")
    return name
  }
}
