import InteractiveModal
import UIKit

/// The traits and the size that a presentation controller gives its modal.
@MainActor enum TraitChecks {
  nonisolated static let all = [
    DeviceCheck(
      281, "an elevated overrideTraitCollection elevates the modal, and nothing else does", run: elevated),
    DeviceCheck(
      448, "a width class that is overridden during a presentation reaches the modal and its views",
      run: overridden),
    DeviceCheck(448, "whether overridden traits reach the container of the presentation", run: container),
    DeviceCheck(448, "the kit's form has the compact width class, also in a wide window", run: form),
    DeviceCheck(
      449, "a modal is told the size that its presentation controller returns for it", run: announced),
    DeviceCheck(450, "what size the presentation on a modal is told", run: handedOn),
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

  // MARK: The width class

  /// Presents a modal, and gives it the other width class than the window has.
  private static func override(
    _ stage: CheckStage
  ) async -> (modal: ProbeModal, classes: (UIUserInterfaceSizeClass, other: UIUserInterfaceSizeClass)) {
    let modal = stage.makeModal()
    await stage.present(modal)
    let present = stage.window.traitCollection.horizontalSizeClass
    let other = present == .regular ? UIUserInterfaceSizeClass.compact : .regular
    modal.presentation?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: other)
    await stage.frames()
    return (modal, (present, other))
  }

  private static func overridden(_ stage: CheckStage) async -> Finding {
    let inner = UIView()
    let (modal, classes) = await override(stage)
    modal.view.addSubview(inner)
    let found = [modal.traitCollection, modal.view.traitCollection, inner.traitCollection]
      .map(\.horizontalSizeClass)
    let around = stage.window.traitCollection.horizontalSizeClass
    return .that(
      found.allSatisfy { $0 == classes.other } && around == classes.0,
      else: "classes \(found.map(\.rawValue)) in \(around.rawValue)")
  }

  private static func container(_ stage: CheckStage) async -> Finding {
    let (modal, classes) = await override(stage)
    let found = modal.presentation?.containerView?.traitCollection.horizontalSizeClass
    return .answer(found == classes.other ? "they do" : "they do not")
  }

  private static func form(_ stage: CheckStage) async -> Finding {
    let modal = ProbeController("modal", log: stage.log)
    stage.root.present(modal, as: .form)
    await stage.until { stage.log.has("modal didAppear") }
    let found = modal.traitCollection.horizontalSizeClass
    await stage.dismiss(modal, animated: false)
    return .that(found == .compact, else: "\(found.rawValue)")
  }

  // MARK: The size

  private static let (announcement, size) = (CGSize(width: 700, height: 800), CGSize(width: 111, height: 222))

  /// Announces a size to a presentation during the transition of a modal.
  private static func announce(
    _ stage: CheckStage, to presentation: @escaping () -> ProbePresentation?, during modal: ProbeModal,
    on presenter: UIViewController? = nil
  ) async {
    modal.onCall = { [weak modal] in
      guard $0 == "willAppear", let coordinator = modal?.transitionCoordinator else { return }
      presentation()?.modalSize = size
      presentation()?.viewWillTransition(to: announcement, with: coordinator)
    }
    await stage.present(modal, from: presenter)
  }

  private static func announced(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await announce(stage, to: { [weak modal] in modal?.presentation }, during: modal)
    return .same(modal.announcedSize, as: size)
  }

  private static func handedOn(_ stage: CheckStage) async -> Finding {
    let (first, second) = (stage.makeModal(), stage.makeModal())
    await stage.present(first)
    await announce(stage, to: { [weak first] in first?.presentation }, during: second, on: first)
    return switch second.announcedSize {
    case size: .answer("that of the modal")
    case announcement: .answer("that of the container")
    case let found: .answer(found.map { "\($0)" } ?? "none")
    }
  }
}
