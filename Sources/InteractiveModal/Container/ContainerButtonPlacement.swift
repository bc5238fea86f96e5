/// Where a container has a row of buttons, one for each child.
public enum ContainerButtonPlacement: CaseIterable, Sendable {
  /// Nowhere.
  case none
  /// Along the upper edge of the safe area.
  case top
  /// Along the lower edge of the safe area.
  case bottom
}
