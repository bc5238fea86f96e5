import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Who determines the status bar", .ownWorld) @MainActor struct StatusBarOwnerTests {
  /// A presented modal, and what UIKit and the kit made of it.
  private func present(
    _ modal: UIViewController, as configuration: ModalConfiguration = .mail, over style: UIStatusBarStyle,
    on device: Device = .iPhone15, isDark: Bool = false
  ) -> (bars: SystemBars, reports: [String]) {
    let simulator = Simulator(device: device)
    if isDark { simulator.userInterfaceStyle = .dark }
    let root = BarStyleController(style)
    simulator.launch(root: root)
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    modal.modalPresentationStyle = .custom
    let transition = ModalTransition(configuration)
    modal.transitioningDelegate = transition
    for _ in 1...2 {
      modal.dismiss(animated: false)
      root.present(modal, animated: true)
      simulator.clock.runUntilIdle()
    }
    return (simulator.systemBars, reports)
  }

  @Test(
    "a navigation controller of the kit has it white on black, and nothing is reported",
    arguments: [UIStatusBarStyle.default, .darkContent, .lightContent])
  func navigation(over style: UIStatusBarStyle) {
    let modal = ModalNavigationController(rootViewController: UIViewController())
    let (bars, reports) = present(modal, over: style)
    #expect(bars.statusBarStyle == .lightContent && reports == [])
  }

  @Test(
    "a modal that overrides nothing leaves it to the presenter; dark on black is reported once",
    arguments: [
      (UIStatusBarStyle.default, false, 1), (.darkContent, false, 1), (.lightContent, false, 0),
      (.default, true, 0), (.darkContent, true, 1),
    ])
  func overridesNothing(over style: UIStatusBarStyle, isDark: Bool, reports: Int) {
    let modal = UINavigationController(rootViewController: UIViewController())
    let result = present(modal, over: style, isDark: isDark)
    #expect(result.bars.statusBarStyle == style && result.reports.count == reports)
    #expect(result.reports.allSatisfy { $0.contains("UINavigationController") })
  }

  @Test(
    "on a tablet, and at a lower detent, the presenter's style is right: nothing is reported",
    arguments: [true, false])
  func notOnBlack(isTablet: Bool) {
    let result = present(
      UIViewController(), as: .mail.with { if !isTablet { $0.detents = [.medium, .large] } },
      over: .darkContent, on: isTablet ? .iPadAir : .iPhone15)
    #expect(result.bars.statusBarStyle == .darkContent && result.reports == [])
  }

  @Test(
    "a modal that has a style, or hides the bar, determines it; dark text on black is reported once",
    arguments: [(.darkContent, false, 1), (.lightContent, false, 0), (.default, true, 0)]
      as [(UIStatusBarStyle, Bool, Int)])
  func hasOwn(style: UIStatusBarStyle, hides: Bool, reports: Int) {
    let result = present(BarStyleController(style, hidesStatusBar: hides), over: .lightContent)
    #expect(result.bars.statusBarStyle == style && result.bars.isStatusBarHidden == hides)
    #expect(result.reports.count == reports)
    let another = present(BarStyleController(style, hidesStatusBar: hides), over: .lightContent)
    #expect(another.reports == [], "another modal of its type is not reported")
    #expect(
      result.reports.allSatisfy { $0.hasPrefix("The status bar above BarStyleController is dark on black") })
  }

  @Test(
    "a modal that lies under the status bar determines it, whatever it overrides", arguments: [true, false])
  func covers(follows: Bool) {
    let modal = follows ? FollowingController() : UIViewController()
    for configuration in [
      ModalConfiguration.mail.with { $0.opening = CrossFadeTransition() },
      .mail.with { $0.edge = .top },
    ] {
      let result = present(modal, as: configuration, over: .lightContent)
      #expect(result.bars.statusBarStyle == .default && result.reports == [])
    }
  }
}
