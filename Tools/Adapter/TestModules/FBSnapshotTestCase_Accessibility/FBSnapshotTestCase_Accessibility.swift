// Pictures of what VoiceOver reads, and the test cases that take them.
@_exported import MaquetteTesting
@_exported import XCTest
