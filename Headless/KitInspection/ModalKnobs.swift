import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal

/// The knobs of the live page: they change the cards of the app, and write the code of their configuration.
///
/// A card is a modal of full height from the bottom. Drawers, lower sheets and modals with a choreography
/// keep the app's configuration. With the first preset all modals do.
@MainActor final class ModalKnobs: KnobBoard {
  /// A configuration of the kit's from which the code starts.
  enum Style: String, CaseIterable {
    case mail, sheet, form, drawer, fullScreen

    var configuration: ModalConfiguration {
      switch self {
      case .mail: .mail
      case .sheet: .sheet
      case .form: .form
      case .drawer: .drawer(from: .trailing)
      case .fullScreen: .fullScreen
      }
    }

    var code: String {
      switch self {
      case .mail, .sheet, .form, .fullScreen: ".\(rawValue)"
      case .drawer: ".drawer(from: .trailing)"
      }
    }
  }

  enum Language: String, CaseIterable { case uiKit = "UIKit", swiftUI = "SwiftUI" }

  /// A style and the knobs that are turned away from it.
  struct Preset {
    let id: String
    let title: String
    let style: Style
    var values: [String: String] = [:]
  }

  nonisolated static let presets = [
    Preset(id: "draft", title: "The sample’s draft", style: .mail, values: ["shadow": "true"]),
    Preset(id: "sheet", title: "Sheet", style: .sheet),
    Preset(
      id: "floating", title: "Floating sheet", style: .mail,
      values: [
        "detents": "both", "scale": "1", "corners": "38", "inset": "8", "grabber": "true", "shadow": "true",
      ]),
    Preset(id: "fullScreen", title: "Full screen", style: .fullScreen),
    Preset(
      id: "bouncy", title: "Bouncy", style: .mail,
      values: ["response": "0.5", "damping": "0.6", "throwDamping": "0.5"]),
    Preset(
      id: "calm", title: "Calm", style: .mail,
      values: ["response": "0.8", "scale": "0.85", "dimming": "0.4", "corners": "24", "threshold": "0.3"]),
  ]

  private struct Card {
    weak var transition: ModalTransition?
    /// The app's configuration.
    let own: ModalConfiguration
  }

  private(set) var configuration = ModalConfiguration.mail
  private var style = Style.mail
  private var language = Language.uiKit
  private var cards: [Card] = []
  private lazy var firstLink = link

  init() {
    choose(Self.presets[0].id)
    firstLink = link
  }

  // MARK: The app

  func prepare(_ controller: UIViewController) {
    let transition = controller.transitioningDelegate as? ModalTransition ?? controller.modalSession?.app
    guard let transition, transition.configuration.isCard else { return }
    cards.removeAll { $0.transition == nil }
    // An app may present with the same transition again, which has the knobs' configuration then.
    guard !cards.contains(where: { $0.transition === transition }) else { return }
    let card = Card(transition: transition, own: transition.configuration)
    cards.append(card)
    if isTurned { configure(card, animated: false) }
  }

  func containedCards(in window: UIWindow) -> [ContainedCard] {
    let container = window.rootViewController as? ModalContainerController
    return (container?.cards ?? []).compactMap { controller in
      guard let session = controller.modalSession, let space = session.card.superview else { return nil }
      return ContainedCard(
        controller: controller, view: session.card, frame: space.convert(session.layout.card, to: nil),
        isDocked: controller.selectedModalDetent == .docked)
    }
  }

  func isResisting(_ controller: UIViewController) -> Bool {
    guard case .dragged(let drag) = controller.modalSession?.interaction.phase else {
      return false
    }
    return drag.permission != .granted && drag.slope < 1
  }

  private func configure(_ card: Card, animated: Bool = true) {
    card.transition?.update(animated: animated) {
      $0 = isTurned ? configuration : card.own
      $0.source = card.own.source
      // A card that goes to the dock has no height between.
      if card.own.dock == .minimizes { ($0.dock, $0.detents) = (card.own.dock, card.own.detents) }
    }
  }

  func turn(_ values: [String: String]) {
    if let language = values["code"].flatMap(Language.init) { self.language = language }
    if let id = values["preset"] { choose(id) }
    if let style = values["style"].flatMap(Style.init) { start(from: style) }
    set(values)
    let names = ["preset", "style"] + ModalKnob.all.map(\.id)
    guard names.contains(where: { values[$0] != nil }) else { return }
    for card in cards { configure(card) }
  }

  private func choose(_ id: String) {
    guard let preset = Self.presets.first(where: { $0.id == id }) else { return }
    start(from: preset.style)
    set(preset.values)
  }

  private func start(from style: Style) { (self.style, configuration) = (style, style.configuration) }

  private func set(_ values: [String: String]) {
    for knob in ModalKnob.all { values[knob.id].map { knob.set(&configuration, $0) } }
  }

  // MARK: The page

  var panel: KnobPanel {
    KnobPanel(
      knobs: [presetKnob] + ModalKnob.all.map { $0.knob(of: configuration) } + [languageKnob],
      code: code, link: link == firstLink ? "" : link)
  }

  private var preset: Preset? { Self.presets.first { $0.style == style && $0.values == changes.values } }

  /// Whether the knobs change the cards of the app.
  private var isTurned: Bool { preset?.id != Self.presets[0].id }

  private var presetKnob: KnobPanel.Knob {
    let choices = Self.presets.map { KnobPanel.Knob.Choice(value: $0.id, title: $0.title) }
    return KnobPanel.Knob(
      id: "preset", name: "Preset", value: preset?.id ?? "",
      choices: choices + [KnobPanel.Knob.Choice(value: "", title: "Your own")])
  }

  private var languageKnob: KnobPanel.Knob {
    KnobPanel.Knob(
      id: "code", name: "Code for", value: language.rawValue,
      choices: Language.allCases.map { KnobPanel.Knob.Choice(value: $0.rawValue, title: $0.rawValue) })
  }

  /// The knobs that are turned away from the style, and their values.
  private var changes: (knobs: [ModalKnob], values: [String: String]) {
    let knobs = ModalKnob.all.filter { $0.text(configuration) != $0.text(style.configuration) }
    let pairs = knobs.map { ($0.id, $0.text(configuration)) }
    return (knobs, Dictionary(uniqueKeysWithValues: pairs))
  }

  private var link: String {
    let knobs = changes.knobs.map { "\($0.id)=\($0.text(configuration))" }
    return (["style=\(style.rawValue)"] + knobs + (language == .uiKit ? [] : ["code=\(language.rawValue)"]))
      .joined(separator: "&")
  }

  private var code: String {
    let assignments = changes.knobs.map { "configuration.\($0.code($0.text(configuration)))" }
    let lines = ["var configuration = ModalConfiguration\(style.code)"] + assignments
    let head = ["import InteractiveModal", ""]
    let name = assignments.isEmpty ? style.code : language == .uiKit ? "configuration" : ".custom"
    switch language {
    case .uiKit:
      let body = (assignments.isEmpty ? [] : lines) + ["present(draft, as: \(name))"]
      return (head + body).joined(separator: "\n")
    case .swiftUI:
      let view = ".modal(isPresented: $isComposing, as: \(name)) { ComposeView() }"
      guard !assignments.isEmpty else { return (head + [view]).joined(separator: "\n") }
      let body = (lines + ["return configuration"]).map { "    \($0)" }
      let type = ["extension ModalConfiguration {", "  static var custom: ModalConfiguration {"]
      return (head + type + body + ["  }", "}", "", view]).joined(separator: "\n")
    }
  }
}

extension ModalConfiguration {
  /// Whether it is a card of full height from the bottom.
  fileprivate var isCard: Bool { edge == .bottom && detents == [.large] && opening == nil }
}
