import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A binding in random sequences", .ownWorld) @MainActor struct BindingFuzzTests {
  private let screen = BindingScreen()

  private func step(_ source: BoundSource, using numbers: inout SeededGenerator) {
    switch Int.random(in: 0..<11, using: &numbers) {
    case 0...2:
      source.ask(
        for: ["a", "b", nil].randomElement(using: &numbers) ?? nil, animated: .random(using: &numbers))
    case 3: source.update()
    case 4: screen.grab(.random(in: -100...600, using: &numbers))
    case 5: screen.finger.up()
    case 6: screen.finger.cancel()
    case 7: (source.modal?.presentingViewController == nil ? nil : source.modal)?.dismissModal()
    case 8: (source.modal?.presentingViewController == nil ? nil : source.modal)?.dismiss(animated: true)
    case 9 where screen.root.presentedViewController == nil:
      screen.root.present(
        UIAlertController(title: "alert", message: nil, preferredStyle: .alert), animated: true)
    case 9: (screen.root.presentedViewController as? UIAlertController)?.dismiss(animated: true)
    default: break
    }
    screen.run(for: [0, 0.01, 0.1, 0.6].randomElement(using: &numbers) ?? 0)
  }

  @Test(
    "at the end screen and binding agree, and onDismiss was called once for each modal",
    arguments: 0..<150 as Range<UInt64>)
  func agree(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let source = BoundSource(in: screen.root)
    for _ in 0..<30 { step(source, using: &numbers) }
    screen.finger.cancel()
    screen.settle()
    (screen.root.presentedViewController as? UIAlertController)?.dismiss(animated: false)
    screen.settle()
    #expect(screen.stack == [source.value].compactMap { $0 })
    let isUp = source.value != nil
    #expect(source.lifecycle.state == source.value.map { .presented($0) } ?? .closed)
    let shown = source.modals.filter { $0.calls.contains("willAppear") }.count
    #expect(source.journal.filter { $0 == "onDismiss" }.count == shown - (isUp ? 1 : 0))
    source.ask(for: nil)
    screen.settle()
    #expect(screen.stack == [] && source.lifecycle.state == .closed)
  }
}
