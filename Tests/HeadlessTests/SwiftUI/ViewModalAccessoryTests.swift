import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("An accessory of a card in SwiftUI", .bothTransactions, .ownWorld) @MainActor
struct ViewModalAccessoryTests {
  @Observable final class Model {
    var isPresented = true
    var detent = ModalDetent.medium
    var title = "Locate"
    var taps = 0
    var alignment = HorizontalAlignment.trailing
  }

  private struct Screen: View {
    @Bindable var model: Model
    let isContained: Bool

    var body: some View {
      if isContained {
        map.modalCard(isPresented: $model.isPresented, as: .undimmed()) { card }
      } else {
        map.modal(isPresented: $model.isPresented, as: .undimmed()) { card }
      }
    }

    private var card: some View { Text("card").modalDetents([.medium, .large], selection: $model.detent) }

    private var map: some View {
      VStack {
        Button("map") { model.taps += 100 }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .modalAccessory(alignment: model.alignment) {
        Button(LocalizedStringKey(model.title)) { model.taps += 1 }.padding(8)
      }
    }
  }

  private let model = Model()

  private func button(on screen: ViewScreen) throws -> UIButton {
    func find(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == model.title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: screen.root.view))
  }

  /// Where the accessory's lower edge is on the screen.
  private func foot(of button: UIButton) -> CGFloat {
    button.shown(CGPoint(x: 0, y: button.bounds.maxY)).y + 8
  }

  private func card(on screen: ViewScreen) -> UIView? {
    let card = (screen.root.children.first as? ModalContainerController)?.cards.last ?? screen.presented.first
    return card?.view
  }

  /// Where the card's upper edge is on the screen, or the safe area's lower edge if that is higher.
  private func edge(on screen: ViewScreen) -> CGFloat {
    min(card(on: screen)?.shown(CGPoint.zero).y ?? 818, 818)
  }

  private func distance(_ button: UIButton, on screen: ViewScreen, for seconds: TimeInterval) -> CGFloat {
    (0..<Int(seconds * 60)).reduce(0) { largest, _ in
      screen.clock.advance(by: 1.0 / 60)
      return max(largest, abs(foot(of: button) - edge(on: screen)))
    }
  }

  @Test("it is at the card's edge at rest, in flight and under a finger", arguments: [true, false])
  func rides(isContained: Bool) throws {
    let screen = ViewScreen(Screen(model: model, isContained: isContained))
    let button = try button(on: screen)
    #expect(abs(foot(of: button) - edge(on: screen)) < 0.5 && edge(on: screen) < 600)
    model.detent = .large
    #expect(distance(button, on: screen, for: 0.2) < 1)
    screen.settle()
    #expect(abs(foot(of: button) - edge(on: screen)) < 0.5 && edge(on: screen) < 120)
    model.detent = .medium
    screen.settle()
    screen.finger.down(at: CGPoint(x: 200, y: edge(on: screen) + 12))
    for way in [-80, 120] as [CGFloat] {
      screen.drag(by: CGVector(dx: 0, dy: way))
      #expect(distance(button, on: screen, for: 0.1) < 0.5)
    }
    screen.finger.cancel()
    screen.settle()
    model.isPresented = false
    screen.settle()
    #expect(abs(foot(of: button) - 818) < 0.5 && screen.complaint == nil)
  }

  @Test(
    "it has its own size, follows its content, and leaves other touches to the view behind (F792)",
    arguments: RepresentativeTouches.allCases, [false, true])
  func looks(_ touches: RepresentativeTouches, isRightToLeft: Bool) throws {
    try RepresentativeTouches.$current.withValue(touches) {
      try ShapeMirroring.$current.withValue(.mirrors) { try looks(isRightToLeft: isRightToLeft) }
    }
  }

  private func looks(isRightToLeft: Bool) throws {
    model.isPresented = false
    let screen = ViewScreen(Screen(model: model, isContained: true))
    if isRightToLeft { screen.simulator.userInterfaceLayoutDirection = .rightToLeft }
    screen.settle()
    let button = try button(on: screen)
    let size = button.bounds.size
    func distance(from alignment: HorizontalAlignment) -> CGFloat {
      let frame = button.shown(button.bounds)
      return (alignment == .leading) == isRightToLeft ? 393 - frame.maxX : frame.minX
    }
    #expect(abs(distance(from: .trailing) - 8) < 0.5)
    button.sendActions(for: .primaryActionTriggered)
    #expect(model.taps == 1)
    model.title = "Locate me again"
    screen.settle()
    #expect(button.bounds.width > size.width && abs(distance(from: .trailing) - 8) < 0.5)
    model.alignment = .leading
    screen.settle()
    #expect(abs(distance(from: .leading) - 8) < 0.5)
    let behind = screen.root.view.hitTest(CGPoint(x: 196, y: 70), with: nil) as? UIButton
    #expect(behind?.currentTitle == "map")
    let point = CGPoint(x: isRightToLeft ? 363 : 30, y: 818 - 20)
    #expect(screen.root.view.hitTest(point, with: nil) === button)
  }

  @Test("an accessory that is wider than the safe area is as wide as that, and higher")
  func wide() {
    struct Wide: View {
      var body: some View {
        Color.green.modalAccessory {
          Text(LocalizedStringKey(String(repeating: "word ", count: 40)))
        }
      }
    }
    let screen = ViewScreen(Wide())
    let label = screen.all(UILabel.self).first
    #expect(label.map { $0.bounds.width <= 393 && $0.bounds.height > 30 } == true)
    #expect(label.map { abs($0.shown($0.bounds).maxY - 818) < 0.5 } == true)
  }
}
