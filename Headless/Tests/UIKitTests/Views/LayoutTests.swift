import TestWorld
import Testing

@testable import UIKit

/// A change of size marks the view and its superview for layout, as the stricter reading
/// of F179 has it.
@MainActor @Suite("Layout marks and their cost", .ownWorld) final class LayoutTests {
  private lazy var nest = Nest()
  private var stage: Stage { nest.stage }
  private var outer: TouchView { nest.outer }
  private var view: TouchView { nest.view }
  private var inner: TouchView { nest.inner }

  /// How often the superview, the view and its subview were laid out for a change.
  private func layouts(of change: (UIView) -> Void) -> [Int] {
    let before = [outer.layouts, view.layouts, inner.layouts]
    change(view)
    stage.simulator.settleLayout()
    return zip([outer.layouts, view.layouts, inner.layouts], before).map { $0 - $1 }
  }

  @Test(
    "a new size marks the view and its superview; a transform marks the superview only and is no layout write"
  )
  func sizes() {
    let ledger = stage.simulator.ledger
    #expect(layouts { $0.transform = CGAffineTransform(scaleX: 2, y: 2) } == [1, 0, 0])
    #expect(ledger.layoutWrites == 0 && ledger.writes == 1)
    #expect(layouts { $0.frame.size.width = 60 } == [1, 1, 0])
    #expect(layouts { $0.bounds.size.width = 70 } == [1, 1, 0])
    #expect(ledger.layoutWrites == 2)
    view.frame.origin.y += 1
    #expect(ledger.layoutWrites == 3, "a frame with a new origin")
  }

  @Test("the ledger counts equal values as redundant, and marks, except the mark of a transform")
  func redundant() {
    view.center = view.center
    view.frame = view.frame
    view.alpha = 1
    view.alpha = 0.3
    let ledger = stage.simulator.ledger
    #expect(ledger.writes == 4 && ledger.redundantWrites == 3)
    ledger.reset()
    #expect(ledger.writes + ledger.redundantWrites + ledger.layoutWrites == 0)
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

  @Test("the ledger counts writes by property and layer if asked")
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
}

/// A view in a view in a view, laid out, with an empty ledger.
@MainActor final class Nest {
  let stage = Stage()
  let outer = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let view = TouchView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let inner = TouchView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

  init() {
    stage.add(outer)
    outer.addSubview(view)
    view.addSubview(inner)
    stage.simulator.settleLayout()
    stage.simulator.ledger.reset()
  }
}
