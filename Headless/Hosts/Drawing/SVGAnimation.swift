import UIKit

/// Draws several frames as one drawing that moves: what they share is written once.
struct SVGAnimation {
  /// The frame that is shown where nothing moves: in a viewer without animations, and with Reduce Motion.
  private let still: Int
  private var keyFrames: SVGKeyFrames

  init(times: [Double], still: Int) {
    self.still = still
    keyFrames = SVGKeyFrames(times: times)
  }

  /// The style sheet that moves the drawing, unless the user reduces motion.
  var style: SVGElement {
    let stillness = "@media (prefers-reduced-motion:reduce){*{animation:none!important}}"
    return SVGElement("style", [:], .text((keyFrames.rules + [stillness]).joined(separator: " ")))
  }

  /// Returns the elements of all frames, each with its changes.
  mutating func elements(of frames: [[SVGElement]]) -> [SVGElement] {
    SVGAlignment(frames).rows.flatMap { drawing(of: $0) }
  }

  /// A group that says nothing is what is in it.
  private mutating func drawing(of row: [SVGElement?]) -> [SVGElement] {
    let frames = Self.filled(row)
    guard frames.indices.contains(still) else { return [] }
    let element = element(of: row, frames, now: frames[still])
    return element.attributes.isEmpty && element.name == "g" ? element.children : [element]
  }

  private mutating func element(
    of row: [SVGElement?], _ frames: [SVGElement], now: SVGElement
  ) -> SVGElement {
    let isText = if case .text = now.content { true } else { false }
    let content = isText ? now.content : .elements(elements(of: frames.map(\.children)))
    let animations = [
      visibility(of: row), transform(of: frames), clip(of: frames), number("opacity", of: frames),
      number("fill-opacity", of: frames),
    ].compactMap { $0 }
    let isHidden = row[still] == nil
    let classes = [now["class"], keyFrames.className(of: animations)].compactMap { $0 }
    var element = now.removing(LayerNumbers.attribute).adding([
      "visibility": isHidden ? "hidden" : nil,
      "class": classes.isEmpty ? nil : classes.joined(separator: " "),
    ])
    element.content = content
    return element
  }

  /// An absent element looks as it did before, or else as it will.
  private static func filled(_ row: [SVGElement?]) -> [SVGElement] {
    var before = row.compactMap { $0 }.first
    return row.compactMap { element in
      before = element ?? before
      return before
    }
  }

  // MARK: What changes

  private mutating func visibility(of row: [SVGElement?]) -> String? {
    keyFrames.steps(of: "visibility", row.map { $0 == nil ? "hidden" : "inherit" })
  }

  private mutating func clip(of frames: [SVGElement]) -> String? {
    keyFrames.steps(of: "clip-path", frames.map { $0["clip-path"] ?? "none" })
  }

  private mutating func number(_ name: String, of frames: [SVGElement]) -> String? {
    let values = frames.map { [$0[name].flatMap(Double.init).map { CGFloat($0) } ?? 1] }
    return keyFrames.motion(of: name, values, tolerance: [0.004]) { SVGValue.numbers($0[0]) }
  }

  private mutating func transform(of frames: [SVGElement]) -> String? {
    let values = frames.map { Self.matrix($0["transform"] ?? "") }
    let tolerance: [CGFloat] = [0.0004, 0.0004, 0.0004, 0.0004, 0.2, 0.2]
    return keyFrames.motion(of: "transform", values, tolerance: tolerance) { values in
      let parts =
        values.prefix(4).map { Double($0).shortText(places: 4) }
        + values.suffix(2).map { Double($0).shortText(places: 2) }
      return "matrix(\(parts.joined(separator: ",")))"
    }
  }

  /// The six numbers of a transform as ``SVGValue`` writes it.
  private static func matrix(_ text: String) -> [CGFloat] {
    let numbers = text.split { "( )".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == 6 ? numbers : [1, 0, 0, 1] + (numbers.count == 2 ? numbers : [0, 0])
  }
}
