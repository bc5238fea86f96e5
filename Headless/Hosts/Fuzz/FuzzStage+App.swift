import UIKit

/// Calls of the app's own code at any moment, within UIKit's rules.
extension FuzzStage {
  /// The controllers on the screen, from the root to the one in front.
  var shown: [UIViewController] { home.root.chainOfPresented }

  var front: UIViewController? { shown.last }

  /// UIKit does nothing, and nothing that it was asked for is outstanding.
  var isQuiet: Bool {
    owed == 0 && fuzzedApp?.owed ?? 0 == 0 && !shown.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Nothing is on its way off the screen.
  private var isStaying: Bool { !shown.contains(where: \.isBeingDismissed) }

  var navigation: UINavigationController? {
    guard isStaying, fuzzedApp == nil || isQuiet else { return nil }
    return front as? UINavigationController ?? home.navigation
  }

  func act(_ verb: FuzzVerb, _ number: Double) {
    switch verb {
    case .alert: present(alert(.alert), animated: true)
    case .sheet: present(alert(.actionSheet), animated: true)
    case .page: present(page(), animated: number == 0)
    case .dismiss: dismiss(front, animated: true)
    case .vanish: dismiss(front, animated: false)
    case .leave: dismiss(home.root, animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .root: if isStaying { home.navigation?.popToRootViewController(animated: false) }
    case .push: navigation?.pushViewController(fuzzedApp?.makePage() ?? blankPage(), animated: true)
    case .forget: forget(number)
    default: swapRoot()
    }
  }

  func present(_ controller: UIViewController, animated: Bool) {
    guard isQuiet, let front, front.viewIfLoaded?.window != nil else { return }
    owed += 1
    front.present(controller, animated: animated) { [weak self] in self?.owed -= 1 }
  }

  private func dismiss(_ controller: UIViewController?, animated: Bool) {
    guard isQuiet, let controller, home.root.presentedViewController != nil else { return }
    // What UIKit loses never completes.
    let isLost = animated && simulator.transitionStart == .never
    owed += isLost ? 0 : 1
    controller.dismiss(animated: animated) { [weak self] in self?.owed -= isLost ? 0 : 1 }
  }

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    return alert
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = .overFullScreen
    return page
  }

  /// A pushed page covers the one below.
  private func blankPage() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    return page
  }

  /// Clears the transitioning delegate or the navigation delegate of a controller.
  ///
  /// A running transition must not need its delegate again.
  private func forget(_ share: Double) {
    let controllers = shown.filter { !($0 is UIAlertController || $0 is UIActivityViewController) }
    let controller = controllers[min(Int(share * Double(controllers.count)), controllers.count - 1)]
    controller.transitioningDelegate = nil
    (controller as? UINavigationController)?.delegate = nil
  }

  /// The app shows something else altogether, and in the next moment itself again.
  private func swapRoot() {
    guard home.root.presentedViewController == nil, isQuiet else { return }
    simulator.window?.rootViewController = UIViewController()
    clock.runTurns()
    simulator.window?.rootViewController = home.root
  }
}
