import Foundation
import Testing

/// Images of asset catalogs in `preview render` of Swift files. Code there may start no program, and drawings need one.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewedImageTests {
    private static func image(_ name: String) -> String {
        #"{"images": [{"filename": "\#(name)", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    }

    @Test func `A drawing is as its file says, and one that cannot be read is said`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            #Preview("Mark", traits: .fixedLayout(width: 20, height: 20)) { UIImageView(image: UIImage(named: "mark")) }
            #Preview("Red", traits: .fixedLayout(width: 20, height: 20)) {
                let view = UIView()
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                return view
            }
            #Preview("Broken", traits: .fixedLayout(width: 20, height: 20)) { UIImageView(image: UIImage(named: "broken")) }
            """,
            "Assets.xcassets/mark.imageset/Contents.json": Self.image("mark.svg"),
            "Assets.xcassets/mark.imageset/mark.svg": """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0H20V20H0Z" fill="#ff0000"/></svg>
            """,
            "Assets.xcassets/broken.imageset/Contents.json": Self.image("broken.svg"),
            "Assets.xcassets/broken.imageset/broken.svg": "<svg width=\"20\" height=\"20\"><path",
        ])
        defer { package.remove() }
        let run = try package.preview(["render", "Lone.swift", "-o", "out/"])
        func picture(_ name: String) throws -> Data {
            try Data(contentsOf: package.folder.appending(path: "out/Lone-\(name).png"))
        }
        #expect(try picture("mark") == picture("red"))
        #expect(try picture("broken") != picture("red"))
        let said = run.text.split(separator: "\n").filter { !$0.hasPrefix("out/") }
        #expect(
            said.count == 1 && said[0].hasPrefix("Lone.swift:8:1: Broken: the image “broken” cannot be read"),
            "\(run.text)")
    }

    /// By hand: UIKit gives nil for a colour that no catalog has, and SwiftUI draws nothing; names are told apart by case.
    @Test func `A colour that no catalog has is said, with the name that it may have`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import SwiftUI
            #Preview("Own", traits: .fixedLayout(width: 20, height: 20)) { Color("accent") }
            #Preview("Other", traits: .fixedLayout(width: 20, height: 20)) { Color("Accent") }
            #Preview("None", traits: .fixedLayout(width: 20, height: 20)) { Color("zebra") }
            #Preview("Empty", traits: .fixedLayout(width: 20, height: 20)) { Color("AccentColor") }
            """,
            "Assets.xcassets/accent.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, "Assets.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
        ])
        defer { package.remove() }
        let run = try package.preview(["render", "Lone.swift", "-o", "out/"])
        let said = run.text.split(separator: "\n").filter { !$0.hasPrefix("out/") }
        #expect(
            said == [
                "Lone.swift:3:1: Other: there is no colour \"Accent\"; did you mean `accent`?",
                "Lone.swift:4:1: None: there is no colour \"zebra\"",
                "Lone.swift:5:1: Empty: the colour \"AccentColor\" has no value in its catalog",
            ], "\(run.text)")
    }
}
