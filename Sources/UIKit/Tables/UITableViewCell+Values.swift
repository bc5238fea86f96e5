extension UITableViewCell {
  /// What a cell is made of; only the plain one, which subclasses fill.
  public enum CellStyle: Int, Sendable {
    case `default`
  }

  /// Whether a touched or selected cell changes colour.
  public enum SelectionStyle: Int, Sendable {
    case none
    case `default` = 3
  }

  /// What stands between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// What stands at the end of a row, as far as it is modelled.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    case checkmark = 3
  }
}
