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

  /// The values of its presenter's environment that a modal inherits: those that SwiftUI lets an app write.
  struct InheritedEnvironment {
    private let values: EnvironmentValues
    /// The colour scheme. A hosting controller has its own from its traits (F584).
    let style: UIUserInterfaceStyle
    let transforms: [@MainActor (AnyView) -> AnyView]
    /// The container of a card.
    var container: ModalContainerReference?

    fileprivate init(_ values: EnvironmentValues) {
      var copy = EnvironmentValues()
      copy.take(values)
      self.values = copy
      style = values.colorScheme == .dark ? .dark : .light
      transforms = values.modalTransforms
    }

    func apply(to environment: inout EnvironmentValues) {
      environment.take(values)
      environment.modalTransforms = transforms
      environment.modalContainer = container
    }
  }

  private struct ModalTransformsKey: EnvironmentKey {
    static let defaultValue: [@MainActor (AnyView) -> AnyView] = []
  }

  extension EnvironmentValues {
    /// What a modal inherits. A view that reads it is updated by these values only.
    var inheritedByModals: InheritedEnvironment { InheritedEnvironment(self) }

    /// The changes of ``SwiftUI/View/modalEnvironment(_:)`` to the content of modals, the outermost first.
    fileprivate var modalTransforms: [@MainActor (AnyView) -> AnyView] {
      get { self[ModalTransformsKey.self] }
      set { self[ModalTransformsKey.self] = newValue }
    }

    /// Takes over the values that a sheet would inherit by itself. `dismiss`, `editMode` and size classes are the
    /// modal's own; traits carry the colour scheme.
    fileprivate mutating func take(_ other: EnvironmentValues) {
      locale = other.locale
      calendar = other.calendar
      timeZone = other.timeZone
      layoutDirection = other.layoutDirection
      dynamicTypeSize = other.dynamicTypeSize
      font = other.font
      lineLimit = other.lineLimit
      openURL = other.openURL
      // Outside of an app's own scenes it would be `background` for ever (F763).
      scenePhase = other.scenePhase
      isEnabled = other.isEnabled
      redactionReasons = other.redactionReasons
      multilineTextAlignment = other.multilineTextAlignment
      truncationMode = other.truncationMode
      lineSpacing = other.lineSpacing
      allowsTightening = other.allowsTightening
      minimumScaleFactor = other.minimumScaleFactor
      textCase = other.textCase
      autocorrectionDisabled = other.autocorrectionDisabled
      imageScale = other.imageScale
      symbolVariants = other.symbolVariants
      controlSize = other.controlSize
      headerProminence = other.headerProminence
      defaultMinListRowHeight = other.defaultMinListRowHeight
      defaultMinListHeaderHeight = other.defaultMinListHeaderHeight
    }
  }
#endif
