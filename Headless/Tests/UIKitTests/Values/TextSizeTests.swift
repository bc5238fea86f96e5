import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Text sizes", .ownWorld) struct TextSizeTests {
  private let stage = Stage()
  private var simulator: Simulator { stage.simulator }
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  @Test(
    "a text style has its size at every text size (F264)",
    arguments: zip(
      UIContentSizeCategory.choices, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func body(category: UIContentSizeCategory, size: CGFloat) {
    simulator.preferredContentSizeCategory = category
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == size)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == size)
    #expect(UIApplication.shared.preferredContentSizeCategory == category)
    #expect(category.isAccessibilityCategory == (size > 23))
  }

  @Test("every style's smallest and largest size (F264); every size is larger than the one before")
  func extremes() {
    let choices = UIContentSizeCategory.choices
    #expect(zip(choices, choices.dropFirst()).allSatisfy { $0 < $1 })
    let styles: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
      (.largeTitle, 31, 60), (.title1, 25, 58), (.title2, 19, 56), (.title3, 17, 55), (.callout, 13, 51),
      (.subheadline, 12, 49), (.footnote, 12, 44), (.caption1, 11, 43), (.caption2, 11, 40),
    ]
    for (style, smallest, largest) in styles {
      simulator.preferredContentSizeCategory = .extraSmall
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == smallest)
      simulator.preferredContentSizeCategory = Self.largest
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == largest)
    }
  }

  @Test("a label that adjusts follows the text size, also after it was outside a window (F265, F269)")
  func labels() {
    let shown = stage.show(UILabel(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (fixed, hidden) = (UILabel(), UILabel())
    for label in [shown, hidden] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    fixed.font = .preferredFont(forTextStyle: .body)
    stage.show(fixed, frame: .zero)
    simulator.preferredContentSizeCategory = Self.largest
    #expect(shown.font.pointSize == 53 && fixed.font.pointSize == 17 && hidden.font.pointSize == 17)
    stage.show(hidden, frame: .zero)
    #expect(hidden.font.pointSize == 53)
    simulator.preferredContentSizeCategory = .large
    #expect(shown.font == .systemFont(ofSize: 17))
  }

  @Test("a field adjusts a scaled font, and the window is laid out again (F265)")
  func input() {
    let field = stage.show(UITextField(), frame: .zero)
    field.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 11, weight: .bold))
    field.adjustsFontForContentSizeCategory = true
    let plain = stage.show(UIView(), frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    simulator.preferredContentSizeCategory = Self.largest
    #expect(field.font == .systemFont(ofSize: 28, weight: .bold) && plain.layoutState == .itself)
  }

  @Test("lengths scale like their style (F265)")
  func lengths() {
    let before = simulator.traitCollection
    simulator.preferredContentSizeCategory = Self.largest
    let metrics = UIFontMetrics(forTextStyle: .title2)
    #expect(metrics.scaledValue(for: 11, compatibleWith: nil) == 28)
    #expect(metrics.scaledValue(for: 11, compatibleWith: before) == 11)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: before).pointSize == 17)
  }

  @Test("bars keep their text size (F266)")
  func bars() {
    let root = UIViewController()
    root.title = "Title"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let stage = Stage(root: UINavigationController(rootViewController: root))
    func sizes() -> [CGFloat] {
      stage.root.view.allSubviews.compactMap { ($0 as? UILabel)?.font.pointSize }
    }
    #expect(sizes().count == 2)
    stage.simulator.preferredContentSizeCategory = Self.largest
    stage.simulator.settleLayout()
    #expect(Set(sizes()) == [17])
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
