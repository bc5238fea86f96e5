/// Views for Xcode's canvas. Nothing here shows them.
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
