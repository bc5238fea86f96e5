import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Views on a card that have gestures of their own", .ownWorld) @MainActor struct OtherGesturesTests {
  private func open() -> Screen { Screen(framesPerSecond: 120).open() }

  /// A scroll view with content of a size, on the card or in another one.
  private func nest(_ content: CGSize, in outer: UIScrollView? = nil, on screen: Screen) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 20, width: 300, height: 300))
    inner.contentSize = content
    if let outer { outer.addSubview(inner) } else { screen.cover(with: inner) }
    screen.simulator.settleLayout()
    return inner
  }

  @Test("content shorter than its view leaves the card a downward drag at once", arguments: [true, false])
  func short(bounces: Bool) {
    let screen = open()
    let list = nest(CGSize(width: 300, height: 100), on: screen)
    list.alwaysBounceVertical = bounces
    screen.touch(list)
    screen.drag(by: 100)
    #expect(screen.cardTop > screen.restingTop + 80 && list.contentOffset.y == 0)
    screen.drag(by: -200)
    #expect(bounces ? list.contentOffset.y > 20 : screen.stretch > 5)
    #expect(screen.release().disorder == nil && list.contentOffset.y == 0)
  }

  @Test("of nested lists the inner one scrolls to its top, and then the card is dragged")
  func nested() {
    let screen = open()
    let outer = nest(CGSize(width: 390, height: 2000), on: screen)
    let inner = nest(CGSize(width: 300, height: 2000), in: outer, on: screen)
    inner.contentOffset.y = 30
    var isScrolled = false
    screen.clock.onFrame { isScrolled = isScrolled || outer.contentOffset.y != 0 }
    screen.expectHandoff(on: inner, of: inner)
    #expect(!isScrolled)
  }

  @Test("as long as the outer one of nested lists is scrolled, the card stands")
  func nestedScrolled() {
    let screen = open()
    let outer = nest(CGSize(width: 390, height: 2000), on: screen)
    let inner = nest(CGSize(width: 300, height: 2000), in: outer, on: screen)
    outer.contentOffset.y = 15
    screen.touch(inner)
    screen.drag(by: 150)
    #expect(screen.disorder == nil)
  }

  @Test("of two lists side by side, the one under the finger counts")
  func several() {
    let screen = open()
    let outer = nest(CGSize(width: 390, height: 300), on: screen)
    let left = nest(CGSize(width: 300, height: 2000), in: outer, on: screen)
    let right = nest(CGSize(width: 300, height: 2000), in: outer, on: screen)
    left.frame.size.width = 150
    right.frame = CGRect(x: 150, y: 20, width: 150, height: 300)
    left.contentOffset.y = 200
    screen.touch(right)
    screen.drag(by: 150)
    #expect(screen.cardTop > screen.restingTop + 100 && left.contentOffset.y == 200)
  }

  @Test("a row that scrolls sideways keeps that, and pulled down at the top it is part of the list")
  func sideways() {
    let screen = open()
    let outer = nest(CGSize(width: 390, height: 2000), on: screen)
    let row = nest(CGSize(width: 2000, height: 300), in: outer, on: screen)
    screen.touch(row)
    screen.drag(by: 20, sideways: -120)
    #expect(row.contentOffset.x > 80)
    #expect(screen.disorder == nil && outer.contentOffset.y == 0)
    screen.lift()
    let offset = row.contentOffset.x
    screen.touch(row)
    screen.drag(by: -60)
    #expect(outer.contentOffset.y > 40)
    screen.drag(by: 200)
    #expect(screen.cardTop > screen.restingTop + 100 && row.contentOffset.x == offset)
  }

  /// Recognises at touch-down, as a selection that a long press has begun.
  private final class Selection: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  }

  @Test("a control that tracks, a selection that has begun, and a view's own pan keep the finger")
  func keepsFinger() {
    let pan = UIPanGestureRecognizer()
    for view in [UISwitch(), UIScrollView(), UIView()] as [UIView] {
      let screen = open()
      screen.cover(with: view)
      if let list = view as? UIScrollView {
        list.contentSize = CGSize(width: 300, height: 2000)
        list.addGestureRecognizer(Selection())
      } else if !(view is UIControl) {
        view.addGestureRecognizer(pan)
      }
      screen.touch(view)
      screen.drag(by: 150)
      #expect(screen.disorder == nil && view.bounds.origin == .zero)
      #expect((view as? UISwitch)?.isTracking != false)
      #expect(pan.view !== view || pan.state == .changed)
    }
  }

  private final class Hours: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
  }

  @Test("a finger drags the card by a button of any class, without a press, and by a list that is locked")
  func partsOfCard() {
    for view in [UIControl(), UIButton(), UIScrollView()] as [UIView] {
      let screen = open()
      screen.cover(with: view)
      var presses = 0
      (view as? UIControl)?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      let list = view as? UIScrollView
      list?.contentSize = CGSize(width: 300, height: 3000)
      list?.isScrollEnabled = false
      screen.touch(view)
      screen.drag(by: 150)
      #expect(screen.cardTop > screen.restingTop + 100)
      #expect(screen.release().disorder == nil && presses == 0)
      #expect(list?.panGestureRecognizer.isEnabled != true)
    }
  }

  /// A control that follows a finger, and in which a column scrolls, as in a date picker.
  private final class Wheel: UISlider {}

  @Test(
    "a finger on the columns of a picker never moves the card, at their first row either",
    arguments: [false, true], [false, true])
  func pickers(isControl: Bool, deliversInward: Bool) {
    let (screen, hours) = (open(), Hours())
    screen.simulator.deliversInward = deliversInward
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = hours
    let wheel = isControl ? screen.cover(with: Wheel()) : screen.cover(with: UIView())
    let column = UIScrollView(frame: picker.bounds)
    column.contentSize = CGSize(width: 300, height: 2000)
    wheel.addSubview(isControl ? column : picker)
    screen.simulator.settleLayout()
    for way in [150.0, -100, 200] {
      screen.touch(wheel)
      screen.drag(by: way)
      #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
      if way < 0 { #expect(isControl || picker.selectedRow(inComponent: 1) > 0) }
      #expect(screen.release().disorder == nil && screen.delegate.questions == 0)
    }
  }
}
