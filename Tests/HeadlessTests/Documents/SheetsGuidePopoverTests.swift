import InteractiveModal
import TestWorld
import Testing
import UIKit

/// A map whose filters are a popover where the width is regular, and a card where it is compact.
private final class MapController: UIViewController {
  let filters = UIViewController()
  let filtersItem = UIBarButtonItem(title: "Filters", image: nil, primaryAction: UIAction { _ in })

  func showFilters(animated: Bool = true) {
    guard traitCollection.horizontalSizeClass == .regular else {
      present(filters, as: .sheet, animated: animated)
      return
    }
    filters.modalPresentationStyle = .popover
    filters.transitioningDelegate = nil
    filters.popoverPresentationController?.barButtonItem = filtersItem
    present(filters, animated: animated)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    guard newCollection.horizontalSizeClass != traitCollection.horizontalSizeClass,
      presentedViewController === filters
    else { return }
    coordinator.animate(alongsideTransition: nil) { _ in
      self.dismiss(animated: false) { self.showFilters(animated: false) }
    }
  }
}

@Suite("A popover on a tablet, a card on a phone", .ownWorld) @MainActor struct SheetsGuidePopoverTests {
  private let root = MapController()

  /// Says how the filters are presented.
  private var presentation: String {
    guard root.presentedViewController === root.filters else { return "not" }
    let isPopover = root.filters.popoverPresentationController?.barButtonItem === root.filtersItem
    return isPopover ? "popover" : root.filters.selectedModalDetent == nil ? "otherwise" : "card"
  }

  @Test("the size class decides, and a resize presents the same controller in the other way, and back")
  func resize() {
    let simulator = Simulator(device: .iPadPro11)
    simulator.launch(root: root)
    root.showFilters()
    for (width, expected) in [(834.0, "popover"), (375, "card"), (834, "popover"), (375, "card")] {
      simulator.clock.runUntilIdle()
      simulator.resize(to: CGSize(width: width, height: 1194))
      simulator.clock.runUntilIdle()
      #expect(presentation == expected && simulator.complaints == [])
    }
    root.filters.dismiss(animated: true)
    simulator.clock.runUntilIdle()
    #expect(presentation == "not")
    simulator.resize(to: CGSize(width: 834, height: 1194))
    simulator.clock.runUntilIdle()
    #expect(presentation == "not" && simulator.complaints == [])
  }
}
