import InteractiveModal
import UIKit

final class DraftViewController: UIViewController, ModalDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    textView.text.isEmpty ? .granted : .ask { await self.confirmsDiscarding(on: modal) }
  }

  func confirmsDiscarding(on modal: UIViewController) async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.yield(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in continuation.yield(false) })
    modal.present(alert, animated: true, completion: nil)
    for await answer in answers { return answer }
    return false
  }
}
