import Testing
import UIKit

@testable import InteractiveModal

extension Screen {
  /// Drags a view down until its list is at its top and the card has followed, up until the list scrolls, and down
  /// again: list and card go as far as the finger, one after the other.
  func expectHandoff(on view: UIView, of list: UIScrollView, sideways: CGFloat = 0) {
    let watch = HandoffWatch(self, list)
    touch(view)
    drag(by: list.contentOffset.y - list.top + 200, over: 0.8, sideways: sideways)
    showFrame()
    #expect(cardTop > restingTop + 150 && list.contentOffset.y == list.top)
    drag(by: -300, sideways: -sideways)
    #expect(abs(cardTop - restingTop) < 1e-9 && abs(stretch) < 1e-9)
    #expect(list.contentOffset.y > list.top + 80)
    drag(by: 250)
    #expect(cardTop > restingTop + 100)
    #expect(watch.error < 0.001 && watch.slip < 0.001)
    #expect(release().disorder == nil)
    #expect(abs(list.contentOffset.y - list.top) < 0.001 && delegate.questions == 1)
  }
}
