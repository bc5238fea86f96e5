import Foundation

/// The device and its interface, which do not always rotate together.
extension Simulator {
  /// How the user holds the device, as far as the interface follows it sooner or later.
  package var deviceOrientation: UIInterfaceOrientation { heldOrientation ?? orientation }

  /// Rotates the device. The interface follows at once, or right after the modal transition that runs (F256).
  public func rotate(to new: UIInterfaceOrientation) {
    let isHeld = windows.contains { !$0.transitions.isEmpty }
    heldOrientation = isHeld ? new : nil
    if !isHeld { rotateInterface(to: new) }
  }

  /// The interface catches up with the device, unless another modal transition runs by then (F256).
  func modalTransitionDidEnd() {
    guard heldOrientation != nil else { return }
    clock.nextTurn { [weak self] in self?.heldOrientation.map { self?.rotate(to: $0) } }
  }

  /// The window's root controller decides, or the topmost one that is presented and fills the window (F619).
  func supportsOrientation(_ new: UIInterfaceOrientation) -> Bool {
    let root = window?.rootViewController
    let front = root?.presentation?.stack.last { $0.controller.shouldPresentInFullscreen }?.presented ?? root
    return front?.supportedInterfaceOrientations.contains(new) ?? true
  }

  /// The device's insets where the window fills the screen; a narrower one keeps what reaches into it.
  var windowSafeArea: UIEdgeInsets {
    let insets = device.safeArea(in: orientation)
    guard windowSize != device.size(in: orientation) else { return insets }
    return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }
}
