import Foundation

extension UIView {
  /// Setting them replaces the present ones (F350).
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// An interaction of another view leaves that view (F350).
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An object that adds behaviour to a view, which owns it (F350).
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that owns the interaction; the interaction must keep it weakly.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
