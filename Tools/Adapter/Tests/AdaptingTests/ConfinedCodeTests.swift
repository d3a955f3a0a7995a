import Foundation
import Testing

/// Where code of a project may write while its screens are drawn.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ConfinedCodeTests {
    @Test(arguments: ["pictures/new", "pictures/new/"])
    func `A project's folder is as closed to its code as any other, where pictures go elsewhere`(place: String) throws {
        let fixture = try AppFixture([:])
        // Far from all that is temporary here. A kernel without Landlock closes neither.
        let elsewhere = "/var/tmp/elsewhere-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        try fixture.write(
            "App/Screen.swift",
            """
            import UIKit

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for folder in ["\(fixture.path)", "\(fixture.path)/App", "\(elsewhere)"] {
                        FileManager.default.createFile(atPath: folder + "/written", contents: Data([1]))
                    }
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                    label.text = "Drawn"
                    view.addSubview(label)
                }
            }
            """)
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/" + place]) == 0)
        func isWritten(in folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/written") }
        #expect(FileManager.default.fileExists(atPath: fixture.path + "/pictures/new/App/Screen.png"))
        #expect(isWritten(in: fixture.path) == isWritten(in: elsewhere))
        #expect(isWritten(in: fixture.path + "/App") == isWritten(in: elsewhere))
    }
}
