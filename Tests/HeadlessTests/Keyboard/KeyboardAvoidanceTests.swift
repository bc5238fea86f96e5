import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Who keeps the content clear of the keyboard", .ownWorld) @MainActor
struct KeyboardAvoidanceTests {
  /// Keeps clear of the keyboard by itself, as SwiftUI's hosting controller does.
  private final class HostingController: UIViewController, SelfAvoidingResponder {}

  /// Keeps clear of the keyboard by itself, as WebKit's view does.
  private final class WebView: UIView, SelfAvoidingResponder {}

  /// What a modal shows, and in which of its controllers the user types.
  private enum Content: CaseIterable {
    case page, host, hostInNavigation, pageInNavigation, childHost, besideChildHost
    case table, tableInNavigation, webView

    @MainActor func make() -> (modal: UIViewController, typing: UIViewController) {
      let (page, host, table) = (UIViewController(), HostingController(), UITableViewController())
      switch self {
      case .page: return (page, page)
      case .host: return (host, host)
      case .hostInNavigation: return (UINavigationController(rootViewController: host), host)
      case .pageInNavigation: return (UINavigationController(rootViewController: page), page)
      case .childHost, .besideChildHost:
        page.addChild(host)
        page.view.addSubview(host.view)
        host.didMove(toParent: page)
        return (page, self == .childHost ? host : page)
      case .table: return (table, table)
      case .tableInNavigation: return (UINavigationController(rootViewController: table), table)
      case .webView:
        page.view = WebView()
        return (page, page)
      }
    }

    var avoidsKeyboard: Bool {
      switch self {
      case .host, .hostInNavigation, .childHost, .table, .tableInNavigation, .webView: true
      case .page, .pageInNavigation, .besideChildHost: false
      }
    }
  }

  /// Presents a modal, and brings the keyboard up in it.
  private func inset(_ content: Content, _ avoidance: ModalConfiguration.Keyboard.Avoidance) -> CGFloat {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = false
    let (modal, typing) = content.make()
    screen.root.present(modal, as: .mail.with { $0.keyboard.avoidance = avoidance })
    screen.settle()
    let field = screen.addField(to: typing)
    screen.type(in: field)
    #expect(screen.covered(modal) == 336 && screen.complaint == nil)
    let (added, inset) = (modal.additionalSafeAreaInsets, modal.additionalSafeAreaInsets.bottom)
    #expect(added == UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0))
    field.resignFirstResponder()
    screen.settle()
    #expect(modal.additionalSafeAreaInsets == .zero)
    return inset
  }

  @Test(
    "the kit does, unless the controller in which the user types does by itself", arguments: Content.allCases)
  private func automatic(_ content: Content) {
    #expect(inset(content, .automatic) == (content.avoidsKeyboard ? 0 : 302))
  }

  @Test("the app does, if it says so", arguments: Content.allCases)
  private func byApp(_ content: Content) {
    #expect(inset(content, .byApp) == 0)
  }

  @Test(
    "a table ends where the keyboard begins, whatever UIKit counts, and at every detent",
    arguments: [false, true], [[.large], [.medium, .large]] as [[ModalDetent]])
  func table(countsTwice: Bool, detents: [ModalDetent]) {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = false
    screen.simulator.insetsTwiceForKeyboard = countsTwice
    let table = UITableViewController()
    screen.root.present(table, as: .mail.with { $0.detents = detents })
    screen.settle()
    let inset = table.tableView.adjustedContentInset.bottom
    let field = screen.addField(to: table)
    screen.type(in: field)
    #expect(screen.covered(table) == 336 && table.tableView.adjustedContentInset.bottom == 336)
    field.resignFirstResponder()
    #expect(screen.settle().complaint == nil && table.tableView.adjustedContentInset.bottom == inset)
  }

  @Test(
    "under an alert with a text field, the controller that the modal shows counts", arguments: [true, false])
  func underAlert(isHost: Bool) {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = false
    let modal = isHost ? HostingController() : UIViewController()
    screen.root.present(UINavigationController(rootViewController: modal), as: .mail)
    screen.settle()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    modal.present(alert, animated: true)
    screen.settle().type(in: screen.addField(to: alert))
    #expect(modal.navigationController?.additionalSafeAreaInsets.bottom == (isHost ? 0 : 302))
  }

  @Test("a low modal rises in any case")
  func rises() {
    let screen = Screen.withDetents([.medium, .large]) { $0.keyboard.avoidance = .byApp }
    screen.openTyping()
    #expect(abs(screen.cardTop - (Screen.mediumTop - 302)) < 1e-6 && screen.insetDisorder == nil)
  }
}
