import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal

/// A field of a modal's configuration that a knob of the live page changes.
@MainActor struct ModalKnob {
  let id: String
  let name: String
  private(set) var choices: [KnobPanel.Knob.Choice]?
  private(set) var range: [Double]?
  /// Returns the value of the field as text.
  let text: (ModalConfiguration) -> String
  /// Sets the field; ignores a text that is not a value.
  let set: (inout ModalConfiguration, String) -> Void
  /// Returns the assignment that gives the field a value.
  let code: (String) -> String

  func knob(of configuration: ModalConfiguration) -> KnobPanel.Knob {
    KnobPanel.Knob(id: id, name: name, value: text(configuration), choices: choices, range: range)
  }

  static let all: [ModalKnob] = [
    number("response", "Response", 0.1...1.5, \.motion.tapSpring.response, "motion.tapSpring.response"),
    number("damping", "Damping", 0.3...1.5, \.motion.tapSpring.dampingRatio, "motion.tapSpring.dampingRatio"),
    number(
      "throwDamping", "Damping of a throw", 0.3...1.5, \.motion.throwSpring.dampingRatio,
      "motion.throwSpring.dampingRatio"),
    number("threshold", "Dismissal threshold", 0.1...0.9, \.threshold) {
      "motion.policy = .projected(threshold: \($0))"
    },
    number("rubberBand", "Rubber band", 0...1, \.motion.rubberBand, "motion.rubberBand"),
    choice(
      "detents", "Heights", \.detents, "detents",
      [("large", "Large", "[.large]", [.large]), ("both", "Two", "[.medium, .large]", [.medium, .large])]),
    choice(
      "edge", "Edge", \.edge, "edge",
      ModalEdge.allCases.map { ("\($0)", "\($0)".capitalized, ".\($0)", $0) }),
    number("scale", "Scale of the screen behind", 0.5...1, \.presenter.scale, "presenter.scale"),
    number("dimming", "Dimming", 0...1, \.dimming.opacity, "dimming.opacity"),
    number("corners", "Corner radius", 0...60, step: 1, \.card.cornerRadius, "card.cornerRadius"),
    number("gap", "Gap above", 0...100, step: 1, \.size.topGap, "size.topGap"),
    number("inset", "Floating inset", 0...40, step: 1, \.card.floatingInset, "card.floatingInset"),
    toggle("shadow", "Shadow", \.hasShadow) { "card.shadowOpacity = \($0 == "true" ? "0.15" : "0")" },
    choice(
      "region", "Drag region", \.dragRegion, "dragRegion",
      [
        ("content", "Card", ".content", .content),
        ("edge", "Header", ".edge(within: 60)", .edge(within: 60)),
        ("disabled", "Nowhere", ".disabled", .disabled),
      ]),
    toggle("grabber", "Grabber", \.grabber.isVisible) { "grabber.isVisible = \($0)" },
    choice(
      "keyboard", "Keyboard in a drag", \.keyboard.duringDrag, "keyboard.duringDrag",
      ModalConfiguration.Keyboard.DuringDrag.allCases.map { ("\($0)", "\($0)".capitalized, ".\($0)", $0) }),
  ]

  // MARK: Kinds

  private static func number<Number: BinaryFloatingPoint>(
    _ id: String, _ name: String, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ path: WritableKeyPath<ModalConfiguration, Number>, _ field: String
  ) -> ModalKnob {
    number(id, name, range, step: step, path) { "\(field) = \($0)" }
  }

  private static func number<Number: BinaryFloatingPoint>(
    _ id: String, _ name: String, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ path: WritableKeyPath<ModalConfiguration, Number>, code: @escaping (String) -> String
  ) -> ModalKnob {
    ModalKnob(
      id: id, name: name, range: [range.lowerBound, range.upperBound, step],
      text: { Self.text(Double($0[keyPath: path])) },
      set: { configuration, text in
        guard let value = Double(text), value.isFinite else { return }
        // The text of the code has three places, so the value has no more.
        let places = (value * 1000).rounded() / 1000
        configuration[keyPath: path] = Number(min(max(places, range.lowerBound), range.upperBound))
      },
      code: code)
  }

  private static func text(_ value: Double) -> String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func choice<Value: Equatable>(
    _ id: String, _ name: String, _ path: WritableKeyPath<ModalConfiguration, Value>, _ field: String,
    _ choices: [(id: String, title: String, code: String, value: Value)]
  ) -> ModalKnob {
    ModalKnob(
      id: id, name: name, choices: choices.map { KnobPanel.Knob.Choice(value: $0.id, title: $0.title) },
      text: { configuration in choices.first { $0.value == configuration[keyPath: path] }?.id ?? "" },
      set: { configuration, text in
        guard let choice = choices.first(where: { $0.id == text }) else { return }
        configuration[keyPath: path] = choice.value
      },
      code: { text in "\(field) = \(choices.first { $0.id == text }?.code ?? "")" })
  }

  private static func toggle(
    _ id: String, _ name: String, _ path: WritableKeyPath<ModalConfiguration, Bool>,
    code: @escaping (String) -> String
  ) -> ModalKnob {
    ModalKnob(
      id: id, name: name, text: { "\($0[keyPath: path])" },
      set: { configuration, text in
        if let isOn = Bool(text) { configuration[keyPath: path] = isOn }
      },
      code: code)
  }
}

extension ModalConfiguration {
  fileprivate var threshold: CGFloat {
    get { motion.policy.projection?.threshold ?? 0.5 }
    set { motion.policy = .projected(threshold: newValue) }
  }
  fileprivate var hasShadow: Bool {
    get { card.shadowOpacity > 0 }
    set { card.shadowOpacity = newValue ? 0.15 : 0 }
  }
}
