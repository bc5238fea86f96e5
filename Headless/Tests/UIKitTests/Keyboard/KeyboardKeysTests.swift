import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The keys of the software keyboard", .ownWorld) struct KeyboardKeysTests {
  private func panel(of stage: Stage) throws -> KeyboardPanel {
    let window = try #require(stage.simulator.windowScene.windows.last)
    return try #require(window.subviews.first as? KeyboardPanel)
  }

  private func typing(on device: Device, _ orientation: UIInterfaceOrientation = .portrait) -> Stage {
    let stage = Stage(device)
    stage.simulator.hasHardwareKeyboard = false
    if orientation != .portrait { stage.simulator.rotate(to: orientation) }
    stage.add(UITextField()).becomeFirstResponder()
    stage.clock.runUntilIdle()
    return stage
  }

  @Test(
    "all keys lie in the panel and in the safe area, and none on another", arguments: Device.all,
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func layout(device: Device, orientation: UIInterfaceOrientation) throws {
    let stage = typing(on: device, orientation)
    let bounds = try panel(of: stage).bounds
    let safeArea = device.safeArea(in: orientation)
    let keys = KeyboardKeys(in: bounds.size, safeArea: safeArea).keys
    #expect(keys.count == 31)
    let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    let space = bounds.inset(by: sides)
    for (index, key) in keys.enumerated() {
      #expect(space.contains(key.frame) && key.frame.width > 20 && key.frame.height > 20)
      #expect(!keys[..<index].contains { $0.frame.intersects(key.frame) })
    }
  }

  @Test("the panel shows the letters and symbols in the colours of the style, and counts no write")
  func look() throws {
    let stage = typing(on: .iPhone15)
    let panel = try panel(of: stage)
    var colors: [CGColor?] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      stage.simulator.ledger.reset()
      stage.simulator.userInterfaceStyle = style
      stage.clock.runUntilIdle()
      let contents = panel.layer.sublayers?.compactMap { $0.contents as? LayerContents } ?? []
      guard case .text(let text)? = contents.first else {
        Issue.record("there are no letters")
        return
      }
      #expect(text.lines.map(\.string).joined() == "qwertyuiopasdfghjklzxcvbnm123spacereturn")
      #expect(contents.count == 3)
      colors.append(text.lines.first?.color)
    }
    #expect(colors.compactMap { $0 }.count == 2 && colors[0] != colors[1])
    #expect(stage.simulator.ledger.writes <= 2, "backgrounds are writes")
  }
}
