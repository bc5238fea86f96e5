/// Where a controller stands between gone and visible.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isAnimated: Bool {
    switch self {
    case .appearing(let animated), .disappearing(let animated): animated
    case .appeared, .disappeared: false
    }
  }

  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}
