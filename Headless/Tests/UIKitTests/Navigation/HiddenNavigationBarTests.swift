import TestWorld
import Testing

@testable import UIKit

/// A navigation bar that hides with animation (F823).
@MainActor @Suite("Navigation bars that hide", .ownWorld) final class HiddenNavigationBarTests {
  private let trail = Trail()
  private var navigation: UINavigationController { trail.navigation }
  private var bar: UINavigationBar { navigation.navigationBar }
  private var bottom: CGFloat { bar.shown(bar.bounds).maxY }
  private var top: CGFloat { trail.pages[0].view.safeAreaInsets.top }

  @Test(
    "the bar slides over the upper edge and back, and the page has its safe area at once",
    arguments: [true, false])
  func slides(animated: Bool) {
    #expect(bottom == 103 && top == 103)
    navigation.setNavigationBarHidden(true, animated: animated)
    #expect(navigation.isNavigationBarHidden && top == 59 && bar.isHidden == !animated)
    trail.stage.clock.advance(by: 0.1)
    #expect(animated ? bottom > 0 && bottom < 103 : bottom == 0)
    trail.settle()
    #expect(bar.isHidden && bottom == 0)
    navigation.setNavigationBarHidden(false, animated: animated)
    #expect(!bar.isHidden && top == 103 && bottom == (animated ? 0 : 103))
    trail.settle()
    #expect(bottom == 103)
  }

  @Test("a bar that is called back on its way stays")
  func returns() {
    navigation.setNavigationBarHidden(true, animated: true)
    trail.stage.clock.advance(by: 0.1)
    navigation.setNavigationBarHidden(false, animated: true)
    trail.settle()
    #expect(!bar.isHidden && bottom == 103 && top == 103)
  }
}
