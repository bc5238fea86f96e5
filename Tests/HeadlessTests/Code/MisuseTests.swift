import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A mistake of the app", .ownWorld) @MainActor struct MisuseTests {
  private final class HalfPage: UIViewController, ModalDetentProvider {
    let modalDetents = [ModalDetent.medium]
  }

  private final class LowPage: UIViewController, ModalDetentProvider {
    let modalDetents = [ModalDetent.height(200, named: "low")]
  }

  @Test("is told once, in a sentence that says after a colon what to write instead", arguments: Misuse.all)
  func sentence(of misuse: Misuse) {
    var reports: [String] = []
    // Screens of tests replace `onReport`.
    SharedState.current.onReportInTest = { reports.append($0) }
    misuse.make()
    func isOfStatusBar(_ sentence: String) -> Bool { sentence.hasPrefix("The status bar") }
    let own = reports.filter { isOfStatusBar($0) == isOfStatusBar(misuse.sentence) }
    #expect(own.map(\.withoutAddresses) == [misuse.sentence])
    #expect(misuse.sentence.contains(": "))
  }

  @Test("a detent that a container leaves out, the dock's, and one that another page has are no mistakes")
  func known() {
    var reports: [String] = []
    TransitionReport.onReport = { if !$0.hasPrefix("The status bar") { reports.append($0) } }
    Screen.withDetents([.medium, .large], on: .iPhone15) { $0.initialDetent = .medium }.draft
      .selectModalDetent(.medium)
    let screen = Screen(orientation: .landscapeLeft) {
      ($0.detents, $0.initialDetent) = ([.medium, .large], .medium)
      $0.dimming.largestUndimmedDetent = .medium
    }
    screen.open().draft.selectModalDetent(.medium)
    let docked = Screen(isContained: true) { ($0.dock, $0.initialDetent) = (.minimizes, .docked) }
    docked.open().draft.selectModalDetent(.docked)
    var configuration = ModalConfiguration.mail
    (configuration.detents, configuration.initialDetent) = ([.height(90, named: "bar"), .large], "bar")
    let (simulator, root) = (Simulator(), UIViewController())
    simulator.launch(root: root)
    root.present(ModalNavigationController(rootViewController: HalfPage()), as: configuration)
    simulator.clock.runUntilIdle()
    root.dismiss(animated: false)
    simulator.clock.runUntilIdle()
    let navigation = ModalNavigationController(rootViewController: LowPage())
    root.present(navigation, as: .sheet.with { $0.initialDetent = "low" })
    simulator.clock.runUntilIdle()
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.clock.runUntilIdle()
    #expect(reports == [])
  }

  @Test("a configuration's mistake is told once for a type of modal, however often it is presented")
  func once() {
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    for _ in 0..<2 { Misuse.open { $0.initialDetent = "tip" } }
    #expect(reports.count == 1)
  }

  @Test("sentences name the instance by its address")
  func address() {
    let page = UIViewController()
    let address = String(describing: Unmanaged.passUnretained(page).toOpaque())
    #expect(address.hasSuffix(String(page.reportedName.split(separator: "x")[1].dropLast())))
  }
}
