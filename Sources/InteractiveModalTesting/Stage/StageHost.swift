import UIKit

#if os(Linux)
  import HeadlessHosts
#endif

/// What the stage needs of the system on which the tests run: a window with its picture, and turns of the run loop.
@MainActor enum StageHost {
  /// The items of a bar; none for any other view.
  static func barItems(in view: UIView) -> [UIBarButtonItem] {
    let item = (view as? UINavigationBar)?.topItem
    return (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      + ((view as? UIToolbar)?.items ?? [])
  }

  #if os(Linux)
    /// Whether no display shows the frames: they go on where the stage advances the clock.
    static let isHeadless = true

    /// Shows a controller in a window. The headless UIKit has one size of a window for its device.
    static func makeWindow(_ root: UIViewController, size: CGSize?) -> UIWindow {
      let simulator = Simulator.running
      if let size { simulator.resize(to: size) }
      return simulator.launch(root: root)
    }

    /// Lets UIKit work for a 120th of a second of its own virtual clock.
    static func turn() async {
      Simulator.current?.clock.advance(by: 1 / 120)
      await Task.yield()
    }

    static func resize(_ window: UIWindow, to size: CGSize) { Simulator.current?.resize(to: size) }

    static func picture(of window: UIWindow) -> Data { Data(FilmCamera.picture(of: window).utf8) }

    /// Whether UIKit has made a button, for an item of a bar.
    static func showsBarItem(_ button: UIButton) -> Bool {
      sequence(first: button, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
    }

    /// Returns what a tap on an item does; `nil` if no test can do it.
    static func tap(of item: UIBarButtonItem) -> (() -> Void)? {
      item.primaryAction.map { action in { UIControl().sendAction(action) } }
    }

    /// The actions of an alert that show no `UIButton`.
    static func actionsWithoutView(of controller: UIViewController) -> [UIAlertAction] { [] }
  #else
    static let isHeadless = false

    /// Shows a controller in a window of the scene that the host app has; without one, in a window of
    /// its own.
    static func makeWindow(_ root: UIViewController, size: CGSize?) -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow()
      if let size { window.frame = CGRect(origin: .zero, size: size) }
      if window.frame.isEmpty { window.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    /// Lets UIKit work until the main run loop has turned once.
    static func turn() async {
      await withCheckedContinuation { continuation in
        RunLoop.main.perform { continuation.resume() }
        // A run loop that sleeps is not woken by the line above.
        DispatchQueue.main.async {}
      }
    }

    static func resize(_ window: UIWindow, to size: CGSize) {
      window.frame.size = size
      window.layoutIfNeeded()
    }

    static func picture(of window: UIWindow) -> Data {
      UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
    }

    static func showsBarItem(_ button: UIButton) -> Bool { false }

    static func tap(of item: UIBarButtonItem) -> (() -> Void)? {
      if let action = item.primaryAction { return { UIControl().sendAction(action) } }
      guard let action = item.action else { return nil }
      return { UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil) }
    }

    static func actionsWithoutView(of controller: UIViewController) -> [UIAlertAction] {
      (controller as? UIAlertController)?.actions ?? []
    }
  #endif
}
