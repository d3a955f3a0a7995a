import Foundation
import Testing

/// The step of the GitHub action that installs a release, with a folder in place of the server: an archive is unpacked only when
/// its checksum is one that the action knows or was told.
@Suite struct ActionInstallTests {
    let place: Sandbox

    init() throws {
        place = try Sandbox()
        let made = try place.bash(
            """
            mkdir -p action/Packaging/action temporary tools maquette/bin server/maquette/maquette/releases/download/v1.2.3
            cp "$MAQUETTE"/Packaging/action/{place,install} action/Packaging/action/
            echo 1.2.3 >action/VERSION
            printf '#!/bin/sh\\necho preview 1.2.3\\n' >maquette/bin/preview; chmod +x maquette/bin/preview
            archive=server/maquette/maquette/releases/download/v1.2.3/maquette-1.2.3-linux-$(uname -m).tar.xz
            tar -cJf "$archive" maquette
            (cd "${archive%/*}" && sha256sum *.tar.xz) >known
            echo '# none' >action/Packaging/action/checksums
            """)
        #expect(made.status == 0, "\(made.text)")
    }

    private func install(_ preparation: String, _ variables: [String: String] = [:]) throws -> Sandbox.Ended {
        let more = [
            "GITHUB_ACTION_PATH": place.folder.path + "/action", "RUNNER_TEMP": place.folder.path + "/temporary",
            "RUNNER_TOOL_CACHE": place.folder.path + "/tools", "GITHUB_OUTPUT": place.folder.path + "/outputs",
            "GITHUB_PATH": place.folder.path + "/paths", "GITHUB_SERVER_URL": "file://" + place.folder.path + "/server",
            "MAQUETTE_REPOSITORY": "maquette/maquette", "MAQUETTE_ACTION_REF": "main", "MAQUETTE_VERSION": "",
        ]
        return try place.bash(
            """
            \(preparation)
            action/Packaging/action/place
            export MAQUETTE_FOLDER=$(sed -n 's/^folder=//p' outputs) MAQUETTE_VERSION=$(sed -n 's/^version=//p' outputs)
            action/Packaging/action/install
            """, more.merging(variables) { $1 })
    }

    @Test func `A release whose checksum is known is installed`() throws {
        let run = try install("cp known action/Packaging/action/checksums")
        #expect(run.status == 0 && run.text == "preview 1.2.3\n", "\(run.text)")
        #expect(try place.read("paths") == place.folder.path + "/tools/maquette/1.2.3/bin\n")
    }

    @Test func `A release that the action does not know is installed when its checksum is told`() throws {
        let run = try install("export MAQUETTE_CHECKSUM=$(cut -d ' ' -f 1 known)", ["MAQUETTE_VERSION": "v1.2.3"])
        #expect(run.status == 0, "\(run.text)")
    }

    @Test func `A release whose checksum nobody knows is not installed`() throws {
        let run = try install("true")
        #expect(run.status == 2)
        #expect(run.text.contains("does not know the checksum of maquette-1.2.3-linux-"), "\(run.text)")
        #expect(try place.bash("find tools -name preview").text.isEmpty)
    }

    @Test func `An archive with another checksum is not unpacked`() throws {
        let run = try install("sed 's/^......../00000000/' known >action/Packaging/action/checksums")
        #expect(run.status == 2)
        #expect(run.text.contains("has another checksum than it should have"), "\(run.text)")
        #expect(try place.bash("find tools -name preview").text.isEmpty)
    }

    @Test func `A release that does not exist is one line`() throws {
        let run = try install("export MAQUETTE_CHECKSUM=$(cut -d ' ' -f 1 known)", ["MAQUETTE_VERSION": "9.9.9"])
        #expect(run.status == 2)
        #expect(run.text.contains("::error::maquette-9.9.9-linux-"), "\(run.text)")
    }
}
