@_exported import Foundation
@_exported import Glibc

/// The largest `float`, by its name in the C headers of Apple.
public let HUGE = Float.greatestFiniteMagnitude
