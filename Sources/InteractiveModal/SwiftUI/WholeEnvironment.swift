#if canImport(SwiftUI)
  import SwiftUI

  /// A view with the environment of another hierarchy, with all keys and objects (F611).
  ///
  /// It suits a child of the controller that shows that hierarchy. A presented controller has a `dismiss` of
  /// its own.
  struct WholeEnvironment<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View { content.environment(\.self, environment) }
  }
#endif
