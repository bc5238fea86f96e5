import UIKit

/// The look of an app and its live objects after the launch. Both must be the same at the end.
@MainActor struct FuzzHome {
  let root: UIViewController
  let navigation: UINavigationController?
  private let pages: [UIViewController]
  private weak var delegate: (any UINavigationControllerDelegate)?
  private let looks: [(view: UIView, look: FuzzLook)]
  private let census: Census

  init(of simulator: Simulator) {
    guard let window = simulator.window, let root = window.rootViewController else {
      fatalError("An app shows a window with a root view controller when it is launched")
    }
    self.root = root
    let app = simulator.windowScene.delegate as? any FuzzedApp
    navigation = root as? UINavigationController ?? app?.navigation
    pages = navigation?.viewControllers ?? []
    delegate = navigation?.delegate
    looks = Self.views(in: window).map { ($0, FuzzLook(of: $0)) }
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

extension Census {
  /// The census without popovers.
  ///
  /// A popover and its controller retain each other until the popover was presented and dismissed.
  /// UIKit refuses to present some, so these stay alive.
  var withoutPopovers: Census {
    counting { !($0 is UIPopoverPresentationController.Type) && !($0 is UIActivityViewController.Type) }
  }
}
