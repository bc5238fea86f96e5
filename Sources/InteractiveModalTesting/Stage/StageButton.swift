import InteractiveModal
import UIKit

/// A button that the user can reach on a stage.
@MainActor struct StageButton {
  /// The title, the identifier and the label. Sentences use the first.
  private let names: [String]
  private let isEnabled: Bool
  /// The view of the button, or the bar that shows it; `nil` for an alert's action.
  private let view: UIView?
  private let tap: () throws -> Void

  private init(
    _ element: AnyObject, title: String?, label: String?, isEnabled: Bool, in view: UIView?,
    tap: @escaping () throws -> Void
  ) {
    names = Self.names(of: element, title, label)
    (self.isEnabled, self.view, self.tap) = (isEnabled, view, tap)
  }

  private static func names(of element: AnyObject, _ title: String?, _ label: String?) -> [String] {
    let identifier = (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    return [title, identifier, label].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Whether the button is in a view with this name; true for `nil`.
  private func isInside(_ name: String?) -> Bool {
    guard let name else { return true }
    return sequence(first: view, next: { $0?.superview }).dropFirst().contains { around in
      around.map { Self.names(of: $0, nil, $0.accessibilityLabel).contains(name) } ?? false
    }
  }

  /// Taps the button that has a name, in the view that has another one.
  ///
  /// - Throws: ``ModalTestFailure`` unless there is one, and the user can tap it.
  static func tap(_ name: String, in place: String?, in window: UIWindow, front: UIViewController) throws {
    func failure(_ reason: String) -> ModalTestFailure {
      ModalTestFailure("tap(“\(name)”\(place.map { ", in: “\($0)”" } ?? "")): \(reason)")
    }
    if front is UIAlertController, front.isBeingPresented || front.isBeingDismissed {
      throw failure("\(type(of: front)) comes or goes, and takes no touch: call settle() first")
    }
    let choices = StageHost.actionsWithoutView(of: front).map { action in
      StageButton(action, title: action.title, label: nil, isEnabled: true, in: nil) {
        throw failure("UIKit has no call that chooses an alert's action: call what the action calls")
      }
    }
    let all = (buttons(in: window) + choices).filter { $0.isInside(place) }
    let found = all.filter { $0.names.contains(name) }
    guard let button = found.first else {
      let names = all.compactMap(\.names.first).map { "“\($0)”" }.joined(separator: ", ")
      throw failure("no button in reach has this name. The user can tap \(names.isEmpty ? "none" : names)")
    }
    guard found.count == 1 else {
      throw failure(
        "\(found.count) buttons have this name: give one an accessibilityIdentifier, and tap that, or name a view "
          + "around one with in:")
    }
    guard button.isEnabled else { throw failure("the button is disabled") }
    try button.tap()
  }

  private static func buttons(in window: UIWindow) -> [StageButton] {
    window.views.flatMap { view -> [StageButton] in
      if let button = view as? UIButton, !StageHost.showsBarItem(button) {
        return button.isReachable(in: window) ? [StageButton(button)] : []
      }
      if let control = view as? UIControl, control.isAccessibilityElement,
        control.accessibilityTraits.contains(.button)
      {
        return control.isReachable(in: window) ? [StageButton(control)] : []
      }
      let items = StageHost.barItems(in: view)
      return items.isEmpty || !view.isReachable(in: window)
        ? [] : items.compactMap { StageButton($0, in: view) }
    }
  }

  private init(_ button: UIButton) {
    self.init(
      button, title: button.titleLabel?.text, label: button.accessibilityLabel, isEnabled: button.isEnabled,
      in: button
    ) { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

  /// A control that is a button for VoiceOver, as a bar in the dock.
  private init(_ control: UIControl) {
    self.init(
      control, title: control.accessibilityLabel, label: nil, isEnabled: control.isEnabled, in: control
    ) {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// `nil` for an item that opens a menu, or that shows a view of the app's.
  private init?(_ item: UIBarButtonItem, in bar: UIView) {
    guard let tap = StageHost.tap(of: item) else { return nil }
    self.init(
      item, title: item.title, label: item.accessibilityLabel, isEnabled: item.isEnabled, in: bar, tap: tap)
  }
}

extension UIView {
  /// Whether a tap in the middle of the visible part of the view meets it. A draft among several that are spread shows
  /// its title row above the others.
  fileprivate func isReachable(in window: UIWindow) -> Bool {
    let isBar = accessibilityIdentifier == ModalIdentifier.dock.rawValue
    let place = isBar ? ModalTouchPoint.top : .middle
    return place.location(on: self, in: window).flatMap { window.hitTest($0, with: nil) }?
      .isDescendant(of: self) == true
  }
}
