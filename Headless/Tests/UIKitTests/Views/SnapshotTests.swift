import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Snapshots of views", .ownWorld) struct SnapshotTests {
  private let frame = CGRect(x: 50, y: 100, width: 100, height: 60)

  private let stage = Stage()
  private let view: UIView

  init() {
    view = stage.add(UIView(), frame: frame)
    view.backgroundColor = .red
    stage.clock.advance(by: 0)
  }

  private func picture(_ snapshot: UIView?) -> CALayer? { (snapshot?.layer as? SnapshotLayer)?.picture }

  /// The view's own layer in the snapshot's picture.
  private func copy(_ snapshot: UIView?) -> CALayer? { picture(snapshot)?.sublayers?.first }

  @Test(
    "a snapshot has its view's size, a zero origin, and no views or recognisers", arguments: [true, false])
  func plain(afterUpdates: Bool) {
    view.addSubview(UIView(frame: view.bounds))
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.simulator.settleLayout()
    let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(snapshot?.subviews.isEmpty == true)
    #expect(snapshot?.gestureRecognizers == nil)
    #expect(snapshot?.layer.sublayers == nil)
    #expect(copy(snapshot)?.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(copy(snapshot)?.frame == snapshot?.frame)
    #expect(copy(snapshot)?.owner == nil)
    #expect(stage.complaints.isEmpty)
  }

  @Test("later changes of the view do not change the snapshot")
  func frozen() {
    let label = UILabel(frame: view.bounds)
    label.text = "before"
    view.addSubview(label)
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    view.backgroundColor = .blue
    label.text = "after"
    label.removeFromSuperview()
    stage.simulator.settleLayout()
    #expect(copy(snapshot)?.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let shown = copy(snapshot)?.sublayers?.first?.contents as? LayerContents
    guard case .text(let layout)? = shown else { return #expect(Bool(false), "no text") }
    #expect(layout.lines.map(\.string) == ["before"])
  }

  @Test("during an animation a snapshot shows the shown values, after updates those that are set")
  func presentation() {
    view.autoresizingMask = .flexibleWidth
    let narrow = view.bounds.width
    stage.simulator.rotate(to: .landscapeRight)
    stage.clock.advance(by: 0.1)
    let shown = view.snapshotView(afterScreenUpdates: false)?.bounds.width ?? 0
    let set = view.snapshotView(afterScreenUpdates: true)?.bounds.width ?? 0
    #expect(set == view.bounds.width)
    #expect(narrow < shown && shown < set)
  }

  @Test("a view that was never on the screen gives an empty picture with a complaint, unless after updates")
  func notRendered() {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    #expect(copy(view.snapshotView(afterScreenUpdates: false)) == nil)
    stage.add(view)
    let early = view.snapshotView(afterScreenUpdates: false)
    #expect(early?.bounds.size == frame.size)
    #expect(copy(early) == nil)
    #expect(stage.complaints.count == 2)
    #expect(copy(view.snapshotView(afterScreenUpdates: true)) != nil)
    stage.clock.advance(by: 0)
    #expect(copy(view.snapshotView(afterScreenUpdates: false)) != nil)
    view.removeFromSuperview()
    #expect(copy(view.snapshotView(afterScreenUpdates: false)) == nil)
    #expect(stage.complaints.count == 3)
    stage.add(view)
    #expect(copy(view.snapshotView(afterScreenUpdates: false)) != nil, "it has been rendered before")
  }

  @Test("a snapshot omits hidden views, and keeps opacity and masks")
  func looks() {
    let (hidden, pale) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    hidden.isHidden = true
    pale.alpha = 0.5
    view.addSubview(hidden)
    view.addSubview(pale)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: view.bounds, transform: nil)
    pale.layer.mask = mask
    let writes = stage.simulator.ledger.writes
    let layers = copy(view.snapshotView(afterScreenUpdates: true))?.sublayers
    #expect(layers?.map(\.opacity) == [0.5])
    #expect(layers?.first?.mask?.values.drawn.path == mask.path)
    #expect(layers?.first?.mask !== mask && pale.layer.mask === mask)
    #expect(stage.simulator.ledger.writes == writes)
  }

  @Test("a snapshot of a scrolled view shows its visible part")
  func scrolled() {
    let scroll = stage.add(UIScrollView(), frame: frame)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 140)
    stage.clock.advance(by: 0)
    let snapshot = scroll.snapshotView(afterScreenUpdates: false)
    #expect(snapshot?.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(picture(snapshot)?.bounds.origin == CGPoint(x: 0, y: 140))
    #expect(picture(snapshot)?.masksToBounds == true)
    #expect(copy(snapshot)?.bounds.origin == CGPoint(x: 0, y: 140))
    let top = CGPoint(x: 0, y: 140).applying(copy(snapshot)?.drawnTransform ?? .identity)
    #expect(top.applying(picture(snapshot)?.drawnTransform ?? .identity) == .zero)
  }

  @Test("a snapshot's picture stretches with it")
  func stretched() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let corner = CGPoint(x: 100, y: 60).applying(picture(snapshot)?.drawnTransform ?? .identity)
    #expect(corner == CGPoint(x: 200, y: 30))
  }
}
