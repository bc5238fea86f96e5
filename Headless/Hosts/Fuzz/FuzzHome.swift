import UIKit

/// The look of an app and its live objects after the launch. Both must be the same at the end.
@MainActor struct FuzzHome {
  let root: UIViewController
  let navigation: UINavigationController?
  private let pages: [UIViewController]
  private weak var delegate: (any UINavigationControllerDelegate)?
  private let looks: [(view: UIView, look: FuzzLook)]
  private let bars: [FuzzBar]
  private let windowSize: CGSize
  private let census: Census

  init(of simulator: Simulator) {
    guard let window = simulator.window, let root = window.rootViewController else {
      fatalError("An app shows a window with a root view controller when it is launched")
    }
    self.root = root
    let app = simulator.windowScene.delegate as? any FuzzedApp
    navigation = app?.navigation ?? root.outerNavigation
    pages = navigation?.viewControllers ?? []
    delegate = navigation?.delegate
    looks = Self.views(in: window).map { ($0, FuzzLook(of: $0)) }
    windowSize = simulator.windowSize
    bars = window.withSubviews.compactMap(FuzzBar.init)
    census = Self.census(of: simulator)
  }

  /// Cells come and go, and look as what they show wants it. Text grows with what is typed.
  private static func views(in view: UIView) -> [UIView] {
    if view is UITableViewCell { return [] }
    return [view] + (view is UITextView ? [] : view.subviews.flatMap(views))
  }

  /// Goes back to the pages of the launch.
  func restore() {
    if let navigation {
      navigation.delegate = delegate
      if navigation.viewControllers != pages { navigation.setViewControllers(pages, animated: false) }
    }
    for (view, look) in looks { look.scrollBack(view) }
  }

  /// Views and recognisers are made when they are wanted, and kept. All that makes up a transition is not.
  private static func census(of simulator: Simulator) -> Census {
    simulator.census.withoutPopovers.counting { type in
      !(type is UIView.Type) && !(type is UIGestureRecognizer.Type)
    }
  }

  /// The first difference of the root's view from the launch, apart from its size; `nil` if there is none.
  var faultOfRoot: String? {
    looks.first { $0.view === root.viewIfLoaded }.flatMap { $0.look.changeInAnySize(of: $0.view) }
      .map { "the root’s view has changed: \($0)" }
  }

  /// The first bar that is not where it was at the launch, if the window has the size of that.
  func faultOfBars(in size: CGSize, under cards: [UIView]) -> String? {
    size == windowSize ? bars.lazy.compactMap { $0.fault(under: cards) }.first : nil
  }

  /// The first difference from the launch, a sentence; `nil` if there is none.
  func fault(on simulator: Simulator) -> String? {
    if let excess = Self.census(of: simulator).excess(over: census) { return excess.withoutFullStop }
    for (view, look) in looks {
      if let change = look.change(of: view) {
        return "\(type(of: view)) has changed: \(change)"
      }
    }
    return simulator.window.flatMap(Self.faultOfCells)
  }

  /// Whatever a cell shows, it is all there, in its place.
  private static func faultOfCells(in view: UIView) -> String? {
    if view is UITableViewCell, view.alpha != 1 || !view.transform.isIdentity || view.mask != nil {
      return "a cell is left with opacity \(view.alpha), \(view.transform)"
    }
    return view.subviews.lazy.compactMap(faultOfCells).first
  }
}

/// A bar of the first screen, and where it was at the launch.
@MainActor private struct FuzzBar {
  private weak var view: UIView?
  private let frame, shownFrame: CGRect
  /// The size of the controller's view around it.
  private let size: CGSize

  /// `nil` for other views.
  init?(_ view: UIView) {
    guard view is UITabBar || view is UINavigationBar, let around = view.superview else { return nil }
    (self.view, frame, size) = (view, view.frame, around.bounds.size)
    shownFrame = view.shownFrame
  }

  /// A bar that the app hides has no place. A navigation bar gives way to a card from above, as the pages do.
  func fault(under cards: [UIView]) -> String? {
    guard let view, view.window != nil, !view.isHidden, let around = view.superview else { return nil }
    if view is UINavigationBar, cards.contains(where: { $0.shownFrame.intersects(shownFrame) }) { return nil }
    return view.frame.isNear(frame) && around.bounds.size == size
      ? nil
      : "\(type(of: view)) of the first screen is at \(view.frame) in \(around.bounds.size), not at \(frame)"
  }
}

extension Census {
  /// The census without popovers.
  ///
  /// A popover and its controller retain each other until the popover was presented and dismissed.
  /// UIKit refuses to present some, so these stay alive.
  var withoutPopovers: Census {
    counting { !($0 is UIPopoverPresentationController.Type) && !($0 is UIActivityViewController.Type) }
  }
}
