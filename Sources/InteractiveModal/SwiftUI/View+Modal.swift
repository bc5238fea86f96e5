#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Presents a modal of the kit while a Boolean is true.
    ///
    /// ```swift
    /// .modal(isPresented: $isComposing, as: .mail) { ComposeView() }
    /// ```
    ///
    /// The binding follows `sheet(isPresented:)`: a modal that the user or UIKit dismisses sets it to
    /// false once, when it is gone. A drag that returns writes nothing. While this view's controller
    /// presents something else, or is in a transition, the modal waits for its turn. A transaction
    /// that disables animations presents and dismisses without one.
    ///
    /// The content is in a hosting controller of its own. The values of the environment that SwiftUI lets an app
    /// write arrive there, such as locale, font and `scenePhase`. Objects, styles and keys of the app come with
    /// ``modalEnvironment(_:)``.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the modal is presented.
    ///   - configuration: How the modal looks and moves; by default as SwiftUI's sheet. A new value changes the
    ///     modal in place, with the configuration's spring if the transaction has an animation.
    ///   - onTop: Whether the modal comes over what is presented, as a lock screen does, and does not wait;
    ///     false by default.
    ///   - onDismiss: Called once per presentation, when the modal is gone, whatever dismissed it;
    ///     ``onModalDismiss(perform:)`` in the content tells the cause.
    ///   - content: The content. The last one stays while the modal leaves.
    public func modal<Content: View>(
      isPresented: Binding<Bool>, as configuration: ModalConfiguration = .sheet, onTop: Bool = false,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modifier(
        BoundModal(
          isPresented: isPresented, at: onTop ? .top : .presenter, as: configuration, onDismiss: onDismiss,
          content: content))
    }

    /// Presents a modal of the kit for an item.
    ///
    /// An item with another identity dismisses the modal and presents a new one. The same identity
    /// updates the content in place. Otherwise it is as
    /// ``modal(isPresented:as:onTop:onDismiss:content:)``.
    ///
    /// - Parameters:
    ///   - item: The item; `nil` presents nothing.
    ///   - configuration: How the modal looks and moves; by default as SwiftUI's sheet.
    ///   - onTop: Whether the modal comes over what is presented; false by default.
    ///   - onDismiss: Called once per presentation, when the modal is gone.
    ///   - content: The content for an item.
    public func modal<Item: Identifiable, Content: View>(
      item: Binding<Item?>, as configuration: ModalConfiguration = .sheet, onTop: Bool = false,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modifier(
        BoundModal(
          item: item, at: onTop ? .top : .presenter, as: configuration, onDismiss: onDismiss,
          content: content))
    }

    /// Presents a modal of the kit that changes an item.
    ///
    /// ```swift
    /// .modal(editing: $note) { $note in TextField("Title", text: $note.title) }
    /// ```
    ///
    /// While the modal leaves, the content has the last item, and writes nothing. Otherwise it is as
    /// ``modal(item:as:onTop:onDismiss:content:)``.
    ///
    /// - Parameters:
    ///   - item: The item; `nil` presents nothing.
    ///   - configuration: How the modal looks and moves; by default as SwiftUI's sheet.
    ///   - onTop: Whether the modal comes over what is presented; false by default.
    ///   - onDismiss: Called once per presentation, when the modal is gone.
    ///   - content: The content for a binding to the item.
    public func modal<Item: Identifiable, Content: View>(
      editing item: Binding<Item?>, as configuration: ModalConfiguration = .sheet, onTop: Bool = false,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      modifier(
        BoundModal(
          editing: item, at: onTop ? .top : .presenter, as: configuration, onDismiss: onDismiss,
          content: content))
    }
  }
#endif
