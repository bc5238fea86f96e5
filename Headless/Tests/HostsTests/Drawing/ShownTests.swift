import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("What is shown") struct ShownTests {
    private let simulator = Simulator()
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// The root view as SVG.
    private func picture(of layer: CALayer) -> String {
      var renderer = LayerRenderer()
      let seen = CGRect(origin: .zero, size: simulator.windowSize)
      return renderer.elements(for: layer, seen: seen).map(SVGWriter.text).joined()
    }

    private func launch() {
      let root = UIViewController()
      panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(panel)
      simulator.launch(root: root)
    }

    @Test("a picture shows a rotation half-way")
    func rotation() throws {
      launch()
      panel.backgroundColor = .red
      simulator.rotate(to: .landscapeRight)
      simulator.clock.advance(by: 0.15)
      let picture = picture(of: try #require(simulator.window).layer)
      #expect(picture.contains("matrix(0.707107 -0.707107 0.707107 0.707107"))
      #expect(picture.contains("width=\"622.5\""))
    }

    @Test(
      "time and battery have the colour that the app asks for, by default that of its style",
      arguments: [
        (UIStatusBarStyle.default, false, "#000000"), (.default, true, "#ffffff"),
        (.lightContent, false, "#ffffff"), (.darkContent, true, "#000000"),
      ])
    func statusBar(style: UIStatusBarStyle, isDark: Bool, color: String) {
      simulator.userInterfaceStyle = isDark ? .dark : .light
      simulator.launch(root: BarController(style))
      let drawn = LiveStage(DeviceFrame(of: simulator))
      #expect(drawn.statusBar.contains("fill=\"\(color)\"") && !drawn.homeIndicator.isEmpty)
    }

    @Test(
      "a stage says how far the device is turned",
      arguments: [(.portrait, 0), (.landscapeLeft, 90), (.landscapeRight, 270)]
        as [(UIInterfaceOrientation, Int)])
    func turn(orientation: UIInterfaceOrientation, degrees: Int) {
      let device = Simulator(orientation: orientation)
      device.launch(root: UIViewController())
      #expect(LiveStage(DeviceFrame(of: device)).turn == degrees)
    }

    @Test("hidden bars are not drawn")
    func hiddenBars() {
      simulator.launch(root: BarController(.default, hides: true))
      let drawn = LiveStage(DeviceFrame(of: simulator))
      #expect(drawn.statusBar.isEmpty && drawn.homeIndicator.isEmpty)
    }
  }
}

private final class BarController: UIViewController {
  private let style: UIStatusBarStyle
  private let hides: Bool

  init(_ style: UIStatusBarStyle, hides: Bool = false) {
    (self.style, self.hides) = (style, hides)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var prefersHomeIndicatorAutoHidden: Bool { hides }
}
