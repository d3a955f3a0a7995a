import Foundation
import Testing

@testable import Adapting

/// What the compiler says where code comes to a stub. The lines are those of Swift 6.3 for such code.
@Suite struct StubUseTests {
    @Test func `Each name is told once a file, at its first place`() {
        let output = """
            /a/Card.swift:9:12: warning: 'Player' is deprecated: Player stands for what is missing [#DeprecatedDeclaration]
                private let player = Player()
                                     ^
            /a/Card.swift:4:26: warning: 'Player' is deprecated: Player stands for what is missing
            /a/Card.swift:9:20: warning: 'play(at:_:)' is deprecated: Player.play(at:_:) stands for what is missing
            /a/Old.swift:1:1: warning: 'size' is deprecated: use bounds
            /a/Row.swift:2:15: warning: 'Player' is deprecated: Player stands for what is missing
            """
        #expect(
            StubUse.all(in: output) == [
                StubUse(path: "/a/Card.swift", line: 4, name: "Player"),
                StubUse(path: "/a/Card.swift", line: 9, name: "Player.play(at:_:)"),
                StubUse(path: "/a/Row.swift", line: 2, name: "Player"),
            ])
    }

    @Test func `Stubs and their members are marked`() {
        #expect(HollowType("Player").declaration().hasPrefix(StubUse.mark("Player") + "public final class Player"))
        #expect(
            HollowType("Chart.Legend").declaration().hasPrefix("extension Chart { " + StubUse.mark("Chart.Legend")))
        let member = HollowMember(type: "Player", name: "rate", kind: .property)
        #expect(member.declaration(of: "Double").hasPrefix(StubUse.mark("Player.rate") + "public var rate: Double"))
        for (isInClass, kind) in [(true, HollowType.Kind.type), (false, .structure), (false, .view), (false, .type)] {
            let made = HollowMember(type: "Player", name: "init", kind: .initialiser)
                .declaration(of: "", in: kind, isInClass: isInClass)
            #expect(made.hasPrefix(StubUse.mark("Player.init()")))
        }
        // The one whose result nobody asks for is found again as well.
        let method = HollowMember(type: "Player", name: "play", kind: .method).declaration(of: "Bool")
        #expect(method.components(separatedBy: StubUse.mark("Player.play()")).count == 3)
    }
}
