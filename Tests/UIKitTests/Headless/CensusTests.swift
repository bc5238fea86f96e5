import Testing

@testable import UIKit

@MainActor @Suite("What is alive") struct CensusTests {
  @Test("an object is counted as long as somebody has it", arguments: Specimen.allCases)
  func life(_ specimen: Specimen) {
    let simulator = Simulator()
    let before = simulator.census
    var object: AnyObject? = specimen.make(on: simulator)
    let during = simulator.census
    #expect(object != nil && specimen.count(in: during) > specimen.count(in: before))
    #expect(during != before && during.excess(over: before) != nil)
    object = nil
    simulator.windowScene.windows = []  // The scene has its windows as well.
    #expect(simulator.census == before)
  }

  @Test("what is alive that was not is told by its class, by name and with its number")
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

  @Test("what has gone makes up for nothing that came")
  func exchange() {
    let simulator = Simulator()
    var object: AnyObject = UIViewController()
    let before = simulator.census
    object = UIPanGestureRecognizer()
    let excess = simulator.census.excess(over: before)
    #expect(object is UIGestureRecognizer && excess == "1 UIPanGestureRecognizer is alive that was not.")
    #expect(before.excess(over: simulator.census) == "1 UIViewController is alive that was not.")
  }

  @Test("a class is asked for with its subclasses")
  func subclasses() {
    let simulator = Simulator()
    simulator.launch(root: UINavigationController(rootViewController: UIViewController()))
    let census = simulator.census
    #expect(census[UINavigationController.self] == 1 && census[UIViewController.self] == 2)
    #expect(census[UIWindow.self] == 1 && census[UIView.self] > census[UINavigationBar.self])
    #expect(census[UIAlertController.self] == 0 && census[Journal.self] == 0)
  }

  @Test("an object counts where it was made, whoever takes over and wherever it ends")
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

  @Test("an object that another thread lets go of is counted out as well")
  func threads() async {
    let simulator = Simulator()
    let before = simulator.census
    await Task.detached {
      let object = await MainActor.run { Simulator.$ofTask.withValue(simulator) { UIPanGestureRecognizer() } }
      #expect(await simulator.census[UIPanGestureRecognizer.self] == 1)
      withExtendedLifetime(object) {}
    }.value
    #expect(simulator.census == before)
  }
}
