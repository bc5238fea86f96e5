// UIKit brings Foundation along, as it does on a device.
@_exported import Foundation
