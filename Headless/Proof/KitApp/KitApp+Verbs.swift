import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import InteractiveTransitions

extension KitApp: FuzzedApp {
  /// The modal in front, or the card; the root without both.
  private var front: UIViewController? { shown.count > 1 ? shown.last : container?.cards.last ?? shown.last }
  private var page: KitPage? { page(of: front) }

  func makePage() -> UIViewController { KitPage(self) }

  var navigation: UINavigationController? { root as? UINavigationController }

  var cards: [FuzzCard] {
    container?.cards.map { FuzzCard(controller: $0, view: $0.modalSession?.card) } ?? []
  }

  func perform(_ event: FuzzEvent, on stage: FuzzStage) {
    let number = Int(event.numbers.first ?? 0)
    switch event.verb {
    case .present: present(animated: number == 1)
    case .request: request()
    case .withdraw:
      withdraw()
      // The lowest card leaves, as the user may dismiss the one in front.
      if shown.count == 1 { container?.cards.first?.dismissModal(animated: true) }
    case .permit: journal.answer = KitJournal.Answer(rawValue: number % 3) ?? .granted
    case .answer: journal.answerQuestions(number == 1)
    case .react: reaction = Reaction(rawValue: number)
    case .select:
      let detents = KitVariant.detents.map(\.identifier) + [.docked]
      let index = min(Int(event.numbers[0] * Double(detents.count)), detents.count - 1)
      front?.selectModalDetent(detents[index], animated: event.numbers[1] == 1)
    case .prefer: front?.preferredContentSize = CGSize(width: event.numbers[0], height: event.numbers[0])
    case .gate: gate = number
    case .lock: lockInBackground()
    case .style: style = number
    case .source: source = number
    case .show, .children: changeChildren(event)
    case .layout: window?.rootViewController?.view.setNeedsLayout()
    default: changeText(event)
    }
  }

  private func changeText(_ event: FuzzEvent) {
    let (list, input) = (page?.list, page?.input)
    let isOn = event.numbers.last == 1
    switch event.verb {
    case .scroll:
      let end = list.map { max(0, $0.contentSize.height - $0.bounds.height) } ?? 0
      list?.setContentOffset(CGPoint(x: 0, y: min(event.numbers[0], end)), animated: isOn)
    case .refresh: list?.refreshControl = isOn ? UIRefreshControl() : nil
    case .focus: if input?.window != nil { input?.becomeFirstResponder() }
    case .blur: window?.endEditing(true)
    default: page?.view.setNeedsLayout()
    }
  }

  private func changeChildren(_ event: FuzzEvent) {
    let (number, animated) = (Int(event.numbers[0]), event.numbers[1] == 1)
    if let container = root as? TransitionContainerController {
      if event.verb == .show {
        if container.viewControllers.indices.contains(number) { container.select(number, animated: animated) }
      } else {
        let chosen = children.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
        container.setViewControllers(chosen.isEmpty ? children : chosen, animated: animated)
      }
    }
    if let tabs = root as? UITabBarController, event.verb == .show {
      tabs.selectedIndex = number % 3
    }
  }

  /// The app does what it has in mind, once, in the middle of what it is told.
  func react() {
    guard let reaction else { return }
    self.reaction = nil
    reactions += 1
    switch reaction {
    case .dismiss: if canDismiss { front?.dismissModal(animated: true) }
    case .vanish: if canDismiss { front?.dismissModal(animated: false) }
    case .enlarge: front?.selectModalDetent(.large, animated: true)
    case .enlargeAtOnce: front?.selectModalDetent(.large, animated: false)
    case .shrink: front?.selectModalDetent(.medium, animated: true)
    case .shrinkAtOnce: front?.selectModalDetent(.medium, animated: false)
    }
  }

  /// In the turn in which the app presents a modal, UIKit refuses to dismiss it.
  private var canDismiss: Bool {
    if let container, shown.count == 1 { return !container.cards.isEmpty }
    guard shown.count > 1, let front else { return false }
    return isQuiet || front.modalSession.map { $0.lifecycle.state != .idle } ?? false
  }

  func conclude() {
    reaction = nil
    gate = nil
    forgetLock()
    journal.answerQuestions(false)
    withdrawAll()
  }

  func restore() {
    for card in container?.cards ?? [] { card.dismissModal(animated: false) }
    if let container = root as? TransitionContainerController {
      container.viewControllers = children
      container.selectedIndex = 0
    }
    (root as? UITabBarController)?.selectedIndex = 0
  }

  // MARK: What must hold

  private var pages: [KitPage] {
    shown.flatMap(\.withChildren).compactMap { $0 as? KitPage }
  }

  var faultNow: String? {
    if let fault = journal.fault ?? pages.lazy.compactMap(\.disorder).first { return fault }
    if let container, container.cards.isEmpty, root.additionalSafeAreaInsets != .zero {
      return "the root keeps the insets \(root.additionalSafeAreaInsets)"
    }
    return pages.lazy.compactMap { self.faultOfPermission($0) }.first
  }

  /// A drag has the permission that the app gave when it was asked.
  private func faultOfPermission(_ page: KitPage) -> String? {
    guard case .dragged(let drag)? = page.modalSession?.interaction.phase,
      drag.cancelTarget == .detent, let answer = journal.lastAnswer(on: page)
    else { return nil }
    let isRight =
      switch (answer, drag.permission) {
      case (.granted, .granted), (.refused, .refused), (.asked, .pending): true
      // The app has answered meanwhile.
      case (.asked, .granted), (.asked, .refused): true
      case (.granted, .refused), (.granted, .pending), (.refused, .granted), (.refused, .pending): false
      }
    return isRight ? nil : "the app answered \(answer), and a finger has the permission \(drag.permission)"
  }

  var faultAtRest: String? {
    if let fault = faultOfRequests { return fault }
    for page in pages {
      let isSeen = page.viewIfLoaded?.window != nil
      if page.presentingViewController != nil, page.parent == nil, !isSeen {
        return "a modal is neither presented nor gone"
      }
      if let call = page.leftIn, isSeen {
        return "a modal that the app told to leave in \(call) is still on the screen"
      }
      if let call = page.lastCall, call != (isSeen ? "didAppear" : "didDisappear") {
        return "a page \(isSeen ? "on" : "off") the screen was told \(call) last"
      }
    }
    if let container, !container.cards.isEmpty { return faultOfCards(in: container) }
    let inset = pages.filter { $0.presentingViewController == nil }.map(\.additionalSafeAreaInsets)
      .first { $0.bottom != 0 }
    return inset.map { "a page that is no modal keeps the insets \($0)" }
  }

  /// Each card stands at a detent, and only cards at an edge may shorten the root's safe area there.
  private func faultOfCards(in container: ModalContainerController) -> String? {
    for card in container.cards {
      switch (card.modalSession?.interaction).map({ ModalUpdate($0).phase }) {
      // The user may not have answered.
      case .resting(.detent), .asking: break
      case let phase: return "a card does not stand: \(phase.map { "\($0)" } ?? "it is not shown")"
      }
    }
    let covered = container.safeArea.insets(in: root)
    return root.additionalSafeAreaInsets == covered
      ? nil : "the root has the insets \(root.additionalSafeAreaInsets), and its cards cover \(covered)"
  }
}
