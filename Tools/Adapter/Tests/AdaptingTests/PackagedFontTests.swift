import Foundation
import Testing

/// The fonts of a package, which lie beside its libraries and not in the project: Packaging/README.md.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil)) struct PackagedFontTests {
    @Test func `Code in its cage reads the fonts beside the libraries of the program`() throws {
        let files = FileManager.default
        let libraries = files.temporaryDirectory.resolvingSymlinksInPath().appending(path: "libraries-\(UUID())")
        let fonts = libraries.appending(path: "maquette-fonts")
        try files.createDirectory(at: fonts, withIntermediateDirectories: true)
        let other = URL(fileURLWithPath: libraries.path + "-beside")
        try Data().write(to: other)
        defer { for place in [libraries, other] { try? files.removeItem(at: place) } }
        let systems = try files.contentsOfDirectory(atPath: "/usr/lib").map { "/usr/lib/\($0)/libcairo.so.2" }
        let cairo = try #require(systems.first(where: files.fileExists))
        try files.copyItem(
            at: URL(fileURLWithPath: cairo).resolvingSymlinksInPath(), to: libraries.appending(path: "libcairo.so.2"))
        let places = ["opentype/inter", "truetype/dejavu"].map { "/usr/share/fonts/" + $0 }
        for place in places {
            for name in try files.contentsOfDirectory(atPath: place) {
                try files.copyItem(atPath: "\(place)/\(name)", toPath: fonts.path + "/" + name)
            }
        }
        let fixture = try AppFixture([
            "App/Screen.swift": """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
                    let files = ["\(fonts.path)/Inter-Regular.otf", "\(other.path)"]
                    label.text = "\\(files.map(FileManager.default.isReadableFile))"
                    view.addSubview(label)
                }
            }
            """
        ])
        let run = try fixture.run(
            ["accessibility", fixture.path + "/App/Screen.swift", "--format", "text"],
            with: ["LD_LIBRARY_PATH": libraries.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("[true, false]"), "\(run.output)")
    }
}
