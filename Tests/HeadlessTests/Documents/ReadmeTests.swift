import Foundation
import InteractiveModal
import Testing
import UIKit

/// The code of the README. A test compares it with the README line by line.
private final class ReadmeController: UIViewController, ModalTransitionDelegate {
  let draft = UIViewController()
  var hasUnsavedText = false
  func confirmsDiscarding(on modal: UIViewController) async -> Bool { !hasUnsavedText }

  func inOneLine() {
    present(draft, as: .mail)
  }

  func watched() {
    if let transition = present(draft, as: .mail, delegate: self) {
      let updates = transition.updates(of: draft)
      Task {
        for await update in updates {
          // update.phase: .held, .asking, .settling(stop), .resting(stop); and .progress, .velocity, .wouldDismiss
          _ = update
        }
      }
    }
  }

  func withPolicy() {
    var configuration = ModalConfiguration.mail
    configuration.motion.policy = OnlyFlicks()
    present(draft, as: configuration)
  }

  func matched(in navigation: UINavigationController) {
    NavigationTransition { operation, from, to in
      MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
    }.attach(to: navigation)
  }

  let toolbar = UIView()
  func makeDraft() -> UIViewController { draft }

  func waited() async {
    // .dismissed(by: .drag), .notPresented(because: .presenterIsOffScreen), .cancelled, …
    let outcome = await presentUntilDismissed(draft, as: .mail)
    _ = outcome
  }

  func openedByDrag() {
    toolbar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
  }

  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission {
    hasUnsavedText ? .ask { await self.confirmsDiscarding(on: modal) } : .granted
  }
}

struct OnlyFlicks: ReleasePolicy {
  func stop(for release: TransitionRelease) -> TransitionStop {
    release.velocity > 800 ? .dismissed : .presented
  }
}

@Suite("The README") struct ReadmeTests {
  @Test("every line of its code compiles: it stands in this file")
  func compiles() throws {
    let code = try MarkdownCode("README.md")
    #expect(code.count > 15)
    #expect(try code.missing(in: #filePath) == [])
  }

  @Test(
    "its policy dismisses on a flick and on nothing else",
    arguments: [(799.0, TransitionStop.presented), (801, .dismissed)])
  func policy(velocity: CGFloat, stop: TransitionStop) {
    #expect(OnlyFlicks().stop(for: TransitionRelease(progress: 0.1, velocity: velocity, travel: 800)) == stop)
  }
}
