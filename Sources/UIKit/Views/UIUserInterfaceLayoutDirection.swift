import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
