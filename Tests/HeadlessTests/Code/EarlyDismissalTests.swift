import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// A gate dismisses itself as it appears, because its user has signed in already.
@Suite("A modal that is dismissed while it comes", .ownWorld) @MainActor struct EarlyDismissalTests {
  enum Moment: CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidAppear
    /// The app dismisses it in the turn of the run loop in which it presents it.
    case sameTurn
  }

  private final class Gate: UIViewController {
    var onMoment: (Moment) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      onMoment(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onMoment(.viewWillAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      onMoment(.viewIsAppearing)
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      onMoment(.viewWillLayoutSubviews)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onMoment(.viewDidAppear)
    }
  }

  enum Place: CaseIterable {
    case presented, presentedUnanimated, card, cardUnanimated

    var isCard: Bool { self == .card || self == .cardUnanimated }
    var isAnimated: Bool { self == .presented || self == .card }
  }

  @Test("is gone in the end, and the request tells of it", arguments: Moment.allCases, Place.allCases)
  func leaves(in moment: Moment, place: Place) {
    for isAnimated in [true, false] {
      let (screen, gate) = (Screen(isContained: place.isCard), Gate())
      gate.onMoment = { [weak gate] in if $0 == moment { gate?.dismissModal(animated: isAnimated) } }
      var outcomes: [ModalOutcome] = []
      let request = ModalRequest(for: gate, from: place.isCard ? nil : screen.root) {
        screen.cards?.add(gate, as: .mail, animated: place.isAnimated)
          ?? screen.root.present(gate, as: .mail, animated: place.isAnimated)
      }
      request.start { outcomes.append($0) }
      gate.onMoment(.sameTurn)
      screen.settle()
      #expect(outcomes == [.dismissed(by: .code)])
      #expect(gate.presentingViewController == nil && gate.parent == nil && gate.viewIfLoaded?.window == nil)
      #expect(screen.root.disturbance == nil && screen.complaint == nil)
    }
  }

  @Test(
    "is gone in the end where the app dismisses it as a drag's dismissal is called off",
    arguments: [Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear], [true, false])
  func calledOff(moment: Moment, isAnimated: Bool) {
    let (screen, gate) = (Screen(), Gate())
    screen.root.present(gate, as: .mail)
    screen.settle()
    var isHeard = false
    gate.onMoment = { [weak gate] in
      guard $0 == moment, !isHeard else { return }
      isHeard = true
      gate?.dismissModal(animated: isAnimated)
    }
    screen.finger.down(at: CGPoint(x: 195, y: gate.view.seen.minY + 20))
    screen.drag(by: 120)
    screen.restAndLift()
    screen.settle()
    #expect(isHeard && gate.presentingViewController == nil && gate.viewIfLoaded?.window == nil)
    #expect(screen.root.disturbance == nil && screen.complaint == nil)
  }

  @Test("is gone in the end if its binding says so, which is told once", arguments: Moment.allCases)
  func binding(in moment: Moment) {
    let (screen, gate) = (Screen(), Gate())
    var isWanted = true
    var ends = 0
    let binding = ModalBinding<Bool>(
      current: { isWanted ? true : nil }, reset: { isWanted = false }, onDismiss: { ends += 1 },
      animatesChanges: false, makeModal: { _, _ in gate })
    let bound = BoundPresentation(binding)
    screen.root.view.addSubview(bound.sourceView)
    gate.onMoment = {
      guard $0 == moment else { return }
      isWanted = false
      bound.update(binding, isAnimated: true)
    }
    bound.update(binding, isAnimated: true)
    screen.clock.advance(by: 1 / 60)
    gate.onMoment(.sameTurn)
    screen.settle()
    #expect(gate.presentingViewController == nil && gate.viewIfLoaded?.window == nil)
    #expect(bound.state == .closed && ends == 1)
    #expect(screen.root.disturbance == nil && screen.complaint == nil)
  }

  @Test("is gone in the end if its task is cancelled", arguments: Moment.allCases)
  func cancelled(in moment: Moment) {
    let (screen, gate) = (Screen(), Gate())
    let request = ModalRequest(for: gate, from: screen.root) { screen.root.present(gate, as: .mail) }
    gate.onMoment = { [weak request] in if $0 == moment { request?.cancel() } }
    var outcomes: [ModalOutcome] = []
    request.start { outcomes.append($0) }
    gate.onMoment(.sameTurn)
    screen.settle()
    #expect(outcomes == [.cancelled] && gate.presentingViewController == nil)
    #expect(screen.root.disturbance == nil && screen.complaint == nil)
  }

  @Test("UIKit's own call counts from `viewDidAppear` on", arguments: [true, false])
  func ownCall(isAnimated: Bool) {
    let (screen, gate) = (Screen(), Gate())
    gate.onMoment = { [weak gate] in if $0 == .viewDidAppear { gate?.dismiss(animated: isAnimated) } }
    screen.root.present(gate, as: .mail, animated: isAnimated)
    #expect(screen.settle().root.presentedViewController == nil && screen.complaint == nil)
  }

  private final class Answering: ModalDelegate {
    var onUpdate: ((UIViewController) -> Void)?
    func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
      onUpdate.take()?(modal)
    }
  }

  @Test(
    "is gone in the end if the app dismisses it as it hears that it goes to another detent",
    arguments: [0.02, 0.04, 0.1, 0.3], [Place.presented, .card])
  func answered(after delay: TimeInterval, place: Place) {
    for (isSelected, isDismissed) in [(true, true), (true, false), (false, true), (false, false)] {
      let (screen, gate, app) = (Screen(isContained: place.isCard), Gate(), Answering())
      screen.root.present(
        gate, as: ModalConfiguration.sheet.with { $0.detents = [.medium, .large] }, delegate: app)
      screen.run(for: delay)
      app.onUpdate = { $0.dismissModal(animated: isDismissed) }
      gate.selectModalDetent(.large, animated: isSelected)
      screen.settle()
      #expect(gate.presentingViewController == nil && gate.parent == nil && gate.viewIfLoaded?.window == nil)
      #expect(screen.root.disturbance == nil && screen.complaint == nil)
    }
  }
}
