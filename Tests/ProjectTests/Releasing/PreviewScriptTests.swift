import Foundation
import Testing

/// `Scripts/preview` with a command that is built already.
@Suite struct PreviewScriptTests {
    /// As the README says: `ln -s "$PWD/Scripts/preview" ~/.local/bin/preview`.
    @Test func `A link to the script runs the command of the checkout, in the current folder`() throws {
        let place = try Sandbox()
        let run = try place.bash(
            """
            mkdir -p checkout/Scripts checkout/Sources checkout/.build/release bin project
            cp "$MAQUETTE"/Scripts/{preview,common.sh} checkout/Scripts/
            touch checkout/Package.swift
            printf '#!/bin/sh\\n' >checkout/Scripts/setup
            printf '#!/bin/sh\\necho "$PWD: $*"\\n' >checkout/.build/release/preview
            chmod +x checkout/Scripts/setup checkout/.build/release/preview
            touch -d '1 hour ago' checkout/Scripts/common.sh checkout/Sources checkout/Package.swift
            ln -s "$PWD/checkout/Scripts/preview" bin/preview
            cd project && PATH=$PWD/../bin:$PATH preview render 'a b.json'
            """)
        #expect(run.status == 0, "\(run.text)")
        #expect(run.text.hasSuffix("/project: render a b.json\n"), "\(run.text)")
    }
}
