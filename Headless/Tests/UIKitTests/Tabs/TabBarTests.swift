import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Tab bars", .ownWorld) final class TabBarTests {
  private func label(_ view: UIView?) -> UILabel? { view?.subviews.lazy.compactMap { $0 as? UILabel }.first }
  private func image(_ view: UIView?) -> UIImageView? {
    view?.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  @Test("items share the width, the first at the leading end", arguments: [false, true])
  func places(isRightToLeft: Bool) throws {
    let set = TabSet()
    if isRightToLeft { set.stage.simulator.userInterfaceLayoutDirection = .rightToLeft }
    set.stage.simulator.settleLayout()
    let frames = try (0..<3).map { try #require(set.button($0)).frame }
    #expect(frames.map(\.minX) == (isRightToLeft ? [262, 131, 0] : [0, 131, 262]))
    #expect(frames.allSatisfy { $0.width == 131 && $0.height == 49 && $0.minY == 0 })
  }

  @Test("in landscape the bar is lower, and the buttons stay in the safe area (F336)")
  func sideways() throws {
    let set = TabSet()
    set.stage.simulator.rotate(to: .landscapeLeft)
    set.stage.clock.runUntilIdle()
    #expect(set.bar.frame == CGRect(x: 0, y: 393 - 70, width: 852, height: 70))
    let (first, last) = try (#require(set.button(0)).frame, #require(set.button(2)).frame)
    #expect(first.minX == 59 && abs(last.maxX - (852 - 59)) < 0.001)
  }

  @Test("an item's image is above its title; both have the tint colour while selected")
  func look() throws {
    let set = TabSet()
    set.tabs[0].tabBarItem = UITabBarItem(title: "inbox", image: UIImage(systemName: "tray"), tag: 0)
    set.tabs[1].tabBarItem = UITabBarItem(title: "folders", image: UIImage(systemName: "folder"), tag: 7)
    set.bar.tintColor = .systemRed
    set.stage.simulator.settleLayout()
    let (inbox, folders) = (set.button(0), set.button(1))
    #expect(image(inbox)?.image == UIImage(systemName: "tray")?.sized(22) && label(inbox)?.text == "inbox")
    #expect(label(inbox)?.textColor == .systemRed && image(inbox)?.tintColor == .systemRed)
    #expect(label(folders)?.textColor == .systemGray && image(folders)?.tintColor == .systemGray)
    let (top, foot) = try (#require(image(inbox)).frame, #require(label(inbox)).frame)
    #expect(top.maxY <= foot.minY && foot.maxY <= 49 && abs(top.midX - foot.midX) <= 1 && top.width > 20)
    set.select(1)
    #expect(label(inbox)?.textColor == .systemGray)
    #expect(label(folders)?.textColor == .systemRed && set.tabs[1].tabBarItem.tag == 7)
  }
}
