// Of Combine, files that import only SwiftUI see what makes objects observable. An app's own `Subscription` is then no rival of Combine's.
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
@_exported import protocol Combine.ObservableObject
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
