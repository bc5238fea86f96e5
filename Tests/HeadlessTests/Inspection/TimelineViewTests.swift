import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("The timeline of a transition", .ownWorld) struct TimelineViewTests {
  private static let parts = [("whole", 0, 1), ("late", 0.5, 0.75), ("moment", 0.25, 0.25)].map {
    TransitionTimeline.Part(name: $0, interval: .init(from: $1, to: $2))
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let timeline = TimelineView()

  private func show(at progress: CGFloat = 0.5) { timeline.show(Self.parts, at: progress, in: container) }

  private func frames(of color: UIColor) -> [CGRect] {
    timeline.subviews.filter { $0.backgroundColor == color }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  private var bars: [CGRect] { frames(of: .systemTeal) }

  @Test("a bar covers its part's share of the longest bar")
  func intervals() throws {
    show()
    let whole = try #require(bars.first)
    #expect(bars.count == 3 && whole.width > 200)
    for (bar, share) in zip(bars, [(0, 1), (0.5, 0.25), (0.25, 0)] as [(CGFloat, CGFloat)]) {
      #expect(abs(bar.minX - whole.minX - share.0 * whole.width) < 1e-9)
      #expect(abs(bar.width - max(share.1 * whole.width, 1)) < 1e-9)
    }
  }

  @Test("each name is beside its bar, in the order of the parts, and nothing overlaps")
  func names() {
    show()
    let ends = timeline.subviews.filter { $0.backgroundColor == .systemTeal }.map(\.layer.cornerRadius)
    #expect(ends == [2, 2, 2])
    let labels = timeline.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(labels.map(\.text) == ["whole", "late", "moment"])
    for (label, bar) in zip(labels, bars) {
      #expect(label.frame.midY == bar.midY && label.frame.maxX < bar.minX && label.frame.width > 60)
      #expect(timeline.bounds.contains(label.frame) && timeline.bounds.contains(bar))
    }
    for (upper, lower) in zip(labels, labels.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
  }

  @Test(
    "the line is at the progress, and at the nearer end outside of 0...1",
    arguments: [(0, 0), (0.25, 0.25), (1, 1), (-1, 0), (7, 1), (.nan, 0)] as [(CGFloat, CGFloat)])
  func progress(_ progress: CGFloat, _ share: CGFloat) throws {
    show(at: progress)
    let (line, whole) = try (#require(frames(of: .systemRed).first), #require(bars.first))
    #expect(abs(line.midX - whole.minX - share * whole.width) < 1e-9)
    #expect(bars.allSatisfy { line.minY < $0.minY && $0.maxY < line.maxY })
    #expect(line.width == 1 && timeline.bounds.contains(line))
    #expect(timeline.subviews.last?.backgroundColor == .systemRed, "the line is above the bars")
  }

  @Test("has the same distance from three edges of the container, and takes no touches")
  func edges() {
    show()
    let margin = timeline.frame.minX
    #expect(margin > 0 && container.subviews == [timeline])
    #expect(timeline.frame.maxX == 400 - margin && timeline.frame.maxY == 800 - margin)
    #expect(container.hitTest(timeline.center, with: nil) === container)
  }

  @Test("stays above the safe area of the app's root", arguments: [0, 50] as [CGFloat])
  func safeArea(added: CGFloat) throws {
    let simulator = Simulator()
    let root = UIViewController()
    root.additionalSafeAreaInsets.bottom = added
    simulator.launch(root: root)
    let window = try #require(simulator.window)
    container.frame = window.bounds
    window.addSubview(container)
    simulator.settleLayout()
    show()
    let system = window.safeAreaInsets.bottom
    #expect(system > 0 && container.safeAreaInsets.bottom == system)
    #expect(timeline.frame.maxY == window.bounds.maxY - system - added - 8)
  }

  @Test("rows are 16 points high, names 84 wide, and margins 8, in light on dark")
  func measures() throws {
    show()
    #expect(timeline.frame == CGRect(x: 8, y: 728, width: 384, height: 64))
    #expect(timeline.backgroundColor == UIColor.black.withAlphaComponent(0.7))
    #expect(timeline.layer.cornerRadius == 8 && timeline.accessibilityElementsHidden)
    #expect(
      bars == [
        CGRect(x: 100, y: 14, width: 276, height: 4), CGRect(x: 238, y: 30, width: 69, height: 4),
        CGRect(x: 169, y: 46, width: 1, height: 4),
      ])
    let labels = timeline.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(labels.map(\.frame) == [8, 24, 40].map { CGRect(x: 8, y: $0, width: 84, height: 16) })
    #expect(labels.allSatisfy { $0.textColor == .white && $0.font == .systemFont(ofSize: 10) })
    #expect(frames(of: .systemRed) == [CGRect(x: 237.5, y: 4, width: 1, height: 56)])
    container.frame.size = CGSize(width: 60, height: 24)
    show()
    #expect(timeline.frame == CGRect(x: 8, y: 8, width: 44, height: 8))
    #expect(bars.map(\.width) == [1, 1, 1] && bars.map(\.minX) == [100, 100, 100])
    #expect(frames(of: .systemRed) == [CGRect(x: 99.5, y: 4, width: 1, height: 0)])
  }

  @Test("stays inside of a container that is too small for it")
  func small() {
    container.frame.size = CGSize(width: 60, height: 30)
    show()
    #expect(container.bounds.contains(timeline.frame))
    #expect(bars.allSatisfy { $0.width > 0 })
  }

  @Test("replaces its rows when the parts change, and returns to the front")
  func changes() {
    show()
    container.addSubview(UIView())
    timeline.show(Array(Self.parts.dropFirst(2)), at: 0, in: container)
    #expect(bars.count == 1 && timeline.subviews.compactMap { ($0 as? UILabel)?.text } == ["moment"])
    #expect(container.subviews.last === timeline)
  }
}
