import TestWorld
import Testing

@testable import UIKit

/// A view has one superview and hears of its windows (F193).
@MainActor @Suite("The view tree", .ownWorld) final class HierarchyTests {
  private lazy var stage = Stage()
  private let journal = Journal()

  @Test("a view is called as it enters or leaves the window, not as it moves within")
  func window() {
    let (one, other, view) = (stage.add(UIView()), stage.add(UIView()), TouchView(journal))
    func moves() -> [String] { journal.read().filter { $0.contains("ove") } }
    one.addSubview(view)
    #expect(moves() == ["willMove in", "didMove in"])
    other.addSubview(view)
    #expect(one.subviews.isEmpty && view.superview === other && moves() == [])
    UIView().addSubview(view)
    #expect(moves() == ["willMove out", "didMove out"])
    other.addSubview(view)
    _ = moves()
    view.removeFromSuperview()
    #expect(moves() == ["willMove out", "didMove out"] && view.window == nil && view.superview == nil)
  }

  @Test("an index beyond the ends is clamped", arguments: [(-3, 0), (0, 0), (1, 1), (99, 2)])
  func clamped(index: Int, place: Int) {
    let outer = UIView()
    for _ in 1...2 { outer.addSubview(UIView()) }
    let view = UIView()
    outer.insertSubview(view, at: index)
    #expect(outer.subviews.firstIndex(of: view) == place)
    #expect(outer.layer.sublayers?.firstIndex { $0 === view.layer } == place)
  }

  @Test("a simulator is released after its test")
  func simulator() {
    weak var old: Simulator?
    do { old = Stage().simulator }
    _ = Simulator()
    #expect(old == nil)
  }
}
