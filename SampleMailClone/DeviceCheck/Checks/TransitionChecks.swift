import InteractiveModal
import UIKit

/// What runs alongside a transition, and the traits and the size that a presentation gives its modal.
@MainActor enum TransitionChecks {
  nonisolated static let all = [
    DeviceCheck(
      281, "an elevated overrideTraitCollection elevates the modal, and nothing else does", run: elevated),
    DeviceCheck(448, "whether overridden traits reach the container of the presentation", run: container),
    DeviceCheck(448, "the kit's form has the compact width class, also in a wide window", run: form),
    DeviceCheck(450, "what size the presentation on a modal is told", run: handedOn),
    DeviceCheck(
      254, "alongside blocks get the duration and curve of the animator's first animation", run: alongside),
    DeviceCheck(
      254, "in a flight of the kit, what runs alongside behind the card is where the card is",
      run: alongsideCard),
    DeviceCheck(310, "a view in the card of the kit follows alongside, too", run: alongsideInCard),
  ]

  private static func elevated(_ stage: CheckStage) async -> Finding {
    var levels: [UIUserInterfaceLevel] = []
    for traits in [nil, UITraitCollection(userInterfaceLevel: .elevated)] {
      let modal = stage.makeModal()
      modal.overriddenTraits = traits
      await stage.present(modal)
      levels.append(modal.traitCollection.userInterfaceLevel)
      await stage.dismiss(modal, animated: false)
    }
    return .that(levels == [.base, .elevated], else: "levels \(levels.map(\.rawValue))")
  }

  /// Gives a modal the other width class than the window has.
  private static func container(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    let isWide = stage.window.traitCollection.horizontalSizeClass == .regular
    let other = isWide ? UIUserInterfaceSizeClass.compact : .regular
    modal.presentation?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: other)
    await stage.frames()
    let found = modal.presentation?.containerView?.traitCollection.horizontalSizeClass
    return .answer(found == other ? "they do" : "they do not")
  }

  private static func form(_ stage: CheckStage) async -> Finding {
    let modal = ProbeController("modal", log: stage.log)
    stage.root.present(modal, as: .form)
    await stage.until { stage.log.has("modal didAppear") }
    let found = modal.traitCollection.horizontalSizeClass
    await stage.dismiss(modal, animated: false)
    return .that(found == .compact, else: "\(found.rawValue)")
  }

  /// Announces a size to a presentation during that of a modal on it.
  private static func handedOn(_ stage: CheckStage) async -> Finding {
    let (whole, own) = (CGSize(width: 700, height: 800), CGSize(width: 111, height: 222))
    let (first, second) = (stage.makeModal(), stage.makeModal())
    await stage.present(first)
    second.onCall = { [weak first, weak second] in
      guard $0 == "willAppear", let coordinator = second?.transitionCoordinator else { return }
      first?.presentation?.modalSize = own
      first?.presentation?.viewWillTransition(to: whole, with: coordinator)
    }
    await stage.present(second, from: first)
    return switch second.announcedSize {
    case own: .answer("that of the modal")
    case whole: .answer("that of the container")
    case let found: .answer(found.map { "\($0)" } ?? "none")
    }
  }

  // MARK: Alongside

  private static func alongside(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    modal.duration = 0.5
    return await follows(modal, in: modal.view, stage) { stage.callPresent(modal) }
  }

  private static func alongsideCard(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    return await follows(modal, in: stage.root.view, stage) { presentCard(modal, stage) }
  }

  private static func alongsideInCard(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    return await follows(modal, in: modal.view, stage) { presentCard(modal, stage) }
  }

  private static func presentCard(_ modal: UIViewController, _ stage: CheckStage) {
    stage.root.present(modal, as: .mail) { stage.log.note("completion") }
  }

  /// Finds whether a view that fades out alongside is as far as the modal that comes.
  private static func follows(
    _ modal: ProbeModal, in superview: UIView, _ stage: CheckStage, present: () -> Void
  ) async -> Finding {
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    superview.addSubview(square)
    modal.onCall = { [weak modal] in
      guard $0 == "willAppear" else { return }
      modal?.transitionCoordinator?.animate(alongsideTransition: { _ in square.alpha = 0 }, completion: nil)
    }
    present()
    var gaps: [CGFloat] = []
    await stage.until(atMost: 3) {
      let (moved, faded) = (modal.shownTravel, 1 - square.shownOpacity)
      if moved > 0.1, moved < 0.9 { gaps.append(abs(moved - faded)) }
      return stage.log.has("completion")
    }
    return .that(
      gaps.count >= 3 && gaps.median < 0.1,
      else: "a distance of \(gaps.median.short) at the median, in \(gaps.count) frames")
  }
}
