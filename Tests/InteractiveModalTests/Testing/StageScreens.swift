import InteractiveModal
import InteractiveModalTesting
import UIKit

/// The screen on which drafts are presented, with a bar out of which a finger pulls one.
final class StageInbox: UIViewController {
  let field = UITextField()
  let composeBar = UIView(frame: CGRect(x: 0, y: 700, width: 200, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    view.addSubview(field)
    view.addSubview(composeBar)
    composeBar.addInteraction(ModalOpeningInteraction(as: .mail) { StageDraft() })
    let compose = UIAction { [weak self] _ in self?.compose(StageDraft()) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Compose", primaryAction: compose)
  }

  func compose(_ draft: UIViewController) { present(draft, as: .mail) }
}

/// A draft with a list in its lower part, which answers as a test wants.
final class StageDraft: UIViewController, ModalDelegate {
  let list = UIScrollView()
  var permission = ModalPermission.granted

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    list.frame = CGRect(x: 0, y: 120, width: bounds.width, height: max(bounds.height - 120, 0))
    list.contentSize = CGSize(width: bounds.width, height: 3000)
  }

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission { permission }
}

/// A question that a test answers.
@MainActor final class StageQuestion {
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  private(set) var count = 0

  var permission: ModalPermission {
    .ask { [self] in
      count += 1
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func answer(_ isGranted: Bool) {
    for continuation in waiting { continuation.resume(returning: isGranted) }
    waiting = []
  }
}

/// Presents a draft on a new stage.
@MainActor func presentDraft(
  _ draft: UIViewController = StageDraft(), as configuration: ModalConfiguration = .mail
) async throws -> (ModalTestStage, ModalTestModal) {
  let stage = try ModalTestStage(root: StageInbox())
  return (stage, try await stage.present(draft, as: configuration))
}

/// Returns the sentence that some work throws; `nil` without one.
@MainActor func sentence(_ work: () async throws -> Void) async -> String? {
  do {
    try await work()
    return nil
  } catch {
    return (error as? ModalTestFailure)?.description
  }
}
