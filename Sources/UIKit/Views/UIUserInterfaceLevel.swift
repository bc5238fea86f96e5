import Foundation

/// Whether something is the window's content, or stands out from it.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }
