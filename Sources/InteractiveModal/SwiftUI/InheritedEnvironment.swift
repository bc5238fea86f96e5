#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Changes the content of all modals that this view and the views in it present.
    ///
    /// ```swift
    /// RootView().environment(store)
    ///   .modalEnvironment { $0.environment(store) }
    /// ```
    ///
    /// SwiftUI has no list of the objects in an environment, so the kit cannot pass them on by itself. A modal
    /// in a modal gets them as well. Several of these modifiers add up; the innermost is applied first.
    ///
    /// - Parameter transform: Adds objects and values to the content of a modal.
    public func modalEnvironment<Result: View>(
      @ViewBuilder _ transform: @escaping @MainActor (AnyView) -> Result
    ) -> some View {
      transformEnvironment(\.modalTransforms) { $0.append { AnyView(transform($0)) } }
    }
  }

  /// What a modal has of its presenter's environment: the values that SwiftUI lets an app write.
  struct InheritedEnvironment {
    private let values: EnvironmentValues
    let transforms: [@MainActor (AnyView) -> AnyView]

    @MainActor init(_ values: EnvironmentValues) {
      var copy = EnvironmentValues()
      copy.take(values)
      self.values = copy
      transforms = values.modalTransforms
    }

    var style: UIUserInterfaceStyle { values.colorScheme == .dark ? .dark : .light }

    func apply(to environment: inout EnvironmentValues) {
      environment.take(values)
      environment.modalTransforms = transforms
    }
  }

  private struct ModalTransformsKey: EnvironmentKey {
    static let defaultValue: [@MainActor (AnyView) -> AnyView] = []
  }

  extension EnvironmentValues {
    /// What ``SwiftUI/View/modalEnvironment(_:)`` does with the content of modals, the outermost first.
    fileprivate var modalTransforms: [@MainActor (AnyView) -> AnyView] {
      get { self[ModalTransformsKey.self] }
      set { self[ModalTransformsKey.self] = newValue }
    }

    /// Takes over what a sheet would inherit by itself. `dismiss` and size classes are the modal's own.
    fileprivate mutating func take(_ other: EnvironmentValues) {
      locale = other.locale
      calendar = other.calendar
      timeZone = other.timeZone
      layoutDirection = other.layoutDirection
      colorScheme = other.colorScheme
      dynamicTypeSize = other.dynamicTypeSize
      font = other.font
      lineLimit = other.lineLimit
      openURL = other.openURL
    }
  }
#endif
