import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("Texts that both screens show", .ownWorld) struct MatchedTextTests {
  /// Two labels of different widths, fonts and alignments.
  struct Labels: Sendable, CustomTestStringConvertible {
    var lower = "Saturday at the lake"
    var upper = "Saturday at the lake"
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false

    var testDescription: String { "\(lower) to \(upper), \(alignment), right to left: \(isRightToLeft)" }

    static let all = [
      Labels(), Labels(alignment: .right), Labels(alignment: .center), Labels(isRightToLeft: true),
      Labels(alignment: .left, isRightToLeft: true),
      Labels(upper: "At the lake"), Labels(upper: String(repeating: "At the lake ", count: 9)),
      Labels(upper: String(repeating: "At the lake ", count: 9), isRightToLeft: true),
    ]

    @MainActor fileprivate func make() -> (lower: UILabel, upper: UILabel) {
      (label(lower, size: 15, width: 300, height: 20), label(upper, size: 22, width: 250, height: 90))
    }

    @MainActor private func label(
      _ text: String, size: CGFloat, width: CGFloat, height: CGFloat
    ) -> UILabel {
      let label = UILabel(frame: CGRect(x: 10, y: 30, width: width, height: height))
      label.font = .systemFont(ofSize: size, weight: size > 20 ? .bold : .regular)
      label.numberOfLines = 0
      label.textAlignment = alignment
      label.text = text
      return label
    }
  }

  /// Pushes a page, and takes both labels along with the row and the page.
  private func push(_ labels: (lower: UILabel, upper: UILabel), isRightToLeft: Bool = false) -> MatchedScreen
  {
    let screen = MatchedScreen()
    if isRightToLeft { screen.simulator.userInterfaceLayoutDirection = .rightToLeft }
    screen.page.loadViewIfNeeded()
    screen.list.row?.contentView.addSubview(labels.lower)
    screen.page.sheet.addSubview(labels.upper)
    screen.list.elements = { [MatchedElement("row", $0.row), MatchedElement("text", labels.lower)] }
    screen.page.elements = { [MatchedElement("row", $0.sheet), MatchedElement("text", labels.upper)] }
    return screen.push()
  }

  @Test("the line is where the label draws it", arguments: Labels.all)
  func line(words: Labels) throws {
    let labels = words.make()
    let screen = push(labels, isRightToLeft: words.isRightToLeft).settle()
    for label in [labels.lower, labels.upper] {
      let line = try #require(MatchedText(label)).line
      guard case .text(let layout)? = label.layer.contents as? LayerContents else {
        Issue.record("no text")
        continue
      }
      let drawn = try #require(layout.lines.first)
      #expect(abs(line.maxY - drawn.baseline.y) < 1)
      let isLine = layout.lines.count == 1
      if isLine { #expect(abs(line.minX - drawn.baseline.x) < 1 && abs(line.width - drawn.width) < 1) }
    }
    #expect(screen.disorder == nil)
  }

  @Test(
    "a label a pixel too narrow shows its whole text on one line, one a point and a half too narrow does not")
  func wholeLine() throws {
    let labels = Labels().make()
    let whole = try #require(MatchedText(labels.upper))
    labels.lower.numberOfLines = 1
    let width = labels.lower.sizeThatFits(CGSize(width: 1000, height: 100)).width
    for (missing, isStretched) in [(1.0 / 3, true), (1.5, false)] {
      labels.lower.bounds.size.width = width - missing
      let isStretch =
        if case .stretch = try #require(MatchedText(labels.lower)).fit(beside: whole) { true } else { false }
      #expect(isStretch == isStretched)
    }
  }

  @Test(
    "a text fades into the same text, or out before another one, while their edges and baselines meet",
    arguments: Labels.all)
  func meets(words: Labels) throws {
    let labels = words.make()
    let screen = push(labels, isRightToLeft: words.isRightToLeft).settle()
    screen.finger.down(at: CGPoint(x: words.isRightToLeft ? 389 : 4, y: 400))
    let (lower, upper) = try (#require(MatchedText(labels.lower)), #require(MatchedText(labels.upper)))
    for _ in 0..<18 {
      screen.drag(by: CGVector(dx: words.isRightToLeft ? -20 : 20, dy: 0))
      screen.simulator.settleLayout()
      let copy = try #require(screen.copies.last)
      #expect(!copy.clipsToBounds, "a label goes on below its first baseline")
      #expect(screen.copies.first?.clipsToBounds == true)
      #expect(copy.lower.shown.alpha + copy.upper.shown.alpha < 1 + 1e-3)
      #expect(words.lower == words.upper || copy.lower.shown.alpha == 0 || copy.upper.shown.alpha == 0)
      let isCrossFading = (0.38...0.42).contains(screen.seen)
      #expect(isCrossFading || copy.lower.shown.alpha == 0 || copy.upper.shown.alpha == 0)
      let lines = (
        seen(lower.line, of: labels.lower, as: copy.lower), seen(upper.line, of: labels.upper, as: copy.upper)
      )
      #expect(abs(lines.0.maxY - lines.1.maxY) < 1e-3 && abs(lines.0.height - lines.1.height) < 1e-3)
      let leading = words.isRightToLeft ? \CGRect.maxX : \CGRect.minX
      #expect(abs(lines.0[keyPath: leading] - lines.1[keyPath: leading]) < 1e-3)
      if words.lower == words.upper { #expect(abs(lines.0.width - lines.1.width) < 1e-3) }
    }
    #expect(screen.cancelTouch().disorder == nil && screen.reports.isEmpty)
  }

  @Test(
    "the same text is stretched if both labels show all of it on one line", arguments: [true, false],
    [true, false])
  func fits(isLineBelow: Bool, isLineAbove: Bool) throws {
    let texts = try [isLineBelow, isLineAbove].map { isLine in
      let label = UILabel()
      (label.text, label.numberOfLines) = ("Saturday at the lake", 0)
      label.frame.size = label.sizeThatFits(CGSize(width: isLine ? 1000 : 80, height: 1000))
      return try #require(MatchedText(label))
    }
    #expect(texts[0].fit(beside: texts[1]) == (isLineBelow && isLineAbove ? .stretch : .height))
  }

  @Test("a paragraph that becomes a wider one stays between the edges of both", arguments: [false, true])
  func paragraphs(isRightToLeft: Bool) throws {
    let labels = Labels(
      lower: String(repeating: "Saturday at the lake ", count: 9),
      upper: String(repeating: "At the lake ", count: 30)
    ).make()
    labels.lower.frame = CGRect(x: 90, y: 30, width: 120, height: 40)
    labels.upper.frame = CGRect(x: 16, y: 30, width: 274, height: 300)
    let screen = push(labels, isRightToLeft: isRightToLeft).settle()
    let upper = try #require(MatchedText(labels.upper)).line
    screen.finger.down(at: CGPoint(x: isRightToLeft ? 389 : 4, y: 400))
    for _ in 0..<18 {
      screen.drag(by: CGVector(dx: isRightToLeft ? -20 : 20, dy: 0))
      screen.simulator.settleLayout()
      let copy = try #require(screen.copies.last)
      let line = seen(upper, of: labels.upper, as: copy.upper)
      #expect(abs(line.maxY - copy.bounds.height) < 1e-3, "on the common baseline")
      #expect(line.minX > -1e-3 && line.maxX < copy.bounds.width + 1e-3)
    }
    #expect(screen.cancelTouch().disorder == nil && screen.reports.isEmpty)
  }

  /// Where a line of a label is in the label's picture, in the coordinates of the picture's superview.
  private func seen(_ line: CGRect, of label: UILabel, as picture: UIView) -> CGRect {
    let (frame, size) = (picture.shown.frame, label.bounds.size)
    let (horizontal, vertical) = (frame.width / size.width, frame.height / size.height)
    return CGRect(
      x: frame.minX + line.minX * horizontal, y: frame.minY + line.minY * vertical,
      width: line.width * horizontal, height: line.height * vertical)
  }

  @Test("a label with a background, with round corners or without text is a picture", arguments: 0..<3)
  func isPicture(oddity: Int) {
    let labels = Labels().make()
    if oddity == 0 { labels.lower.backgroundColor = .red }
    if oddity == 1 { labels.lower.layer.cornerRadius = 4 }
    if oddity == 2 { labels.lower.text = "" }
    let screen = push(labels)
    #expect(screen.copies.last?.shown.frame == screen.place(labels.lower))
    #expect(screen.copies.last?.clipsToBounds == true)
    screen.settle()
  }
}
