import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Views that drag no card", .ownWorld) @MainActor struct DragDisabledTests {
  /// How a drawing on the card says that it keeps its finger.
  enum Way: CaseIterable, Sendable { case property, propertyAround, shouldBegin }

  /// A view that refuses the recognisers of other views.
  private final class Drawing: UIView {
    var refuses = false
    private(set) var points: [CGPoint] = []

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !refuses || gestureRecognizer.view === self
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }
  }

  private func open(_ way: Way?, edge: ModalEdge = .bottom, isContained: Bool = false) -> (Screen, Drawing) {
    let screen = Screen(
      framesPerSecond: 120, configuration: .mail.with { $0.edge = edge }, isContained: isContained
    )
    .open()
    let (around, drawing) = (UIView(), Drawing())
    screen.cover(with: around)
    drawing.frame = around.bounds
    around.addSubview(drawing)
    switch way {
    case .property: drawing.isModalDragDisabled = true
    case .propertyAround: around.isModalDragDisabled = true
    case .shouldBegin: drawing.refuses = true
    case nil: break
    }
    return (screen, drawing)
  }

  @Test(
    "a finger that comes down there draws on and the card stands, from each edge; the bar drags the card",
    arguments: Way.allCases, ModalEdge.allCases)
  func draws(way: Way, edge: ModalEdge) {
    for asksBetween in [true, false] {
      let (screen, drawing) = open(way, edge: edge)
      screen.simulator.asksViewsBetween = asksBetween
      screen.simulator.deliversInward = asksBetween
      let offset = screen.layout.direction.offset(150)
      screen.touch(drawing, at: 200)
      screen.drag(by: CGVector(dx: offset.x, dy: offset.y))
      #expect(drawing.points.count > 20 && screen.offset == 0)
      #expect(screen.release().disorder == nil && screen.delegate.questions == 0)
      screen.finger.down(at: screen.draft.view.shown(CGPoint(x: 200, y: 50)))
      screen.drag(by: CGVector(dx: offset.x, dy: offset.y))
      #expect(screen.offset > 130)
      #expect(screen.release().disorder == nil)
    }
  }

  @Test(
    "a card in motion stops under a finger there, and follows it", arguments: [Way.property, .propertyAround])
  func catches(way: Way) {
    let (screen, drawing) = open(way)
    screen.draft.dismiss(animated: true)
    screen.run(for: 0.1)
    screen.touch(drawing, at: 200)
    let top = screen.cardTop
    screen.drag(by: -40)
    #expect(abs(screen.cardTop - top + 40) < 1)
    #expect(screen.release().disorder == nil)
  }

  @Test(
    "it can be taken back; a view in front, and one that is hidden, drag the card", arguments: [false, true])
  func others(isContained: Bool) {
    let (screen, drawing) = open(.property, isContained: isContained)
    func drags() -> Bool {
      screen.touch(drawing, at: 200)
      screen.drag(by: 100)
      let isDragged = screen.offset > 80
      #expect(screen.release().disorder == nil)
      return isDragged
    }
    #expect(!drags())
    let front = UIView(frame: drawing.bounds)
    screen.cover(with: front)
    #expect(drags())
    front.isHidden = true
    #expect(!drags())
    (drawing.isModalDragDisabled, drawing.isModalDragDisabled) = (true, false)
    #expect(drags() && drawing.interactions.isEmpty)
  }

  @Test("a list there scrolls, and bounces at its top")
  func list() {
    let screen = Screen(framesPerSecond: 120).open()
    let list = TestList.table(offset: 0).show(on: screen)
    list.isModalDragDisabled = true
    screen.touch(list)
    screen.drag(by: 150)
    #expect(list.contentOffset.y < list.top - 30 && screen.disorder == nil)
    #expect(screen.release().disorder == nil)
    let trackpad = screen.simulator.makeTrackpad()
    trackpad.begin(at: screen.point(of: list, at: 100))
    for _ in 1...10 {
      screen.clock.advance(by: 0.02)
      trackpad.scroll(by: CGVector(dx: 0, dy: 15))
    }
    trackpad.end()
    #expect(screen.settle().disorder == nil && screen.delegate.questions == 0)
  }

  /// A view with a sketch above another view.
  private struct Sketching: View {
    @State private var isPresented = true
    @State private var isDisabled = true

    var body: some View {
      Text("home").modal(isPresented: $isPresented, as: .mail) {
        VStack(spacing: 0) {
          Color.green.frame(height: 300).modalDragDisabled(isDisabled)
          Button("Permit") { isDisabled = false }
          Color.red
        }
      }
    }
  }

  @Test("a view of SwiftUI with the modifier keeps its finger, the views beside it do not")
  func modifier() throws {
    let screen = ViewScreen(Sketching())
    func drags(at height: CGFloat) -> Bool {
      let top = screen.topFrame.minY
      screen.finger.down(at: CGPoint(x: 200, y: top + height))
      screen.drag(by: CGVector(dx: 0, dy: 100))
      let isDragged = screen.topFrame.minY > top + 80
      screen.restAndLift()
      screen.settle()
      #expect(screen.topFrame.minY == top && screen.complaint == nil)
      return isDragged
    }
    #expect(!drags(at: 100) && !drags(at: 290) && drags(at: 500))
    screen.tap("Permit")
    #expect(drags(at: 100))
  }
}
