import UIKit

/// For code that imports Foundation alone, which has it on Apple's systems.
public typealias NSDataDetector = UIKit.NSDataDetector
