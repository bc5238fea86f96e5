/// The system symbols as outlines on a grid of 24 by 24: simple drawings of our own.
struct SymbolOutline: Equatable, Sendable {
  /// Side of the grid.
  static let grid: Double = 24

  /// Path data as in SVG.
  let path: String
  /// Whether the inside is drawn, with holes where paths overlap, or the line.
  let isFilled: Bool

  /// `nil` for a name that does not exist here.
  init?(named name: String) {
    if let path = Self.lines[name] {
      (self.path, isFilled) = (path, false)
    } else if let path = Self.areas[name] {
      (self.path, isFilled) = (path, true)
    } else {
      return nil
    }
  }

  private static let ring = "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"
  private static let disc = "M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12Z"

  private static let lines: [String: String] = [
    "archivebox": "M3 5H21V9H3ZM4.5 9V20H19.5V9M9.5 13H14.5",
    "arrowshape.turn.up.left": "M10 5L3 11.5L10 18V14.2C15 14 18.5 15.5 21 19C20.5 13 16.5 9 10 8.8Z",
    "bookmark": "M6 3H18V21L12 16L6 21Z",
    "checkmark": "M4 13L9.5 19L20 5",
    "chevron.backward": "M16.5 2.5L7 12L16.5 21.5",
    "chevron.forward": "M7.5 2.5L17 12L7.5 21.5",
    "circle": ring,
    "delete.left": "M8.5 5H21.5V19H8.5L2.5 12ZM12 9L18 15M18 9L12 15",
    "ellipsis.circle": ring + "M7.5 12H7.6M11.95 12H12.05M16.4 12H16.5",
    "envelope": "M2.5 5.5H21.5V18.5H2.5ZM2.5 6L12 13.5L21.5 6",
    "flag": "M5 22V4.5C9 2.5 12 6.5 19 4.5V14C12 16 9 12 5 14",
    "folder": "M2.5 19V5H9L11 7.5H21.5V19ZM2.5 11H21.5",
    "gearshape":
      "M15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12ZM19 12A7 7 0 1 1 5 12A7 7 0 1 1 19 12Z"
      + "M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M5 19L7 17M17 7L19 5",
    "line.3.horizontal.decrease.circle": ring + "M7 9.5H17M9 12.5H15M11 15.5H13",
    "magnifyingglass": "M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10ZM15 15L21 21",
    "paperclip":
      "M20 11L11.5 19.5A5 5 0 0 1 4.5 12.5L13 4A3.4 3.4 0 0 1 18 8.8L9.8 17A1.7 1.7 0 0 1 7.4 14.6L15 7",
    "paperplane": "M21 3L2.5 10.5L10 14L13.5 21.5ZM21 3L10 14",
    "pencil": "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z",
    "person.crop.circle":
      ring + "M15 10A3 3 0 1 1 9 10A3 3 0 1 1 15 10ZM6 18.5C7.5 15.5 16.5 15.5 18 18.5",
    "plus": "M12 3V21M3 12H21",
    "plus.circle": ring + "M12 7.5V16.5M7.5 12H16.5",
    "shift": "M12 3.5L21 13H16.5V20H7.5V13H3Z",
    "square.and.arrow.up": "M8 9H5V21.5H19V9H16M12 15V2.5M8 6L12 2.5L16 6",
    "square.and.pencil":
      "M13 4.5H5.5A2 2 0 0 0 3.5 6.5V18.5A2 2 0 0 0 5.5 20.5H17.5A2 2 0 0 0 19.5 18.5V11"
      + "M10 14L10.8 11L19.5 2.5L21.5 4.5L13 13.2Z",
    "trash": "M4 6H20M9 6V3H15V6M5.5 6L6.5 21H17.5L18.5 6M10 10V17M14 10V17",
    "tray": "M3 14L6 5H18L21 14V19.5H3ZM3 14H8.5C8.5 16 10 17 12 17C14 17 15.5 16 15.5 14H21",
    "xmark": "M4.5 4.5L19.5 19.5M19.5 4.5L4.5 19.5",
  ]

  private static let areas: [String: String] = [
    "arrow.up.circle.fill": disc + "M12 6L17.5 11.5L16 13L13 10V18H11V10L8 13L6.5 11.5Z",
    "checkmark.circle.fill": disc + "M10.3 17.2L6.3 13.2L7.8 11.7L10.2 14.1L16 7.2L17.6 8.5Z",
    "circle.fill": disc,
    "flag.fill": "M4 3.5C9 1.5 12 6 20 3.8V14C12 16.5 9 12 6 14V22H4Z",
    "paperplane.fill": "M21.5 2.5L2.5 10.5L9.5 14L14.5 9L10 14.5L13.5 21.5Z",
    "xmark.circle.fill":
      disc + "M8 6.6L12 10.6L16 6.6L17.4 8L13.4 12L17.4 16L16 17.4L12 13.4L8 17.4L6.6 16L10.6 12L6.6 8Z",
  ]
}
