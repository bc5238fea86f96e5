import UIKit

extension CheckStage {
  /// Asks the user for a gesture, with a button that skips it.
  ///
  /// - Parameters:
  ///   - view: Shows the question; `nil` for the root's view.
  ///   - condition: Tells that the user has done it.
  /// - Returns: `false` if the user skips it.
  func ask(_ text: String, in view: UIView? = nil, until condition: @escaping () -> Bool) async -> Bool {
    var isSkipped = false
    let (words, skip) = (UILabel(.preferredFont(forTextStyle: .headline)), UIButton(type: .system))
    words.text = text
    words.textAlignment = .center
    skip.setTitle("Skip", for: .normal)
    skip.accessibilityIdentifier = "skip"
    skip.addAction(UIAction { _ in isSkipped = true }, for: .primaryActionTriggered)
    let (prompt, host): (UIStackView, UIView) = (
      UIStackView(arrangedSubviews: [words, skip]), view ?? root.view
    )
    prompt.axis = .vertical
    prompt.backgroundColor = .secondarySystemBackground
    host.addConstrained(prompt)
    NSLayoutConstraint.activate([
      prompt.topAnchor.constraint(equalTo: host.topAnchor, constant: host.safeAreaInsets.top + 60),
      prompt.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 24),
      prompt.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -24),
      skip.heightAnchor.constraint(equalToConstant: 44),
    ])
    await until(atMost: .infinity) { isSkipped || condition() }
    prompt.removeFromSuperview()
    return !isSkipped && condition()
  }
}
