import UIKit

/// Never lets a field go.
final class StubbornFieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
