#if os(Linux)
  import TestWorld
  import Testing
  import UIKit

  @Suite("The size that a presented controller prefers", .ownWorld) @MainActor struct PreferredSizeTests {
    private final class Listener: UIPresentationController {
      private(set) var sizes: [CGSize] = []

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }

    private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Listener(presentedViewController: presented, presenting: presenting)
      }
    }

    private final class Container: UIViewController {
      private(set) var told = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told += 1 }
    }

    @Test("the presentation controller is told of each new size (F39)")
    func told() {
      let simulator = Simulator()
      let (root, modal, transition) = (UIViewController(), UIViewController(), Transition())
      simulator.launch(root: root)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = transition
      root.present(modal, animated: false)
      simulator.clock.runUntilIdle()
      for height in [300, 300, 200] as [CGFloat] {
        modal.preferredContentSize = CGSize(width: 0, height: height)
      }
      let listener = modal.presentationController as? Listener
      #expect(listener?.sizes.map(\.height) == [300, 200])
    }

    @Test("a child's size is told to its container, which may pass it on")
    func child() {
      let (parent, child) = (Container(), UIViewController())
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 10, height: 10)
      #expect(parent.told == 1)
    }
  }
#endif
