import UIKit

/// The content of a modal, as far as the detents depend on it: the page that counts, the detents of that page, and
/// the height of what it shows.
@MainActor final class ModalContent {
  private enum Change {
    case none, height, page
  }

  private let modal: UIViewController
  /// The page that counts; the modal itself, if it has no pages.
  private var page: UIViewController
  private var lists: [FittedList] = []
  /// Whether the content has been laid out at the width of the card.
  private var isLaidOut = false
  /// What has changed since the last frame.
  private var change = Change.none
  private lazy var nextFrame = NextFrame()
  /// Called with the next frame when a list in the content has more or less to show, or another page counts.
  var onChange: (_ isOtherPage: Bool) -> Void = { _ in }

  init(of modal: UIViewController) { (self.modal, page) = (modal, modal.modalPage) }

  // MARK: The page

  /// The navigation controller shows another page: it counts from the next frame on that is laid out.
  func pageDidChange() { followNextFrame(.page) }

  /// A list may say that it has more or less to show in its layout, and many times.
  private func followNextFrame(_ news: Change) {
    let former = change
    if former != .page { change = news }
    if former == .none { nextFrame.perform { [weak self] in self?.follow() } }
  }

  private func follow() {
    let isOtherPage = change == .page
    if isOtherPage { page = modal.modalPage }
    change = .none
    onChange(isOtherPage)
  }

  /// The detents of the page, which take the place of the configuration's; `nil` if the page has none.
  var detents: [ModalDetent]? { (page as? any ModalDetentProvider)?.modalDetents }

  // MARK: The height

  /// Returns the height of the content without the safe area at the edge of the screen where the card stands, in
  /// points; `nil` if it has none of its own.
  ///
  /// The preferred size counts, then what the constraints need at the width, then the view's
  /// `sizeThatFits`. That of a plain view is the size it has, and says nothing. A list counts
  /// with the height of its whole content. A page is as high as it needs to be below its bar.
  ///
  /// - Parameters:
  ///   - size: The largest size of the card, in points.
  ///   - direction: Where the card leaves.
  func height(in size: CGSize, leaving direction: TravelDirection) -> CGFloat? {
    if let height = modal.preferredContentSize.height.asPreference { return height }
    let view: UIView = page.view
    findLists(in: view)
    if page !== modal || !lists.isEmpty || !isLaidOut { layOut(in: size) }
    // Content may know its size only now.
    if let height = modal.preferredContentSize.height.asPreference { return height }
    let outer = modal.view.safeAreaInsets
    if page !== modal, let height = page.preferredContentSize.height.asPreference {
      return height + view.safeAreaInsets.top - (direction == .up ? outer.top : 0)
    }
    let height = fittingHeight(of: view, at: size.width)
    return height.map { max($0.finiteOrZero - (direction == .up ? outer.top : outer.bottom), 0) }
  }

  /// Returns the height that the constraints of the content need at least, without the safe area at its foot, in
  /// points; 0 without constraints. Lists need none.
  func leastHeight(at width: CGFloat) -> CGFloat {
    guard let view = page.viewIfLoaded else { return 0 }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow
    ).height
    return max(height.finiteOrZero - view.safeAreaInsets.bottom, 0)
  }

  /// Leaves the lists as they were.
  func end() {
    for list in lists { list.remove() }
    lists = []
  }

  private func findLists(in view: UIView) {
    let found = view.fittedLists
    guard !found.elementsEqual(lists, by: { $0 === $1.view }) else { return }
    end()
    lists = found.map { list in
      FittedList(list) { [weak self] in self?.followNextFrame(.height) }
    }
  }

  /// Lays the content out before it is seen: before that, a list does not know how much it shows,
  /// and a page has no bar. A list outside of a window should not be laid out (F607).
  private func layOut(in size: CGSize) {
    guard modal.view.window != nil else { return }
    if !isLaidOut { modal.view.setSize(size) }
    isLaidOut = true
    modal.view.layoutIfNeeded()
  }

  private func fittingHeight(of view: UIView, at width: CGFloat) -> CGFloat? {
    if let list = lists.first, list.view === view { return list.height(in: view) }
    for list in lists { list.constrain(in: view) }
    let constrained = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return constrained > 0 ? constrained : flexibleHeight(of: view) ?? ownHeight(of: view, at: width)
  }

  /// The height at which a list that gets higher with the content, without constraints, shows
  /// everything.
  private func flexibleHeight(of view: UIView) -> CGFloat? {
    let list = lists.first { $0.view.autoresizingMask.contains(.flexibleHeight) }
    return list.map { view.bounds.height - $0.view.bounds.height + $0.height(in: view) }
  }

  /// A plain view answers every width with the size it has.
  private func ownHeight(of view: UIView, at width: CGFloat) -> CGFloat? {
    func size(at width: CGFloat) -> CGSize {
      view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    return size(at: width / 2) == view.bounds.size ? nil : size(at: width).height.asPreference
  }
}

extension CGFloat {
  /// A length that is preferred; `nil` for 0, which in UIKit means none, and for one that is not finite.
  var asPreference: CGFloat? { self > 0 && isFinite ? self : nil }
}
