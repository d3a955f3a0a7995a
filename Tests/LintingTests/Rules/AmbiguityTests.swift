import Maquette
import MaquetteDocuments
import Testing

/// Lint and `render` say the same of what constraints leave open.
@MainActor @Suite("What is ambiguous is so for lint and for render")
struct AmbiguityTests {
    /// The numbers of findings of lint and of problems of the layout.
    private func counts(_ document: String) throws -> [Int] {
        let read = try InterfaceBuilderDocument(Array(document.utf8), file: "Screen.xib")
        var problems = 0
        for scene in read.scenes {
            try SceneLook(document: read, scene: scene, variant: Variant()).show { shown, _ in
                let ambiguous = shown.problems.filter { if case .ambiguous = $0.kind { true } else { false } }
                problems += ambiguous.count
            }
        }
        return [try Linted.ambiguities(in: document).count, problems]
    }

    @Test("a size that only Interface Builder assumes is ambiguous for both") func assumed() throws {
        let place = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
            """
        let box = Linted.view("box", frame: (0, 0, 240, 128))
        #expect(try counts(Linted.document(box, place)) == [1, 1])
        let sized = """
            <constraint firstItem="box" firstAttribute="width" constant="10" id="c"/>
            <constraint firstItem="box" firstAttribute="height" constant="10" id="d"/>
            """
        #expect(try counts(Linted.document(box, place + sized)) == [0, 0])
    }

    @Test("a cell by itself and what its table places are for neither") func placedByOthers() throws {
        let cell = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701"><objects>\
            <tableViewCell translatesAutoresizingMaskIntoConstraints="NO" id="c">\
            <rect key="frame" x="0" y="0" width="320" height="160"/>\
            <tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
            <rect key="frame" x="0" y="0" width="320" height="160"/></tableViewCellContentView></tableViewCell>\
            </objects></document>
            """
        #expect(try counts(cell) == [0, 0])
    }
}
