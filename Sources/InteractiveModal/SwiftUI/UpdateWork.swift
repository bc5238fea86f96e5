#if canImport(SwiftUI)
  import SwiftUI

  /// What UIKit has to do after an update of a view, with the transaction of the update.
  ///
  /// It travels as a preference. SwiftUI updates representatives only as it renders, so a view outside of a window has
  /// none that is updated; preferences are (F760). And it runs after the update, so it may change state.
  @MainActor final class UpdateWork {
    /// A representative sets it in the update; outside of a window nothing is animated.
    var transaction = Transaction()
    private let work: (Transaction) -> Void

    init(_ work: @escaping (Transaction) -> Void) { self.work = work }

    func perform() { work(transaction) }
  }

  extension UpdateWork: Equatable {
    nonisolated static func == (one: UpdateWork, other: UpdateWork) -> Bool { one === other }
  }

  private struct UpdateWorkKey: PreferenceKey {
    static var defaultValue: UpdateWork? { nil }

    static func reduce(value: inout UpdateWork?, nextValue: () -> UpdateWork?) {
      value = value ?? nextValue()
    }
  }

  extension View {
    /// Performs work after each update in which the body around this view has made it anew.
    func performing(_ work: UpdateWork) -> some View {
      preference(key: UpdateWorkKey.self, value: work)
        // SwiftUI calls on the main thread, but does not promise to.
        .onPreferenceChange(UpdateWorkKey.self) { work in MainThread.run { work?.perform() } }
    }
  }

  /// Content for a hosting controller of its own. A new root view would lose the transaction (F761), a change that the
  /// root view observes keeps it.
  @MainActor final class ContentSource<Content>: ObservableObject {
    @Published private(set) var content: Content?

    func show(_ content: Content, in transaction: Transaction) {
      withTransaction(transaction) { self.content = content }
    }
  }

  /// The root view of a hosting controller of the kit.
  struct SourcedView<Content: View>: View {
    @ObservedObject var source: ContentSource<Content>

    var body: some View { source.content }
  }
#endif
