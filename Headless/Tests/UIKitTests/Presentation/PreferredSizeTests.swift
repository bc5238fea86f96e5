import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The size that a presented controller prefers", .ownWorld) struct PreferredSizeTests {
  private final class Container: UIViewController {
    private(set) var told = 0
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { told += 1 }
  }

  @Test("the presentation controller is told of each new size (F39), as is the container of a child")
  func told() {
    let modal = Modal().shown()
    for height in [300, 300, 200] as [CGFloat] {
      modal.presented.preferredContentSize = CGSize(width: 0, height: height)
    }
    #expect(modal.transition.presentation?.preferredHeights == [300, 200])
    let (parent, child) = (Container(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(parent.told == 1)
  }
}
