// Test cases whose snapshots are taken by their own methods. Who imports them sees XCTest.
@_exported import MaquetteTesting
@_exported import XCTest
