import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Living objects", .ownWorld) struct CensusTests {
  @Test("an object is counted as long as it is retained")
  func life() {
    let simulator = Simulator()
    func expectCounted<Object: AnyObject>(_ type: Object.Type, _ make: () -> AnyObject) {
      let before = simulator.census
      var object: AnyObject? = make()
      let during = simulator.census
      #expect(object != nil && during[type] > before[type])
      #expect(during != before && during.excess(over: before) != nil)
      object = nil
      simulator.windowScene.windows = []  // The scene has its windows as well.
      #expect(simulator.census == before, "\(type)")
    }
    expectCounted(UIViewController.self) { UINavigationController() }
    expectCounted(UIView.self) { UIButton(type: .system) }
    expectCounted(UIWindow.self) { UIWindow(windowScene: simulator.windowScene) }
    expectCounted(UIGestureRecognizer.self) { UIPanGestureRecognizer() }
    expectCounted(UIPresentationController.self) {
      StubPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }
    expectCounted(ControllerTransition.self) {
      ControllerTransition(isAnimated: false, animator: nil, interaction: nil)
    }
    expectCounted(TransitionCoordinator.self) { TransitionCoordinator() }
    expectCounted(UIPercentDrivenInteractiveTransition.self) { UIPercentDrivenInteractiveTransition() }
    expectCounted(UIViewPropertyAnimator.self) { UIViewPropertyAnimator() }
    expectCounted(CADisplayLink.self) { CADisplayLink(target: FrameCounter(), selector: "frame") }
  }

  @Test("the census lists new objects by class name and number")
  func sentence() {
    let simulator = Simulator()
    let before = simulator.census
    var objects: [AnyObject] = [
      StubPresentationController(presentedViewController: UIViewController(), presenting: nil)
    ]
    objects.removeAll()
    #expect(simulator.census.excess(over: before) == nil)
    objects = [UIPanGestureRecognizer()]
    #expect(simulator.census.excess(over: before) == "1 UIPanGestureRecognizer is alive that was not.")
    objects.append(UIPanGestureRecognizer())
    #expect(simulator.census.excess(over: before) == "2 UIPanGestureRecognizer are alive that were not.")
    objects += [JournalController("page", Journal()), UIViewPropertyAnimator()]
    #expect(
      simulator.census.excess(over: before)
        == "1 JournalController, 2 UIPanGestureRecognizer and 1 UIViewPropertyAnimator are alive that were not."
    )
  }

  @Test("an object counts for the simulator that made it, whichever runs when it ends")
  func owners() {
    let one = Simulator()
    let oneBefore = one.census
    var object: AnyObject? = UIViewController()
    let other = Simulator()
    let otherBefore = other.census
    #expect(object != nil && one.census[UIViewController.self] == 1)
    object = nil
    #expect(one.census == oneBefore && other.census == otherBefore)
  }

  @Test("an object that another thread releases is no longer counted")
  func threads() async {
    let simulator = Simulator()
    let before = simulator.census
    let world = World.current
    await Task.detached {
      let object = await MainActor.run { World.$current.withValue(world) { UIPanGestureRecognizer() } }
      #expect(await simulator.census[UIPanGestureRecognizer.self] == 1)
      withExtendedLifetime(object) {}
    }.value
    #expect(simulator.census == before)
  }
}
