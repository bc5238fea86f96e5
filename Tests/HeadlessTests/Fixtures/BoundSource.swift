import UIKit

@testable import InteractiveModal

/// A view with a binding: the app's state, and what SwiftUI and the kit do with it.
@MainActor final class BoundSource {
  /// What the binding says. The app writes it with `ask(for:)`.
  private(set) var value: String?
  /// Everything that app and kit have done, in order.
  private(set) var journal: [String] = []
  var configuration = ModalConfiguration.mail
  /// Whether the app takes a reset of the binding.
  var takesReset = true
  /// Called as the content is made.
  var onMake: (HostedModal) -> Void = { _ in }
  /// Called when the app's `onDismiss` is.
  var onDismiss: () -> Void = {}
  private(set) var hosted: HostedModal?
  /// All modals that were made.
  private(set) var modals: [DraftController] = []
  private lazy var bound = BoundPresentation(binding)

  /// Puts the source view into a controller, as SwiftUI does.
  init(in controller: UIViewController?, asking value: String? = nil) {
    self.value = value
    controller?.view.addSubview(bound.sourceView)
    if value != nil { update() }
  }

  private var binding: ModalBinding<String> {
    ModalBinding(
      current: { [weak self] in self?.value }, reset: { [weak self] in self?.reset() },
      onDismiss: { [weak self] in self?.dismissed() }, configuration: configuration,
      animatesChanges: false,
      makeModal: { [weak self] hosted, _ in self?.makeModal(hosted) },
      update: { $0.view.accessibilityLabel = "updated" })
  }

  private func reset() {
    journal.append("reset")
    if takesReset { value = nil }
  }

  private func dismissed() {
    journal.append("onDismiss")
    onDismiss()
  }

  private func makeModal(_ hosted: HostedModal) -> UIViewController {
    let draft = DraftController()
    draft.title = value
    onMake(hosted)
    self.hosted = hosted
    modals.append(draft)
    return draft
  }

  /// The last modal.
  var modal: DraftController? { modals.last }

  var state: BoundPresentation<String>.State { bound.state }

  /// The app writes the binding, and SwiftUI updates the view.
  func ask(for value: String?, animated: Bool = true) {
    self.value = value
    update(animated: animated)
  }

  /// SwiftUI updates the view.
  func update(animated: Bool = true) { bound.update(binding, isAnimated: animated) }

  /// SwiftUI moves the view into a controller's view.
  func move(to controller: UIViewController) { controller.view.addSubview(bound.sourceView) }

  /// SwiftUI removes the view.
  func remove() {
    bound.sourceView.removeFromSuperview()
    bound.sourceWasRemoved()
  }
}
