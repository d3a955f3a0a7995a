/// Swift Testing looks for a module of this name in files that import both `Testing` and `UIKit`.
@_exported import UIKit
