import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Options of a modal of SwiftUI", .bothTransactions, .ownWorld) @MainActor struct ViewModalOptionsTests
{
  // MARK: The configuration

  private struct Live: View {
    @State private var isPresented = true
    @State private var height: CGFloat = 300
    @State private var isColoured = false

    var body: some View {
      Text("home").modal(isPresented: $isPresented, as: configuration) {
        VStack {
          Button("Plain") { height = 500 }
          Button("Animated") { withAnimation { height = 500 } }
          Button("Colour") { isColoured = true }
        }
      }
    }

    private var configuration: ModalConfiguration {
      let height = height
      return .mail.with {
        $0.detents = [.height(height, named: "short")]
        $0.card.background = isColoured ? .systemTeal : nil
      }
    }
  }

  /// Where the user sees the upper edge of the card.
  private func shownTop(on screen: ViewScreen) -> CGFloat? {
    let card = screen.top.modalSession?.views.card
    return (card?.layer.presentation() ?? card?.layer)?.frame.minY
  }

  @Test(
    "another configuration changes the modal in place, with a spring if the transaction is animated",
    arguments: [("Plain", false), ("Animated", true)])
  func live(button: String, isAnimated: Bool) throws {
    let screen = ViewScreen(Live())
    let (modal, before) = (screen.top, try #require(shownTop(on: screen)))
    screen.touch(button)
    screen.run(for: 0.1)
    let between = try #require(shownTop(on: screen))
    screen.settle()
    let after = try #require(shownTop(on: screen))
    #expect(before - after == 200 && screen.top === modal)
    #expect(isAnimated ? between < before - 1 && between > after + 1 : between == after)
  }

  @Test("a card that gets a background shows it behind the content") func background() {
    let screen = ViewScreen(Live())
    #expect(screen.top.view.backgroundColor == .systemBackground)
    screen.tap("Colour")
    #expect(screen.top.view.backgroundColor == .clear)
    #expect(screen.top.modalSession?.configuration.card.background == .systemTeal)
  }

  /// What Swift cannot compare in a configuration.
  private struct Incomparable: View {
    let first: RecordingChoreography
    let last: RecordingChoreography
    @State private var isPresented = true
    @State private var isChanged = false

    var body: some View {
      Text("home").modal(isPresented: $isPresented, as: configuration) {
        Button("Change") { isChanged = true }
      }
    }

    private var configuration: ModalConfiguration {
      .mail.with {
        ($0.opening, $0.closing) = (first, isChanged ? last : first)
        $0.motion.policy = .projected(threshold: isChanged ? 0.05 : 0.9)
      }
    }
  }

  @Test("the policy and the choreography that the configuration names last decide about a release, and close")
  func incomparable() {
    let (first, last) = (RecordingChoreography(), RecordingChoreography())
    let screen = ViewScreen(Incomparable(first: first, last: last))
    screen.grab(300).release()
    #expect(screen.presented.count == 1 && first.operations == [.present, .dismiss])
    screen.tap("Change")
    screen.grab(300).release()
    #expect(screen.presented.isEmpty && first.operations.count == 2 && last.operations == [.dismiss])
  }

  /// A change of each value that Swift can compare, by the value's name.
  private let changes: [String: (inout ModalConfiguration) -> Void] = [
    "card.cornerRadius": { $0.card.cornerRadius = 20 }, "card.background": { $0.card.background = .red },
    "card.isGlass": { $0.card.isGlass = true },
    "card.effect": { $0.card.effect = UIBlurEffect(style: .regular) },
    "card.shadowOpacity": { $0.card.shadowOpacity = 0.15 },
    "card.shadowRadius": { $0.card.shadowRadius = 9 }, "card.floatingInset": { $0.card.floatingInset = 8 },
    "card.contrastBorderWidth": { $0.card.contrastBorderWidth = 2 },
    "presenter.scale": { $0.presenter.scale = 0.8 },
    "presenter.cornerRadius": { $0.presenter.cornerRadius = 20 },
    "dimming.opacity": { $0.dimming.opacity = 0.5 },
    "dimming.contrastOpacity": { $0.dimming.contrastOpacity = 0.5 },
    "dimming.color": { $0.dimming.color = .red },
    "dimming.effect": { $0.dimming.effect = UIBlurEffect(style: .regular) },
    "dimming.largestUndimmedDetent": { $0.dimming.largestUndimmedDetent = .large },
    "size.maximumWidth": { $0.size.maximumWidth = 500 },
    "size.maximumHeight": { $0.size.maximumHeight = 500 },
    "size.topGap": { $0.size.topGap = 20 }, "size.placement": { $0.size.placement = .leading },
    "size.fillsCompactHeight": { $0.size.fillsCompactHeight.toggle() },
    "size.fillsContainer": { $0.size.fillsContainer.toggle() },
    "grabber.isVisible": { $0.grabber.isVisible.toggle() }, "grabber.color": { $0.grabber.color = .red },
    "grabber.size": { $0.grabber.size.width = 60 }, "grabber.margin": { $0.grabber.margin = 9 },
    "edge": { $0.edge = .top }, "source": { $0.source = ModalSource { _ in nil } },
    "detents": { $0.detents = [.medium] }, "initialDetent": { $0.initialDetent = .large },
    "expandsByScrolling": { $0.expandsByScrolling.toggle() }, "dragRegion": { $0.dragRegion = .disabled },
    "dismissal.beginsWithDrag": { $0.dismissal.beginsWithDrag = false },
    "dismissal.onTapOutside": { $0.dismissal.onTapOutside.toggle() },
    "dock": { $0.dock = .minimizes },
    "dismissal.onEscape": { $0.dismissal.onEscape.toggle() },
    "keyboard.avoidance": { $0.keyboard.avoidance = .byApp },
    "keyboard.raisesCard": { $0.keyboard.raisesCard.toggle() },
    "keyboard.duringDrag": { $0.keyboard.duringDrag = .stays },
    "haptics.dismissal": { $0.haptics.dismissal = .impact },
    "haptics.detents": { $0.haptics.detents = .impact },
    "strings": { $0.strings.close = "End" },
  ]

  /// The names of a value's members; those of a group of the configuration with the group's name.
  private func names(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      let isGroup = String(reflecting: type(of: child.value)).contains("ModalConfiguration.")
      let members = isGroup ? Mirror(reflecting: child.value).children.compactMap(\.label) : []
      return members.isEmpty ? [label] : members.map { "\(label).\($0)" }
    }
  }

  @Test("configurations are compared by every value that Swift can compare") func values() {
    let mail = ModalConfiguration.mail
    #expect(Set(names(of: mail)) == Set(changes.keys).union(["motion", "look"]))
    for (name, change) in changes {
      let one = mail.with(change)
      #expect(!one.hasSameValues(as: mail) && !mail.hasSameValues(as: one), "\(name)")
      #expect(one.hasSameValues(as: mail.with(change)) || name.hasSuffix("effect"), "\(name)")
    }
  }

  private struct Counter: View {
    @State private var isPresented = true
    @State private var count = 0
    @State private var background: UIColor?

    var body: some View {
      Text("\(count)").modal(isPresented: $isPresented, as: .mail.with { $0.card.background = background }) {
        VStack {
          Button("Count") { count += 1 }
          Button("Colour") { background = .systemTeal }
        }
      }
    }
  }

  @Test("an update of the presenter writes no value that was there, and a colour that is new")
  func sameConfiguration() {
    let screen = ViewScreen(Counter())
    screen.simulator.ledger.reset()
    screen.tap("Count")
    #expect(screen.simulator.ledger.redundantWrites == 0)
    screen.tap("Colour")
    #expect(screen.top.modalSession?.views.card.clip.backgroundColor != nil)
  }

  // MARK: On top

  private struct Locking: View {
    let isOnTop: Bool
    @State private var isComposing = true
    @State private var isLocked = false

    var body: some View {
      Text("home")
        .modal(isPresented: $isComposing, as: .mail) { Button("Lock") { isLocked = true } }
        .modal(isPresented: $isLocked, as: .fullScreen, onTop: isOnTop) {
          Button("Unlock") { isLocked = false }
        }
    }
  }

  @Test("with onTop a modal comes over what is presented; otherwise it waits", arguments: [true, false])
  func onTop(isOnTop: Bool) {
    let screen = ViewScreen(Locking(isOnTop: isOnTop))
    screen.tap("Lock")
    #expect(screen.presented.count == (isOnTop ? 2 : 1))
    if isOnTop {
      screen.tap("Unlock")
    } else {
      screen.top.dismissModal()
      screen.settle()
    }
    #expect(screen.presented.count == 1 && screen.texts == [isOnTop ? "Lock" : "Unlock"])
    #expect(screen.complaint == nil)
  }

  // MARK: The end

  private struct Ending: View {
    @State private var isPresented = true
    @State private var word = "home"
    var body: some View {
      Text(word).modal(isPresented: $isPresented, as: .mail, onDismiss: { word += ", gone" }) {
        Closing().onModalDismiss { word = "\($0)" }
      }
    }
  }

  private struct Closing: View {
    @Environment(\.modal) private var modal
    @State private var isLocked = false
    @State private var attempts = 0
    var body: some View {
      VStack {
        Text("\(attempts)")
        Button("Close") { modal.dismiss() }
        Button("Cancel") { modal.askToDismiss() }
        Button("Lock") { isLocked.toggle() }
      }
      .modalDismissDisabled(isLocked, onAttempt: { attempts += 1 })
    }
  }

  @Test("permission to dismiss follows state, there and back; a view that refuses hears of attempts")
  func attempts() {
    let screen = ViewScreen(Presenting { Closing() })
    screen.tap("Lock")
    #expect(screen.texts.first == "0")
    screen.grab().release()
    #expect(screen.settle().texts.first == "1" && screen.presented.count == 1)
    screen.tap("Lock")
    screen.grab().release()
    #expect(screen.settle().presented.isEmpty)
  }

  @Test("the content hears what dismissed it, and then the presenter hears of the end") func causes() {
    for (button, cause) in [("Close", "code"), ("Cancel", "request")] {
      let closed = ViewScreen(Ending())
      closed.tap(button)
      #expect(closed.texts == ["\(cause), gone"])
    }
    let dragged = ViewScreen(Ending())
    dragged.grab().release()
    dragged.settle()
    #expect(dragged.texts == ["drag, gone"])
  }

  // MARK: The source

  private struct Growing: View {
    let name: String
    var isForeign = false
    @State private var isPresented = false
    @Namespace private var buttons
    @Namespace private var others
    var body: some View {
      let source = ModalSource.view(id: name, in: isForeign ? others : buttons)
      VStack {
        Button("Open") { isPresented = true }.modalSource(id: "open", in: buttons)
        Spacer()
      }
      .modal(isPresented: $isPresented, as: .mail.with { $0.source = source }) {
        Text("modal")
      }
    }
  }

  @Test("a card grows out of the view that its source names, and slides without such a view")
  func source() throws {
    let screen = ViewScreen(Growing(name: "open"))
    let button = try #require(screen.all(UIButton.self).first)
    let frame = button.convert(button.bounds, to: nil)
    screen.touch("Open")
    screen.run(for: 0.15)
    let source = screen.top.modalSession?.configuration.source
    let found = try #require(source?.frame(in: screen.root.view))
    #expect(abs(found.minY - frame.minY) < 0.01 && abs(found.width - frame.width) < 0.01)
    #expect(shownWidth(on: screen) < 350)
    for other in [Growing(name: "other"), Growing(name: "open", isForeign: true)] {
      let other = ViewScreen(other)
      other.touch("Open")
      other.run(for: 0.15)
      #expect(shownWidth(on: other) == 393)
    }
  }

  private struct Opening: View {
    @State private var isPresented = false
    @Namespace private var rows
    var body: some View {
      var page = ModalConfiguration.mail
      page.source = .view(id: "row", in: rows)
      page.opening = MatchedTransition()
      return VStack {
        Button("Open") { isPresented = true }.frame(height: 60).modalSource(id: "row", in: rows)
        Spacer()
      }
      .modal(isPresented: $isPresented, as: page) { Text("page") }
    }
  }

  @Test("a page grows out of a row of SwiftUI with the row's picture, and goes back into it")
  func page() throws {
    let screen = ViewScreen(Opening())
    let window = try #require(screen.root.view.window)
    func copy(_ view: UIView) -> MatchedSnapshotView? {
      view as? MatchedSnapshotView ?? view.subviews.lazy.compactMap { copy($0) }.first
    }
    func drawsRow(_ layer: CALayer) -> Bool {
      if case .text(let text)? = layer.contents as? LayerContents,
        text.lines.contains(where: { $0.string == "Open" })
      {
        return true
      }
      return layer.drawnSublayers.contains(where: drawsRow)
    }
    screen.touch("Open")
    for isOpening in [true, false] {
      if !isOpening { screen.top.dismissModal() }
      screen.run(for: 0.1)
      let page = try #require(copy(window))
      #expect(page.shadow != nil && page.shown.frame.height < 840)
      #expect(drawsRow(page.lower.layer))
      screen.settle()
      #expect(copy(window) == nil)
    }
  }

  private func shownWidth(on screen: ViewScreen) -> CGFloat {
    screen.top.view.shown(screen.top.view.bounds).width
  }

  // MARK: The modal in the environment

  private final class Count { var bodies = 0 }

  private struct Dismissing: View {
    let count: Count
    @Environment(\.modal) private var modal
    var body: some View {
      count.bodies += 1
      return Button("Close") { modal.dismiss() }
    }
  }

  private struct Progressing: View {
    let count: Count
    @Environment(\.modalProgress) private var progress
    @Environment(\.modalDetent) private var detent
    var body: some View {
      count.bodies += 1
      return Text("\(detent?.identifier.rawValue ?? "none") \(progress.value < 1)")
    }
  }

  @Test("frames update views that read the progress, and not those that only dismiss") func readers() {
    let (dismissing, progressing) = (Count(), Count())
    let screen = ViewScreen(
      Presenting {
        Dismissing(count: dismissing)
        Progressing(count: progressing)
      })
    #expect(screen.texts.last == "large false")
    let before = (dismissing.bodies, progressing.bodies)
    screen.grab(100)
    #expect(screen.texts.last == "large true")
    #expect(dismissing.bodies == before.0 && progressing.bodies > before.1 + 5)
    screen.release()
  }

  // MARK: The colour scheme

  /// What a view of UIKit in the content knows.
  private struct StyleLabel: UIViewRepresentable {
    @Environment(\.colorScheme) private var scheme
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(scheme)" }
  }

  @Observable final class Schemes {
    var presenter: ColorScheme?
  }

  private struct Schemed: View {
    let schemes: Schemes
    let content: ColorScheme?
    var body: some View {
      let presenter = schemes.presenter
      Presenting { StyleLabel().preferredColorScheme(content) }
        .transformEnvironment(\.colorScheme) { if let presenter { $0 = presenter } }
    }
  }

  @Test(
    "the content has the scheme that it prefers, else its presenter's, else the system's; views of UIKit, too",
    arguments: [nil, .light, .dark] as [ColorScheme?])
  func scheme(content: ColorScheme?) throws {
    let schemes = Schemes()
    let screen = ViewScreen(Schemed(schemes: schemes, content: content))
    for presenter in [nil, .dark, .light, nil] as [ColorScheme?] {
      schemes.presenter = presenter
      for system in [.light, .dark, .light] as [UIUserInterfaceStyle] {
        screen.simulator.userInterfaceStyle = system
        screen.idle()
        let scheme = content ?? presenter ?? (system == .dark ? .dark : .light)
        let label = try #require(screen.all(UILabel.self).first)
        #expect(label.text == "\(scheme)" && screen.presented.count == 1)
        let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
        #expect(label.traitCollection.userInterfaceStyle == style)
        let background = UIColor.systemBackground.resolvedColor(with: label.traitCollection)
        #expect(screen.top.view.layer.backgroundColor == background.cgColor)
      }
    }
  }
}
