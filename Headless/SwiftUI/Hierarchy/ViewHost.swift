import UIKit

/// The hierarchy of views below a hosting controller, and the work that its updates leave behind.
@MainActor final class ViewHost {
  weak var controller: UIViewController?
  private var root = Slot()
  private var invalid: [Node] = []
  private var actions: [() -> Void] = []
  private(set) var transaction = Transaction()
  private var isUpdating = false
  /// Whether representatives are updated, too: a layout renders, and what happens outside of a window does not.
  private(set) var isRendering = false
  private var unrendered: [any Rendered] = []
  private var observers: [any PreferenceObserver] = []
  private var awaitsTurn = false
  /// Whether the views are on the screen.
  private(set) var isVisible = false
  private var appearing: [() -> Void] = []
  /// The end of the animations that are shown frame by frame.
  private var framesEnd: TimeInterval?
  /// More updates of one view than any app needs: its body changes what it reads.
  private static let limit = 1000

  func show<V: View>(_ view: V, environment: EnvironmentValues) {
    if RootViewTransaction.current == .carried { merge(.current) }
    let place = Place(host: self, depth: 0, environment: environment)
    if Dependencies.isUpdating {
      // The update of another hierarchy does not depend on what this one reads.
      afterUpdate { [weak self] in self?.root.show(view, at: place) }
    } else {
      root.show(view, at: place)
      setNeedsUpdate()
    }
  }

  func remove() {
    root.remove()
    update(renders: false)
    root = Slot()
  }

  func invalidate(_ node: Node) {
    merge(.current)
    if !invalid.contains(where: { $0 === node }) { invalid.append(node) }
    setNeedsUpdate()
  }

  private func merge(_ other: Transaction) {
    if other.animation != nil { transaction.animation = other.animation }
    if other.disablesAnimations { transaction.disablesAnimations = true }
  }

  /// The next layout updates the views. Outside of a window, and in the background, the next turn does, without
  /// rendering (F760).
  func setNeedsUpdate() {
    guard let view = controller?.viewIfLoaded else { return }
    let state = view.window.map { $0.windowScene?.activationState ?? .foregroundActive }
    guard state == nil || state == .background else { return view.setNeedsLayout() }
    guard !awaitsTurn else { return }
    awaitsTurn = true
    Simulator.running.clock.nextTurn { [weak self] in
      guard let self else { return }
      awaitsTurn = false
      update(renders: false)
      if !unrendered.isEmpty, let view = controller?.viewIfLoaded, view.window != nil {
        view.setNeedsLayout()
      }
    }
  }

  /// Has a representative updated as soon as its view is rendered, which may be now.
  func render(_ node: some Rendered) {
    if isRendering { node.render() } else { unrendered.append(node) }
  }

  /// Looks at preferences after each update.
  func observe(_ observer: some PreferenceObserver) { observers.append(observer) }

  /// Runs work when the update that goes on has ended; at once outside of updates.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    setNeedsUpdate()
  }

  /// Updates what has changed, from the root down, then runs the actions, until nothing is left.
  func update(renders: Bool) {
    guard !isUpdating else { return }
    (isUpdating, isRendering) = (true, renders)
    defer { (isUpdating, isRendering) = (false, false) }
    var (count, isDone) = (0, false)
    while !isDone {
      count += 1
      precondition(count < Self.limit, "A view changes what it reads in each of its updates")
      if renders, invalid.isEmpty { renderAll() }
      if let next = invalid.min(by: { $0.depth < $1.depth }) {
        invalid.removeAll { $0 === next }
        if !next.isRemoved { next.refresh() }
      } else {
        observers.removeAll { $0.isRemoved }
        for observer in observers { observer.check() }
        isDone = actions.isEmpty
        if !isDone { Dependencies.untracked { actions.removeFirst()() } }
      }
    }
  }

  private func renderAll() {
    while !unrendered.isEmpty { unrendered.removeFirst().render() }
  }

  /// Ends the transaction of the updates so far, and returns it.
  func takeTransaction() -> Transaction {
    defer { transaction = Transaction() }
    return transaction
  }

  // MARK: Appearance

  /// Runs work as the views come on the screen; after the update if they are there.
  func onAppear(_ action: @escaping () -> Void) {
    if isVisible { afterUpdate(action) } else { appearing.append(action) }
  }

  func appear() {
    isVisible = true
    let appearing = appearing
    self.appearing = []
    for action in appearing { afterUpdate(action) }
  }

  // MARK: Layout

  func size(for proposal: ProposedViewSize) -> CGSize { layers.size(for: proposal) }
  /// How much of a view of UIKit the keyboard covers beyond the safe area; views keep clear of it (F455).
  func coveredHeight(of view: UIView) -> CGFloat {
    guard let keyboard = (controller?.viewIfLoaded as? HostingView)?.keyboard, view.window != nil,
      !keyboard.isNull
    else { return 0 }
    let frame = view.convert(view.bounds, to: nil)
    return max(0, min(frame.maxY - keyboard.minY, frame.height) - view.safeAreaInsets.bottom)
  }

  /// Shows the animated change that the update is about frame by frame, without a layout of UIKit; `nil` if the
  /// change has no such frames (F785).
  func beginFrames() -> (start: TimeInterval, duration: TimeInterval)? {
    guard SizeAnimation.current == .frameByFrame, !transaction.disablesAnimations,
      let duration = transaction.animation?.duration
    else { return nil }
    let (clock, isShowing) = (Simulator.running.clock, framesEnd != nil)
    framesEnd = max(framesEnd ?? 0, clock.now + duration)
    if !isShowing { showFrames() }
    return (clock.now, duration)
  }

  private func showFrames() {
    let clock = Simulator.running.clock
    clock.schedule(at: clock.now + 1 / 60) { [weak self] in
      guard let self, let end = framesEnd else { return }
      if let view = controller?.viewIfLoaded, view.window != nil { place(in: view) }
      if clock.now < end { showFrames() } else { framesEnd = nil }
    }
  }

  /// Lays out the views in the safe area of a view of UIKit (F586).
  func place(in view: UIView) { place(layers, in: view) }

  func place(_ layers: Layers, in view: UIView) {
    let covered = coveredHeight(of: view)
    var insets = view.safeAreaInsets
    insets.bottom += covered
    let space = view.bounds.inset(by: insets)
    inSafeArea(SafeArea(frame: space, insets: insets, added: covered)) { layers.place(in: space) }
    view.mount(layers.views)
  }

  private(set) var safeArea = SafeArea()

  /// Lays out views for which the safe area is another one.
  func inSafeArea(_ inner: SafeArea, _ layOut: () -> Void) {
    let outer = safeArea
    defer { safeArea = outer }
    safeArea = inner
    layOut()
  }

  /// Several views at the root lie above each other.
  private var layers: Layers { Layers(elements: root.elements, alignment: .center) }
}

extension UIView {
  /// Has exactly these subviews, from back to front.
  func mount(_ views: [UIView]) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }
}
