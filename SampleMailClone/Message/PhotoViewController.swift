import InteractiveModal
import InteractiveTransitions
import UIKit

/// Shows a photo on the whole screen, until the user taps it or carries it away.
final class PhotoViewController: UIViewController {
  private let image: UIImage?
  private lazy var photo = PhotoView(
    image, .scaleAspectFit, onTap: UIAction { [weak self] _ in self?.dismissModal() })

  init(_ image: UIImage?) {
    self.image = image
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func loadView() {
    photo.backgroundColor = .systemBackground
    view = photo
  }
}

/// The screen grows out of the photo of the message, and the picture moves to its middle.
extension PhotoViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    let photo = photo
    return [MatchedElement("screen", photo), MatchedElement("photo", photo.picture)]
  }
}
