import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Pickers", .ownWorld) struct PickerTests {
  private final class Hours: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      12 + component
    }
  }

  @Test("a finger scrolls one column; its first and its last row reach the middle (F387)")
  func columns() {
    let (stage, hours) = (Stage(), Hours())
    let picker = UIPickerView()
    picker.dataSource = hours
    stage.show(picker, frame: CGRect(x: 0, y: 300, width: 393, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 0)
    stage.down(at: CGPoint(x: 300, y: 480))
    stage.drag(by: CGVector(dx: 0, dy: -74), over: 0.4)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 2)
    stage.drag(by: CGVector(dx: 0, dy: -900), over: 0.4)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(picker.selectedRow(inComponent: 1) == 12)
  }
}
