import InteractiveModal
import UIKit

/// The compose screen.
final class ComposeViewController: UIViewController {
  /// Where the draft is saved; `nil` for one that is not.
  private let store: MailStore?
  private let original: Draft
  /// Whether the app saves the draft after the dismissal.
  var savesOnClose = true
  private var hasBegunEditing = false
  private let bodyView = UITextView()
  /// The photo above the text, which scrolls with it.
  private let photo = UIImageView()
  private var column = UILayoutGuide()
  private lazy var recipients = FieldRow(name: "To:", accessory: makePickButton())
  private let subject = FieldRow(name: "Subject:")
  /// The size of the text view at the last layout.
  private var bodySize = CGSize.zero
  /// Distance to which the first layout scrolls the text of a restored draft.
  private var restoredScroll: CGFloat?

  init(draft: Draft, store: MailStore? = nil) {
    (original, self.store) = (draft, store)
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", image: UIImage(systemName: "arrow.up.circle.fill"),
      primaryAction: UIAction { [weak self] _ in self?.send() })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var draft: Draft {
    Draft(
      recipients: recipients.field.text ?? "", subject: subject.field.text ?? "", body: bodyView.text,
      photo: original.photo)
  }

  /// The screen as it can be restored; `nil` before it is shown.
  var openDraft: OpenDraft? {
    guard isViewLoaded else { return nil }
    return OpenDraft(
      original: original, draft: draft,
      scrolled: bodyView.contentOffset.y + bodyView.adjustedContentInset.top, detent: selectedModalDetent)
  }

  /// Shows the text of a restored draft where the user has left it, without the keyboard.
  func restore(_ open: OpenDraft) {
    loadViewIfNeeded()
    show(open.draft)
    restoredScroll = open.scrolled
    hasBegunEditing = true
  }

  /// Whether the text differs from the text at the beginning.
  var isChanged: Bool { draft != original }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.alwaysBounceVertical = true
    bodyView.accessibilityIdentifier = "body"
    bodyView.delegate = self
    bodyView.addSubview(photo)
    photo.image = original.photo.flatMap { UIImage(named: $0) }
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 12
    recipients.field.accessibilityIdentifier = "recipients"
    subject.field.accessibilityIdentifier = "subject"
    for field in [recipients.field, subject.field] {
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.draftDidChange() }, for: .editingChanged)
    }
    layOut()
    show(original)
  }

  private func layOut() {
    column = view.addTextColumn(isReadable: false)
    let header = UIStackView(arrangedSubviews: [recipients, subject])
    header.axis = .vertical
    view.addConstrained(bodyView, header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bodyView.topAnchor.constraint(equalTo: header.bottomAnchor),
      bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bodyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func show(_ draft: Draft) {
    recipients.field.text = draft.recipients
    subject.field.text = draft.subject
    bodyView.text = draft.body
    bodyView.selectedRange = NSRange(location: 0, length: 0)
    draftDidChange()
  }

  private func draftDidChange() {
    let subject = draft.subject
    title = subject.isEmpty ? "New Message" : subject
    navigationItem.rightBarButtonItem?.isEnabled = !draft.recipients.isEmpty
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = column.layoutFrame
    let height = photo.image == nil ? 0 : min(0.5 * column.width, 160)
    let frame = CGRect(x: column.minX, y: 12, width: column.width, height: height)
    // A finger lays the draft out, and the photo stays.
    if photo.frame != frame { photo.frame = frame }
    bodyView.textContainerInset = textInset(in: column)
    guard bodySize != bodyView.bounds.size else { return }
    bodySize = bodyView.bounds.size
    showCaret()
    if let restoredScroll {
      bodyView.layoutIfNeeded()
      bodyView.contentOffset.y = restoredScroll - bodyView.adjustedContentInset.top
      self.restoredScroll = nil
    }
  }

  /// Aligns the text with the fields; the text view adds 5 points on each side by itself.
  private func textInset(in column: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: photo.image == nil ? 12 : photo.frame.maxY + 12, left: column.minX - 5, bottom: 12,
      right: view.bounds.maxX - column.maxX - 5)
  }

  /// The keyboard comes along with the card, except under a finger that pulls the card open.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if transitionCoordinator?.isInteractive != true { beginEditing() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    store?.take(original)
    beginEditing()
  }

  private func beginEditing() {
    guard !hasBegunEditing else { return }
    hasBegunEditing = true
    if original.recipients.isEmpty {
      recipients.field.becomeFirstResponder()
    } else {
      bodyView.becomeFirstResponder()
    }
  }

  /// The draft is gone, presented or docked before.
  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
    if savesOnClose { store?.save(draft) }
  }

  // MARK: Recipients

  /// Returns the button that opens the address book.
  private func makePickButton() -> UIButton {
    let pick = UIAction { [weak self] in self?.pickRecipient(from: $0.sender as? UIView) }
    let button = UIButton(type: .system, primaryAction: pick)
    button.setImage(
      UIImage(
        systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)),
      for: .normal)
    button.accessibilityIdentifier = "addRecipient"
    return button
  }

  /// The picker grows out of the button, and shrinks into it.
  private func pickRecipient(from button: UIView?) {
    let picker = RecipientsViewController { [weak self] contact in self?.add(contact) }
    var configuration = ModalConfiguration.page
    configuration.source = .view { [weak button] in button }
    let navigation = ModalNavigationController(rootViewController: picker)
    navigation.navigationBar.prefersLargeTitles = true
    present(navigation, as: configuration)
  }

  private func add(_ contact: Contact) {
    var draft = draft
    draft.add(contact)
    recipients.field.text = draft.recipients
    draftDidChange()
  }
}

extension ModalConfiguration {
  /// Mail's card, with a shadow: its edge is visible on a white toolbar too.
  static var page: ModalConfiguration {
    var configuration = mail
    configuration.card.shadowOpacity = 0.15
    return configuration
  }

  /// The card of a draft, which lies in the dock if the user has chosen it.
  static func draft(_ style: SheetStyle) -> ModalConfiguration {
    var configuration = page
    configuration.dock = style.dock
    return configuration
  }
}

extension ComposeViewController: UITextFieldDelegate {
  /// The return key goes from the recipients to the subject, and from there to the text.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === recipients.field {
      subject.field.becomeFirstResponder()
    } else {
      bodyView.becomeFirstResponder()
    }
    return false
  }
}

extension ComposeViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { draftDidChange() }

  func textViewDidBeginEditing(_ textView: UITextView) { showCaret() }

  /// The keyboard appeared or disappeared.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    showCaret()
  }

  /// Scrolls to the caret while the user types.
  private func showCaret() {
    if bodyView.isFirstResponder { bodyView.scrollRangeToVisible(bodyView.selectedRange) }
  }
}
