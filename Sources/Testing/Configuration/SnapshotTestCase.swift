// Tests on Apple's platforms see UIKit and Foundation through XCTest.
@_exported import UIKit
import XCTest

/// What test cases with snapshots were called once.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
