@_exported import Combine
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
