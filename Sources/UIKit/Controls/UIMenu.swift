/// Stands in the signatures that take a menu; menus are not modelled, so there is none to give.
@MainActor public final class UIMenu: UIMenuElement {
  private init() {
    super.init(title: "", image: nil)
  }
}
