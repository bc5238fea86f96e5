import Testing

@testable import UIKit

/// F179, by the stricter rule.
@MainActor @Suite("Layout marks and what they cost") final class LayoutTests {
  private lazy var nest = Nest()
  private var stage: Stage { nest.stage }
  private var outer: TouchView { nest.outer }
  private var view: TouchView { nest.view }
  private var inner: TouchView { nest.inner }

  /// How often the superview, the view and its subview were laid out by a change.
  private func layouts(of change: (UIView) -> Void) -> [Int] {
    let before = [outer.layouts, view.layouts, inner.layouts]
    change(view)
    stage.simulator.settleLayout()
    return zip([outer.layouts, view.layouts, inner.layouts], before).map { $0 - $1 }
  }

  @Test("frame and bounds mark the view and its superview when the size changes")
  func sizes() {
    #expect(layouts { $0.frame.size.width = 60 } == [1, 1, 0])
    #expect(layouts { $0.bounds.size.width = 70 } == [1, 1, 0])
    #expect(stage.simulator.ledger.layoutWrites == 2)
  }

  @Test("a transform marks the superview alone and counts as no layout write")
  func transform() {
    #expect(layouts { $0.transform = CGAffineTransform(scaleX: 2, y: 2) } == [1, 0, 0])
    #expect(stage.simulator.ledger.layoutWrites == 0 && stage.simulator.ledger.writes == 1)
  }

  @Test("center, opacity, corners and a hidden state mark nothing")
  func cheap() {
    #expect(layouts { $0.center.y += 10 } == [0, 0, 0])
    #expect(layouts { $0.alpha = 0.5 } == [0, 0, 0])
    #expect(layouts { $0.layer.cornerRadius = 10 } == [0, 0, 0])
    #expect(layouts { $0.isHidden = true } == [0, 0, 0])
    #expect(layouts { $0.bounds.origin.y = 4 } == [0, 0, 0])
    #expect(stage.simulator.ledger.layoutWrites == 0 && stage.simulator.ledger.writes == 5)
  }

  @Test("a frame that only moves is counted as a layout write all the same")
  func moved() {
    view.frame.origin.y += 1
    #expect(stage.simulator.ledger.layoutWrites == 1)
  }

  @Test("the ledger tells what was written again without need, and forgets on request")
  func redundant() {
    view.center = view.center
    view.frame = view.frame
    view.alpha = 1
    view.alpha = 0.3
    let ledger = stage.simulator.ledger
    #expect(ledger.writes == 4 && ledger.redundantWrites == 3)
    ledger.reset()
    #expect(ledger.writes + ledger.redundantWrites + ledger.layoutWrites == 0)
  }

  @Test("the ledger counts marks, but for the one that a transform makes")
  func ledgerOfMarks() {
    let ledger = stage.simulator.ledger
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.center.y += 10
    #expect(ledger.layoutMarks == 0)
    view.setNeedsLayout()
    #expect(ledger.layoutMarks == 1)
    view.bounds.size.width = 70
    #expect(ledger.layoutMarks == 3, "the view and its superview")
    ledger.reset()
    #expect(ledger.layoutMarks == 0)
  }

  @Test("asked to, the ledger counts the writes of each property of each layer")
  func ledgerOfProperties() {
    let ledger = stage.simulator.ledger
    view.alpha = 0.5
    #expect(ledger.writesByProperty == nil)
    ledger.writesByProperty = [:]
    view.alpha = 0.4
    view.alpha = 0.4
    inner.alpha = 0.3
    view.frame.origin.x += 1
    view.layer.mask = CALayer()
    view.setNeedsLayout()
    #expect(ledger.writesByProperty?.values.sorted() == [1, 1, 1, 2])
    #expect(ledger.writesByProperty?[.init(\CALayerValues.opacity, of: view.layer)] == 2)
    #expect(ledger.writesByProperty?[.init(\CALayerValues.opacity, of: inner.layer)] == 1)
    ledger.reset()
    #expect(ledger.writesByProperty == [:])
  }

  @Test("setNeedsLayout lays out before the next commit, once, however often it is asked for")
  func marks() {
    #expect(layouts { for _ in 1...3 { $0.setNeedsLayout() } } == [0, 1, 0])
    view.setNeedsLayout()
    stage.clock.advance(by: 0.1)
    #expect(view.layouts == 3)
    #expect(stage.clock.isIdle)
  }

  @Test("adding and removing a subview marks the superview")
  func hierarchy() {
    let guest = UIView()
    #expect(layouts { $0.addSubview(guest) } == [0, 1, 0])
    #expect(layouts { _ in guest.removeFromSuperview() } == [0, 1, 0])
  }

  @Test("layoutIfNeeded starts at the topmost marked ancestor, and does nothing where nothing is marked")
  func topDown() {
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    let before = outer.layouts
    inner.layoutIfNeeded()
    #expect(outer.layouts == before + 1)
    inner.layoutIfNeeded()
    #expect(outer.layouts == before + 1)
  }

  @Test("a hidden or fully transparent view is laid out too")
  func hidden() {
    view.isHidden = true
    inner.alpha = 0
    #expect(layouts { $0.subviews.first?.setNeedsLayout() } == [0, 0, 1])
  }

  @Test("the controller is told before and after its view is laid out")
  func controller() {
    let journal = Journal()
    let layoutController = LayoutController(journal)
    let stage = Stage(root: layoutController)
    _ = journal.read()
    stage.view.setNeedsLayout()
    stage.simulator.settleLayout()
    #expect(journal.read() == ["will layout", "layoutSubviews", "did layout"])
  }

  @Test("a view that marks itself in its own layout settles, and the clock comes to rest")
  func feedback() {
    let shy = stage.add(ShrinkingView(), frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.clock.runUntilIdle(limit: 1)
    #expect(shy.subviews.first?.frame.size == CGSize(width: 20, height: 20))
    #expect(stage.clock.isIdle)
  }
}
