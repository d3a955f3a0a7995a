import Foundation
import Testing

/// Documents whose frames can be worked out in one's head.
enum SmallDocuments {
    /// A red box of 100 x 40 at 16, 24 of a screen.
    static let box = """
        {"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
          {"id": "box", "backgroundColor": "#ff0000", "constraints": [
            "leading == screen.leading + 16", "top == screen.top + 24", "width == 100", "height == 40"]}]}}
        """

    /// A label of one line in the upper left corner.
    static func label(_ text: String) -> String {
        """
        {"view": {"id": "screen", "backgroundColor": "systemBackground", "subviews": [
          {"type": "label", "id": "words", "text": "\(text)", "constraints": [
            "leading == screen.leading + 16", "top == screen.top + 24"]}]}}
        """
    }

    /// A text in a label that has room for a letter or two.
    static let cut = """
        {"view": {"id": "screen", "subviews": [
          {"type": "label", "id": "words", "text": "Far too long for this", "constraints": [
            "leading == screen.leading", "top == screen.top", "width == 40", "height == 21"]}]}}
        """

    /// Ten thousand labels: takes a second and more on any machine, however well the painting of pixels is optimised.
    static let long: String = {
        let labels = (0..<10_000).map {
            """
            {"type": "label", "text": "Line \($0)", "constraints": ["top == parent.top + \($0)", "leading == parent.leading"]}
            """
        }
        return #"{"view": {"subviews": ["# + labels.joined(separator: ",\n") + "]}}"
    }()

    /// A segmented control above a table of one cell, as Interface Builder writes them.
    static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
              <subviews>
                <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" id="parts">
                  <rect key="frame" x="10" y="10" width="300" height="32"/>
                  <segments><segment title="First"/><segment title="Second"/></segments>
                </segmentedControl>
                <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="table">
                  <rect key="frame" x="0.0" y="60" width="320" height="140"/>
                  <prototypes>
                    <tableViewCell contentMode="scaleToFill" textLabel="words" style="IBUITableViewCellStyleDefault" id="cell">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                      <tableViewCellContentView key="contentView" contentMode="center" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <subviews>
                          <label contentMode="left" text="Water" id="words">
                            <rect key="frame" x="16" y="0.0" width="288" height="44"/>
                          </label>
                        </subviews>
                      </tableViewCellContentView>
                    </tableViewCell>
                  </prototypes>
                </tableView>
              </subviews>
            </view>
          </objects>
        </document>
        """
}

/// The parts of a PNG file that stand in its header.
struct PNGHeader: Equatable {
    var width: Int
    var height: Int

    init(_ data: Data) throws {
        let bytes = [UInt8](data.prefix(24))
        try #require(bytes.count == 24)
        #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(16), number(20))
    }

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// The frame of a view in a line of `preview frames`.
func frame(of id: String, in object: [String: Any]) throws -> [Double] {
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    let views = try #require(scenes.first?["views"] as? [[String: Any]])
    let view = try #require(views.first { $0["id"] as? String == id })
    let frame = try #require(view["frame"] as? [String: Double])
    return try ["x", "y", "width", "height"].map { try #require(frame[$0]) }
}
