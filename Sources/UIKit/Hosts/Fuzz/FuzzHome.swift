import Foundation

/// How an app looked when it had been launched, and what was alive: as it has to be when everything is over.
@MainActor struct FuzzHome {
  let root: UIViewController
  private let pages: [UIViewController]
  private weak var delegate: (any UINavigationControllerDelegate)?
  private let looks: [(view: UIView, look: Look)]
  private let census: Census

  /// What a transition changes of a view, and must give back.
  private struct Look: Equatable {
    let alpha, cornerRadius: CGFloat
    let transform: CGAffineTransform
    let corners: CACornerMask
    let isHidden, clips, isMasked, isTouchable, isOutOfReach, isModal: Bool
    let recognizers: Int

    @MainActor init(of view: UIView) {
      (alpha, cornerRadius, transform) = (view.alpha, view.layer.cornerRadius, view.transform)
      (corners, isHidden, clips) = (view.layer.maskedCorners, view.isHidden, view.clipsToBounds)
      (isMasked, isTouchable) = (view.mask != nil, view.isUserInteractionEnabled)
      (isOutOfReach, isModal) = (view.accessibilityElementsHidden, view.accessibilityViewIsModal)
      recognizers = view.gestureRecognizers?.count ?? 0
    }
  }

  init(of simulator: Simulator) {
    guard let window = simulator.window, let root = window.rootViewController else {
      fatalError("An app shows a window with a root view controller when it is launched")
    }
    self.root = root
    pages = (root as? UINavigationController)?.viewControllers ?? []
    delegate = (root as? UINavigationController)?.delegate
    looks = Self.views(in: window).map { ($0, Look(of: $0)) }
    census = Self.census(of: simulator)
  }

  var navigation: UINavigationController? { root as? UINavigationController }

  /// Cells come and go, and look as what they show wants it.
  private static func views(in view: UIView) -> [UIView] {
    view is UITableViewCell ? [] : [view] + view.subviews.flatMap(views)
  }

  /// Goes back to the pages of the launch.
  func restore() {
    guard let navigation else { return }
    navigation.delegate = delegate
    if navigation.viewControllers != pages { navigation.setViewControllers(pages, animated: false) }
  }

  /// Views and recognisers are made when they are wanted, and kept. All that makes up a transition is not.
  private static func census(of simulator: Simulator) -> Census {
    simulator.census.withoutPopovers.counting { type in
      !(type is UIView.Type) && !(type is UIGestureRecognizer.Type)
    }
  }

  /// What is not as it was, in a sentence.
  func fault(on simulator: Simulator) -> String? {
    if let excess = Self.census(of: simulator).excess(over: census) { return excess }
    for (view, look) in looks {
      let present = Look(of: view)
      if present != look { return "\(type(of: view)) was \(look) and is \(present)" }
    }
    return nil
  }
}

extension Census {
  /// A popover and its controller keep each other until it has been presented and dismissed: UIKit refuses to present
  /// some, and they stay.
  var withoutPopovers: Census {
    counting { !($0 is UIPopoverPresentationController.Type) && !($0 is UIActivityViewController.Type) }
  }
}
