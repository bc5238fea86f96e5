import Foundation

/// What the first responder wants at the bottom of the screen: a keyboard with keys, the app's view in its
/// place, and a bar of the app's above both.
@MainActor struct KeyboardDemand {
  /// The height of a bar of shortcuts, which an iPad shows for a hardware keyboard (F293).
  private static let shortcutsHeight: CGFloat = 55

  /// The height of the keys, or of the app's view in their place, in points; 0 without both.
  private(set) var keys: CGFloat = 0
  /// The app's bar, and the responder that brings it; `nil` without one.
  private(set) var bar: (view: UIView, owner: UIResponder)?
  /// The app's view in place of the keys.
  private(set) var inputView: UIView?

  init(of responder: UIResponder?, on simulator: Simulator) {
    guard let responder else { return }
    let chain = sequence(first: responder) { $0.next }
    bar = chain.lazy.compactMap { owner in owner.inputAccessoryView.map { ($0, owner) } }.first
    inputView = chain.lazy.compactMap(\.inputView).first
    if let inputView {
      keys = inputView.bounds.height + simulator.device.safeArea(in: simulator.orientation).bottom
    } else if responder is any UIKeyInput {
      keys =
        !simulator.hasHardwareKeyboard
        ? simulator.device.keyboardFrame(in: simulator.orientation).height
        : simulator.device.idiom == .pad ? Self.shortcutsHeight : 0
    }
  }

  /// The height of all, in points. Without keys, a bar stands above the home indicator.
  func height(on simulator: Simulator) -> CGFloat {
    guard let bar else { return keys }
    return bar.view.bounds.height
      + (keys > 0 ? keys : simulator.device.safeArea(in: simulator.orientation).bottom)
  }

  /// Whether another one has the same views.
  func hasSameViews(as other: Self) -> Bool {
    bar?.view === other.bar?.view && bar?.owner === other.bar?.owner && inputView === other.inputView
  }
}

/// The view around a bar of the app's, in the window of the keyboard. The responder that brings the bar comes
/// after it in the responder chain (F641).
final class InputBarHost: UIView {
  fileprivate(set) weak var owner: UIResponder?

  override var next: UIResponder? { owner }

  func show(_ bar: (view: UIView, owner: UIResponder)?) {
    owner = bar?.owner
    if subviews.first === bar?.view { return }
    subviews.forEach { $0.removeFromSuperview() }
    if let bar { addSubview(bar.view) }
  }

  /// The host of the bar that has a responder; `nil` for a responder outside of bars.
  static func around(_ responder: UIResponder) -> InputBarHost? {
    sequence(first: responder) { ($0 as? UIView)?.superview }.lazy.compactMap { $0 as? InputBarHost }.first
  }
}

extension UIResponder {
  /// Asks again what the responder wants at the bottom of the screen: a bar may have another height (F640).
  public func reloadInputViews() {
    if isFirstResponder { responderWindow?.windowScene?.simulator.keyboard.demandMayHaveChanged() }
  }
}
