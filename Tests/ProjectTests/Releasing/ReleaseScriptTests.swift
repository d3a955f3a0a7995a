import Foundation
import Testing

/// `Scripts/release` in a small repository that has what it reads, with a packager that makes small files in no time. What the real
/// one makes is tried by `Scripts/test-package`.
@Suite struct ReleaseScriptTests {
    let place: Sandbox

    init() throws {
        place = try Sandbox()
        let made = try place.bash(
            """
            mkdir -p repository/Scripts repository/Packaging/action repository/Sources/Maquette
            cd repository
            cp "$MAQUETTE"/Scripts/{release,common.sh} Scripts/
            cp "$MAQUETTE/Packaging/install-lines" Packaging/
            echo '# Checksums' >Packaging/action/checksums
            echo 1.2.3 >VERSION
            echo '    package static let version = "1.2.3"' >Sources/Maquette/Edition.swift
            echo 'ARG VERSION=1.2.3' >Containerfile
            printf '# Maquette\\n\\n<!-- archives -->\\n<!-- end of archives -->\\n\\n## Use\\n' >README.md
            printf '# Changelog\\n\\n## [Unreleased]\\n\\n## [1.2.3] - 2026-01-31\\n\\n- It flies.\\n\\n- It swims.\\n\\n## [1.2.2] - 2026-01-01\\n\\n- It walks.\\n' >CHANGELOG.md
            cat >Scripts/package <<'WORDS'
            #!/bin/bash
            mkdir -p "$1" && cd "$1"
            echo "the command${NOISE:+ $RANDOM$RANDOM}" >maquette-1.2.3-linux-x86_64.tar.xz
            echo 'the sdk' >maquette-sdk-1.2.3-linux-x86_64.tar.xz
            sha256sum *.tar.xz >SHA256SUMS
            WORDS
            printf '#!/bin/sh\\necho tests ran\\n' >Scripts/test
            chmod +x Scripts/*
            git init -q -b main . && git add . && git commit -qm one
            """)
        #expect(made.status == 0, "\(made.text)")
    }

    @Test func `A dry run makes the same bytes each time, and changes nothing`() throws {
        let run = try place.bash(
            """
            cd repository && Scripts/release --dry-run ../one && TZ=Asia/Tokyo Scripts/release --dry-run ../two
            diff -r ../one ../two && git status --porcelain && git tag
            """)
        #expect(run.status == 0, "\(run.text)")
        let said = run.text.split(separator: "\n")
        #expect(said.count == 2 && said.allSatisfy { $0.contains("a dry run of 1.2.3") }, "\(run.text)")
        let notes = try place.read("one/NOTES.md")
        #expect(notes.hasPrefix("- It flies.\n\n- It swims.\n\n## Installing\n"), "\(notes)")
        #expect(!notes.contains("walks"))
        #expect(notes.contains("tar -xJf maquette-1.2.3-linux-x86_64.tar.xz -C ~/.local"))
        #expect(notes.contains(try place.read("one/SHA256SUMS").split(separator: "\n")[0]))
    }

    @Test func `Packages that have other bytes the second time are no release`() throws {
        let run = try place.bash("cd repository && NOISE=1 Scripts/release --dry-run ../out")
        #expect(run.status == 2)
        #expect(run.text.contains("the packages made again have other bytes"), "\(run.text)")
        #expect(try place.bash("ls -A out").text.isEmpty)
    }

    @Test(
        arguments: [
            ("echo 1.2 >VERSION", "a version is three numbers"),
            ("echo 1.2.4 >VERSION", "Edition.swift has another version than VERSION, which says 1.2.4"),
            ("sed -i s/1.2.3/1.2.4/ Containerfile", "Containerfile has another version"),
            ("sed -i 's/ - 2026-01-31//' CHANGELOG.md", "CHANGELOG.md has no entry for 1.2.3"),
            ("sed -i '/Unreleased/a - It sings.' CHANGELOG.md", "CHANGELOG.md has lines under Unreleased"),
            ("sed -i '/flies\\|swims/d' CHANGELOG.md", "CHANGELOG.md says nothing of 1.2.3"),
            ("git tag v1.2.3", "there is a tag v1.2.3"),
            ("sed -i /archives/d README.md", "README.md has no place for the lines of archives"),
        ]) func `What does not fit together is one line`(change: String, words: String) throws
    {
        let run = try place.bash(
            "cd repository; \(change); git commit -qam two >/dev/null || true; Scripts/release --dry-run ../out")
        #expect(run.status == 2)
        #expect(run.text.hasPrefix("Scripts/release: ") && run.text.contains(words), "\(run.text)")
        #expect(run.text.split(separator: "\n").count == 1)
    }

    @Test func `What is not committed is not released`() throws {
        let run = try place.bash("cd repository; touch new; Scripts/release --dry-run ../out")
        #expect(run.status == 2)
        #expect(run.text.contains("not everything is committed"))
    }

    @Test(
        arguments: [
            ("", "say which key signs the release"), ("--key nobody@example.org", "gpg has no secret key of that name"),
            ("--dry-run --key x", "a dry run takes no key"), ("--key", "--key needs a key"),
            ("--fast", "unknown option --fast"),
        ]) func `Slips are one line`(options: String, words: String) throws
    {
        let run = try place.bash("cd repository; Scripts/release \(options)")
        #expect(run.status == 2)
        #expect(run.text.contains(words), "\(run.text)")
    }

    @Test(.enabled(if: Sandbox.has("ssh-keygen"))) func `A release with a key of ssh is signed, committed and tagged`()
        throws
    {
        let run = try place.bash(
            """
            ssh-keygen -q -t ed25519 -N '' -f key
            cd repository && Scripts/release --key ../key ../out
            git status --porcelain; git describe --exact-match; git show --stat --format=%s HEAD
            cd ../out && ssh-keygen -Y verify -f maquette-signers -I maquette -n maquette -s SHA256SUMS.sig <SHA256SUMS
            echo more >>SHA256SUMS
            ! ssh-keygen -Y verify -f maquette-signers -I maquette -n maquette -s SHA256SUMS.sig <SHA256SUMS
            """)
        #expect(run.status == 0, "\(run.text)")
        #expect(run.text.contains("tests ran"))
        #expect(run.text.contains("v1.2.3\nRelease 1.2.3\n"), "\(run.text)")
        let readme = try place.read("repository/README.md")
        #expect(readme.contains("\n    mkdir -p ~/.local && tar -xJf maquette-1.2.3-linux-x86_64.tar.xz"), "\(readme)")
        #expect(readme.hasSuffix("<!-- end of archives -->\n\n## Use\n"))
        let checksums = try place.read("repository/Packaging/action/checksums").split(separator: "\n")
        #expect(checksums.count == 3)
        #expect(checksums[1].hasSuffix("  maquette-1.2.3-linux-x86_64.tar.xz"))
    }

    @Test(.enabled(if: Sandbox.has("gpg"))) func `A release with a key of gpg is signed`() throws {
        let run = try place.bash(
            """
            mkdir -m 700 "$GNUPGHOME"
            gpg --batch --quiet --passphrase '' --quick-generate-key releaser@example.org ed25519 sign never
            cd repository && Scripts/release --key releaser@example.org ../out
            gpg --verify ../out/SHA256SUMS.asc ../out/SHA256SUMS
            gpgconf --kill all
            """, ["GNUPGHOME": place.folder.path + "/g"])
        #expect(run.status == 0, "\(run.text)")
        #expect(run.text.contains("Good signature"))
        #expect(try place.read("out/NOTES.md").contains("gpg --verify SHA256SUMS.asc SHA256SUMS"))
    }
}
