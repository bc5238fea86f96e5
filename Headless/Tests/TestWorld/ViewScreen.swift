import SwiftUI
import UIKit

/// A simulated device whose root is a view of SwiftUI.
@MainActor public final class ViewScreen {
  public let simulator: Simulator
  public let root: UIViewController
  public private(set) lazy var finger = simulator.makeFinger()

  public convenience init<Content: View>(_ content: Content, on device: Device = .iPhone15) {
    self.init(root: UIHostingController(rootView: content), on: device)
  }

  /// A device whose views of SwiftUI are in controllers of UIKit.
  public init(root: UIViewController, on device: Device = .iPhone15) {
    simulator = Simulator(device: device)
    self.root = root
    simulator.launch(root: root)
    idle()
  }

  /// Waits until nothing moves.
  public func idle() { simulator.clock.runUntilIdle() }

  /// What is presented, the lowest first.
  public var presented: [UIViewController] {
    Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
  }

  /// The topmost controller: the modal, or the alert above it.
  public var top: UIViewController { presented.last ?? root }

  /// The outermost views of a type that the topmost controller shows.
  public func all<Found: UIView>(_ type: Found.Type) -> [Found] {
    func find(in view: UIView) -> [Found] {
      (view as? Found).map { [$0] } ?? view.subviews.flatMap(find)
    }
    return find(in: top.view)
  }

  /// The texts that the topmost controller shows.
  public var texts: [String] { all(UILabel.self).compactMap(\.text) }

  /// Where a text is, in the window's coordinates.
  public func frame(of text: String) -> CGRect? {
    all(UILabel.self).first { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
  }

  /// Where the topmost controller is, in the window's coordinates.
  public var topFrame: CGRect { top.view.convert(top.view.bounds, to: nil) }

  /// Touches a button of the topmost controller.
  public func touch(_ title: String) {
    all(UIButton.self).first { $0.currentTitle == title }?.sendActions(for: .primaryActionTriggered)
  }

  /// Touches a button of the topmost controller, and waits until nothing moves.
  public func tap(_ title: String) {
    touch(title)
    idle()
  }

  /// Taps a text of the topmost controller with the finger, and waits until nothing moves.
  public func press(_ text: String) {
    guard let frame = frame(of: text) else { return }
    finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
    simulator.clock.advance(by: 0.05)
    finger.up()
    idle()
  }
}
