import UIKit

extension UIView {
  /// The view itself and those above it, up to but without `ancestor`.
  func chain(below ancestor: UIView?) -> [UIView] {
    var chain: [UIView] = []
    var view: UIView? = self
    while let next = view, next !== ancestor {
      chain.append(next)
      view = next.superview
    }
    return chain
  }
}
