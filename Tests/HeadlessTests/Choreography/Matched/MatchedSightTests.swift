import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("What moves is what the user sees of it", .ownWorld) struct MatchedSightTests {
  /// What hides a part of a view of 120 by 80 on the lower screen.
  enum Cut: CaseIterable, Sendable {
    case navigationBar, tabBar, box, roundBox, mask, shapeMask, leadingEdge, trailingEdge
  }

  /// A view of which a part is hidden.
  @MainActor private struct Sight {
    let screen: MatchedScreen
    let view = UIView(frame: CGRect(x: 60, y: 0, width: 120, height: 80))
    /// What the user sees of it, in the window.
    let seen: CGRect
    /// The radii that the user sees, as in an outline.
    var radii = SIMD4<Double>.zero

    init(_ cut: Cut, isModal: Bool) throws {
      screen = MatchedScreen(isModal: isModal)
      let (table, view) = (try #require(screen.list.tableView), view)
      let bar = screen.navigation.navigationBar
      let tabs = try #require((screen.navigation.parent as? UITabBarController)?.tabBar)
      view.backgroundColor = .red
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      table.addSubview(box)
      box.addSubview(view)
      screen.simulator.settleLayout()
      let whole: CGRect
      switch cut {
      case .navigationBar:
        table.contentOffset.y = box.frame.minY + 30 - bar.convert(bar.bounds, to: nil).maxY
        screen.simulator.settleLayout()
        whole = view.convert(view.bounds, to: nil)
        let edge = bar.convert(bar.bounds, to: nil).maxY
        seen = whole.intersection(CGRect(x: 0, y: edge, width: 1000, height: 1000))
      case .tabBar:
        box.frame.origin.y += tabs.convert(tabs.bounds, to: view).minY - 50
        screen.simulator.settleLayout()
        whole = view.convert(view.bounds, to: nil)
        let edge = tabs.convert(tabs.bounds, to: nil).minY
        seen = whole.intersection(CGRect(x: 0, y: 0, width: 1000, height: edge))
      case .box, .roundBox:
        box.clipsToBounds = true
        view.frame.origin = CGPoint(x: -40, y: 150)
        if cut == .roundBox {
          box.layer.cornerRadius = 20
          radii = SIMD4(0, 0, 20, 0)
        }
        seen = box.convert(CGRect(x: 0, y: 150, width: 80, height: 50), to: nil)
      case .mask:
        let mask = UIView(frame: CGRect(x: 80, y: 10, width: 300, height: 300))
        mask.backgroundColor = .black
        box.mask = mask
        seen = box.convert(CGRect(x: 80, y: 10, width: 100, height: 70), to: nil)
      case .shapeMask:
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
        box.layer.mask = mask
        seen = box.convert(CGRect(x: 60, y: 0, width: 40, height: 60), to: nil)
      case .leadingEdge:
        view.frame.origin.x = -50
        seen = box.convert(CGRect(x: 0, y: 0, width: 70, height: 80), to: nil)
      case .trailingEdge:
        view.frame.origin.x = table.bounds.width - 50
        seen = box.convert(CGRect(x: table.bounds.width - 50, y: 0, width: 50, height: 80), to: nil)
      }
      screen.list.elements = { _ in [MatchedElement("cut", view)] }
      screen.page.elements = { [MatchedElement("cut", $0.face)] }
    }

    /// The shape that a copy shows, in the window.
    func shape(of copy: UIView) -> (rect: CGRect, radii: SIMD4<Double>) {
      let frame = copy.shown(copy.bounds)
      guard let path = (copy.layer.mask as? CAShapeLayer)?.shown.drawn.path else {
        return (frame, SIMD4(repeating: copy.shown.cornerRadius))
      }
      return (path.boundingBox.offsetBy(dx: frame.minX, dy: frame.minY), radii)
    }
  }

  @Test(
    "a view of which a part is hidden begins and ends as what is seen of it", arguments: Cut.allCases,
    [false, true])
  func begins(cut: Cut, isModal: Bool) throws {
    let sight = try Sight(cut, isModal: isModal)
    let screen = sight.screen
    screen.begin(isOpening: true)
    let start = sight.shape(of: try #require(screen.copies.first))
    #expect(start.rect.isAbout(sight.seen, within: 1e-3), "\(start.rect) instead of \(sight.seen)")
    #expect(start.radii == sight.radii)
    #expect(screen.settle().disorder == nil)
    screen.begin(isOpening: false)
    var end: CGRect?
    for _ in 0..<120 {
      if let copy = screen.copies.first { end = sight.shape(of: copy).rect }
      screen.clock.advance(by: 1 / 120)
    }
    #expect(end?.isAbout(sight.seen, within: 1) == true, "\(String(describing: end))")
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty)
  }

  @Test("the picture of a half hidden view does not jump: it starts where the view is")
  func staysInPlace() throws {
    let sight = try Sight(.navigationBar, isModal: true)
    let place = sight.screen.place(sight.view)
    sight.screen.begin(isOpening: true)
    let copy = try #require(sight.screen.copies.first)
    #expect(copy.lower.shown(copy.lower.bounds).isAbout(place, within: 1e-3))
    sight.screen.settle()
  }

  @Test("a row that no bar covers moves whole, also under the status bar")
  func staysWhole() throws {
    let screen = MatchedScreen()
    screen.navigation.isNavigationBarHidden = true
    screen.simulator.settleLayout()
    let table = try #require(screen.list.tableView)
    table.contentOffset.y = 150
    screen.simulator.settleLayout()
    let row = try #require(screen.list.row)
    #expect(screen.place(row).minY < table.safeAreaInsets.top && screen.place(row).minY > 0)
    screen.push()
    let frame = try #require(screen.copies.first?.shown.frame)
    #expect(frame.isAbout(screen.place(row), within: 1e-3), "\(frame) instead of \(screen.place(row))")
    screen.settle()
  }

  @Test("a label of which a part is hidden shows that part, and grows whole")
  func text() throws {
    let sight = try Sight(.box, isModal: false)
    let (screen, label, title) = (sight.screen, UILabel(), UILabel())
    for (one, size) in [(label, 17), (title, 30)] as [(UILabel, CGFloat)] {
      one.text = "Saturday at the lake"
      one.font = .systemFont(ofSize: size)
    }
    label.frame = CGRect(x: 10, y: 190, width: 200, height: 20)
    title.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
    sight.view.superview?.addSubview(label)
    screen.page.view.addSubview(title)
    screen.list.elements = { _ in [MatchedElement("text", label)] }
    screen.page.elements = { _ in [MatchedElement("text", title)] }
    screen.push()
    let whole = screen.place(label)
    let seen = CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: 10)
    #expect(sight.shape(of: try #require(screen.copies.first)).rect.isAbout(seen, within: 1e-3))
    #expect(screen.settle().disorder == nil)
  }

  // MARK: Turned views

  @Test(
    "a view that is turned, scaled and mirrored moves as it stands",
    arguments: [
      (0.3, 1, 1), (-0.3, 1.5, 1.5), (.pi / 2, 1, 1), (.pi, 0.5, 0.5), (3, 1, 1), (0, 2, 2), (0, -1, 1),
      (0, 1, -1), (0.4, -2, 2), (2, 1, -1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func turned(angle: CGFloat, x: CGFloat, y: CGFloat) throws {
    let screen = MatchedScreen()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.list.tableView.addSubview(box)
    box.addSubview(view)
    box.transform = CGAffineTransform(rotationAngle: angle / 2)
    view.transform = CGAffineTransform(rotationAngle: angle / 2).concatenating(
      CGAffineTransform(scaleX: x, y: y))
    screen.list.elements = { _ in [MatchedElement("turned", view)] }
    screen.page.elements = { [MatchedElement("turned", $0.face)] }
    screen.simulator.settleLayout()
    let corners = corners(of: view)
    screen.push()
    let copy = try #require(screen.copies.first)
    #expect(zip(self.corners(of: copy.lower), corners).allSatisfy { isAbout($0, $1, within: 1e-3) })
    #expect(screen.settle().disorder == nil)
    screen.begin(isOpening: false)
    var end: [CGPoint] = []
    for _ in 0..<120 {
      if let copy = screen.copies.first { end = self.corners(of: copy.lower) }
      screen.clock.advance(by: 1 / 120)
    }
    #expect(end.count == 4 && zip(end, corners).allSatisfy { isAbout($0, $1, within: 1) })
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty)
  }

  @Test(
    "a mirrored view has its round corners on the other side",
    arguments: [(-1, 1, SIMD4(0, 20, 0, 0)), (1, -1, SIMD4(0, 0, 20, 0))]
      as [(CGFloat, CGFloat, SIMD4<Double>)])
  func mirroredCorners(x: CGFloat, y: CGFloat, radii: SIMD4<Double>) throws {
    let (screen, view) = (MatchedScreen(), UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80)))
    screen.list.tableView.addSubview(view)
    (view.layer.cornerRadius, view.layer.maskedCorners) = (20, .layerMinXMinYCorner)
    view.transform = CGAffineTransform(scaleX: x, y: y)
    screen.list.elements = { _ in [MatchedElement("mirrored", view)] }
    screen.page.elements = { [MatchedElement("mirrored", $0.face)] }
    screen.push()
    let mask = try #require(screen.copies.first?.layer.mask as? CAShapeLayer)
    #expect(mask.path == RoundedOutline(rect: view.bounds, radii: radii).path)
    #expect(screen.settle().disorder == nil)
  }

  /// The corners of a view as the screen shows it, in the window.
  private func corners(of view: UIView) -> [CGPoint] {
    let bounds = view.shown.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      let spot = view.shown(CGRect(origin: corner, size: .zero))
      return CGPoint(x: spot.minX, y: spot.minY)
    }
  }

  private func isAbout(_ one: CGPoint, _ other: CGPoint, within tolerance: CGFloat) -> Bool {
    hypot(one.x - other.x, one.y - other.y) < tolerance
  }

  // MARK: Views above

  @Test(
    "a view that lies over an element stays above it, and comes and goes with its screen",
    arguments: [true, false], [false, true])
  func overlays(isUpper: Bool, isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal) { $0.timeline["screen"] = nil }
    screen.page.loadViewIfNeeded()
    let (below, button) = (UIView(), UIView())
    for view in [below, button] { view.backgroundColor = .blue }
    let (row, page) = (try #require(screen.list.row), screen.page)
    let frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    if isUpper {
      page.view.insertSubview(below, belowSubview: page.sheet)
      page.view.addSubview(button)
      (below.frame, button.frame) = (frame.offsetBy(dx: 40, dy: 200), frame.offsetBy(dx: 40, dy: 200))
    } else {
      row.contentView.insertSubview(below, belowSubview: row.face)
      row.contentView.addSubview(button)
      (below.frame, button.frame) = (frame, frame)
    }
    screen.list.elements = { [MatchedElement("face", $0.row?.face)] }
    screen.page.elements = { [MatchedElement("face", $0.sheet)] }
    screen.begin(isOpening: true)
    screen.simulator.settleLayout()
    let (copy, stage) = (try #require(screen.copies.first), try #require(screen.stage))
    let over = stage.content.subviews.filter { !($0 is MatchedSnapshotView) }
    let cover = try #require(over.first)
    #expect(over.count == 1 && button.shown.alpha == 0 && below.shown.alpha == 1)
    #expect(
      stage.content.subviews.firstIndex(of: copy).map {
        $0 < stage.content.subviews.firstIndex(of: cover) ?? 0
      } == true)
    var alphas: [CGFloat] = []
    while screen.stage != nil, alphas.count < 200 {
      #expect(cover.shown.frame.isAbout(screen.place(button), within: 1e-3))
      alphas.append(cover.shown.alpha)
      #expect(abs(isUpper ? screen.seen - cover.shown.alpha : 1 - screen.seen - cover.shown.alpha) < 1e-3)
      screen.clock.advance(by: 1 / 120)
    }
    #expect(alphas.first == (isUpper ? 0 : 1))
    #expect(abs((alphas.last ?? 0.5) - (isUpper ? 1 : 0)) < 0.01, "it does not pop up at the end")
    #expect(button.shown.alpha == 1 && screen.settle().disorder == nil)
  }

  @Test(
    "a view lies over an element by its position on the z axis", arguments: [(0, 1), (1, 0), (-1, 0), (0, 0)])
  func zPosition(element: CGFloat, button: CGFloat) throws {
    let screen = MatchedScreen()
    let (row, badge) = (try #require(screen.list.row), UIView())
    badge.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    row.contentView.insertSubview(badge, belowSubview: row.face)
    (row.face.layer.zPosition, badge.layer.zPosition) = (element, button)
    screen.list.elements = { [MatchedElement("face", $0.row?.face)] }
    screen.page.elements = { [MatchedElement("face", $0.sheet)] }
    screen.push()
    #expect(screen.copies.count == 1)
    #expect(badge.shown.alpha == (button > element ? 0 : 1))
    #expect(screen.settle().disorder == nil)
  }

  @Test("a view over an element in a row that grows moves with the row's picture")
  func overlayInGround() throws {
    let screen = MatchedScreen()
    let button = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    let row = try #require(screen.list.row)
    row.contentView.addSubview(button)
    button.backgroundColor = .blue
    screen.push().settle()
    screen.draw(200)
    screen.simulator.settleLayout()
    let (ground, stage) = (try #require(screen.copies.last), try #require(screen.stage))
    let picture = ground.lower.shown(ground.lower.bounds)
    let cover = try #require(
      stage.content.subviews.first {
        !($0 is MatchedSnapshotView) && $0 !== ground.shadow && $0 !== screen.page.badge
      })
    #expect(cover.shown.frame.isAbout(button.frame.moved(with: row.bounds, to: picture), within: 1e-3))
    #expect(screen.cancelTouch().disorder == nil && button.shown.alpha == 1)
  }
}
