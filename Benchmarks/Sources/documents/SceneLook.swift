import Maquette
import Measure

/// One scene of a document, built and laid out once.
@MainActor struct SceneLook {
    private(set) var split = Split()
    private(set) var viewCount = 0

    init(_ scene: DocumentScene, of document: any Document, paints: Bool, _ program: TextProgram) throws {
        let stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
        let (began, start) = (seconds(), threadSeconds())
        var (built, laidOut, looked) = (start, start, start)
        var texts: [TextQuestion] = []
        try stage.show(building(scene, of: document, until: &built)) { shown in
            laidOut = threadSeconds()
            split.elapsed = seconds() - began
            let answers = timedOnThread { (shown.frames, shown.problems) }
            split.asking = answers.seconds
            viewCount = answers.result.0.count
            let picture = timedOnThread { shown.picture() }
            split.listing = picture.seconds
            if paints { split.painting = try timed { try picture.result.png() }.seconds }
            texts = TextQuestion.all(in: shown.canvas)
            looked = threadSeconds()
        }
        split.lettingGo = threadSeconds() - looked
        split.building = built - start
        split.layingOut = laidOut - built
        split.text = TextQuestion.ask(texts)
        split.plainText = program.measure(texts)
    }

    private func building(
        _ scene: DocumentScene, of document: any Document, until end: inout Double
    ) throws -> BuiltScene {
        let scene = try document.build(scene)
        end = threadSeconds()
        return scene
    }
}
