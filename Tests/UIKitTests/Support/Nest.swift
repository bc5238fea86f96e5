import UIKit

/// A view in a view in a view, all laid out, with an empty ledger.
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
