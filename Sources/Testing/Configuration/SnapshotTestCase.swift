// Tests on Apple's platforms see UIKit and Foundation through XCTest.
@_exported import UIKit
import XCTest

/// The former name of test cases with snapshots.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
