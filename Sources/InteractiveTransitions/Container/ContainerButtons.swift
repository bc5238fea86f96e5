import InteractiveModal
import UIKit

extension TransitionContainerController {
  /// The position of a container's row of buttons.
  public enum ButtonPlacement: CaseIterable, Sendable {
    /// There is no row.
    case none
    /// Along the top edge of the safe area.
    case top
    /// Along the bottom edge of the safe area.
    case bottom
  }
}

/// Places the row of buttons of a container, and keeps the children's safe areas free of it.
@MainActor final class ContainerButtons {
  var placement = TransitionContainerController.ButtonPlacement.none
  private lazy var row = ContainerButtonRow(frame: .zero)
  private var insets: [ObjectIdentifier: AdditionalSafeArea] = [:]

  /// Adds the row to the container's view, or removes it.
  ///
  /// - Parameter onTap: Called with the index of the button that the user taps.
  func install(in view: UIView, onTap: @escaping (Int) -> Void) {
    row.onTap = onTap
    switch placement {
    case .none: row.removeFromSuperview()
    case .top, .bottom: view.addSubview(row)
    }
  }

  func show(_ selection: ContainerSelection) {
    row.show(selection.children, selected: selection.selected)
  }

  /// Fades the former selection out with a transition, and back in if the transition is cancelled.
  func fade(with coordinator: any UIViewControllerTransitionCoordinator) {
    // A picture of what the screen shows forces no update (F513). A row that was never shown has none.
    guard row.superview != nil, row.layer.presentation() != nil,
      let picture = row.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.isUserInteractionEnabled = false
    row.addSubview(picture)
    coordinator.animate(
      alongsideTransition: { _ in picture.alpha = 0 }, completion: { _ in picture.removeFromSuperview() })
  }

  func layOut(in view: UIView) {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    switch placement {
    case .none: break
    case .top: row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeArea.top + row.height)
    case .bottom:
      let height = safeArea.bottom + row.height
      row.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  /// Adds the height of the row to a child's safe area, on top of the app's own insets.
  func addInsets(to child: UIViewController) {
    let added = insets[ObjectIdentifier(child)] ?? AdditionalSafeArea.of(child)
    insets[ObjectIdentifier(child)] = added
    let height = row.height
    switch placement {
    case .none: added.set(.zero, for: .buttons)
    case .top: added.set(UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0), for: .buttons)
    case .bottom: added.set(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0), for: .buttons)
    }
  }

  func additionalSafeArea(of child: UIViewController) -> AdditionalSafeArea? {
    insets[ObjectIdentifier(child)]
  }

  func removeInsets(from child: UIViewController) {
    insets.removeValue(forKey: ObjectIdentifier(child))?.set(.zero, for: .buttons)
  }
}
