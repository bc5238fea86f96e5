import UIKit

/// A button that the user can reach on a stage.
@MainActor struct StageButton {
  /// The title, the identifier and the label. Sentences use the first.
  private let names: [String]
  private let isEnabled: Bool
  private let tap: () throws -> Void

  private init(
    _ element: AnyObject, title: String?, label: String?, isEnabled: Bool, tap: @escaping () throws -> Void
  ) {
    let identifier = (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    names = [title, identifier, label].compactMap { $0 }.filter { !$0.isEmpty }
    (self.isEnabled, self.tap) = (isEnabled, tap)
  }

  /// Taps the button that has a name.
  ///
  /// - Throws: ``ModalTestFailure`` unless there is one, and the user can tap it.
  static func tap(_ name: String, in window: UIWindow, front: UIViewController) throws {
    func failure(_ reason: String) -> ModalTestFailure { ModalTestFailure("tap(“\(name)”): \(reason)") }
    if front is UIAlertController, front.isBeingPresented || front.isBeingDismissed {
      throw failure("\(type(of: front)) comes or goes, and takes no touch: call settle() first")
    }
    let choices = StageHost.actionsWithoutView(of: front).map { action in
      StageButton(action, title: action.title, label: nil, isEnabled: true) {
        throw failure("UIKit has no call that chooses an alert's action: call what the action calls")
      }
    }
    let all = buttons(in: window) + choices
    let found = all.filter { $0.names.contains(name) }
    guard let button = found.first else {
      let names = all.compactMap(\.names.first).map { "“\($0)”" }.joined(separator: ", ")
      throw failure("no button in reach has this name. The user can tap \(names.isEmpty ? "none" : names)")
    }
    guard found.count == 1 else {
      throw failure(
        "\(found.count) buttons have this name: give one an accessibilityIdentifier, and tap that")
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
      return items.isEmpty || !view.isReachable(in: window) ? [] : items.compactMap(StageButton.init)
    }
  }

  private init(_ button: UIButton) {
    self.init(
      button, title: button.titleLabel?.text, label: button.accessibilityLabel, isEnabled: button.isEnabled
    ) { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

  /// A control that is a button for VoiceOver, as a bar in the dock.
  private init(_ control: UIControl) {
    self.init(control, title: control.accessibilityLabel, label: nil, isEnabled: control.isEnabled) {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// `nil` for an item that opens a menu, or that shows a view of the app's.
  private init?(_ item: UIBarButtonItem) {
    guard let tap = StageHost.tap(of: item) else { return nil }
    self.init(item, title: item.title, label: item.accessibilityLabel, isEnabled: item.isEnabled, tap: tap)
  }
}

extension UIView {
  /// Whether a tap in the middle of the visible part of the view meets it.
  fileprivate func isReachable(in window: UIWindow) -> Bool {
    guard let point = ModalTouchPoint.middle.location(on: self, in: window) else { return false }
    return window.hitTest(point, with: nil)?.isDescendant(of: self) == true
  }
}
