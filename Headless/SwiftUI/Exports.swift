// SwiftUI brings UIKit and Observation along, as it does on a device.
@_exported import Observation
@_exported import UIKit
