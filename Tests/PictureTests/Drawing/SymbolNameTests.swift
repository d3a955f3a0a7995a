import Maquette
import Testing

/// The names that make nine of ten uses of system symbols in the code and documents of 86 public repositories, counted.
@MainActor @Suite struct SymbolNameTests {
    static let names = """
        1.square airplayaudio antenna.radiowaves.left.and.right app.gift apple.terminal applelogo archivebox
        arrow.2.circlepath arrow.2.squarepath arrow.backward arrow.clockwise arrow.clockwise.circle.fill
        arrow.counterclockwise arrow.down arrow.down.circle arrow.down.left arrow.down.square arrow.left
        arrow.left.arrow.right arrow.right arrow.right.circle arrow.right.circle.fill arrow.triangle.2.circlepath
        arrow.up arrow.up.arrow.down.circle arrow.up.circle arrow.up.circle.fill arrow.up.forward.square.fill
        arrow.up.left.and.arrow.down.right.circle arrow.up.right arrow.up.right.square arrow.up.square
        arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.left.fill
        arrowtriangle.down.fill arrowtriangle.forward.fill arrowtriangle.left
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left backward.fill bag basketball battery.100 bell
        bell.badge bell.badge.fill bell.fill bell.slash.fill bird.circle bitcoinsign.circle bitcoinsign.square bolt
        bolt.circle bolt.fill bolt.horizontal bolt.horizontal.circle bolt.slash bolt.slash.fill book.fill bookmark
        bookmark.slash.fill books.vertical books.vertical.fill building.columns.fill bus bus.fill calendar
        calendar.circle.fill camera camera.circle camera.fill car cart cart.fill character.book.closed chart.bar
        checklist checkmark checkmark.circle checkmark.circle.fill checkmark.diamond checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square.fill chevron.backward chevron.down
        chevron.down.circle chevron.forward chevron.left chevron.right chevron.up chevron.up.chevron.down circle
        circle.fill clipboard clock clock.arrow.circlepath clock.fill cloud cloud.heavyrain.fill cpu creditcard
        creditcard.fill cube.fill delete.left delete.left.fill desktopcomputer diamond.fill dice doc doc.fill
        doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.text doc.text.magnifyingglass
        doc.viewfinder.fill dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle document.on.document.fill
        dollarsign.circle dollarsign.circle.fill dot.radiowaves.left.and.right dot.radiowaves.right drop.fill ellipsis
        ellipsis.circle ellipsis.circle.fill ellipsis.message envelope envelope.fill exclamationmark.2
        exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill exclamationmark.magnifyingglass
        exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash.fill f.circle figure.dance
        figure.golf figure.soccer figure.walk film flag flame flame.fill folder folder.badge.plus forward.fill
        gamecontroller gear gearshape gift.fill globe hammer.fill hand.point.left hand.point.right.fill hand.tap.fill
        hand.thumbsup headphones heart heart.fill hourglass house house.fill icloud.and.arrow.up infinity info.circle
        info.circle.fill iphone iphone.homebutton.slash lanyardcard largecircle.fill.circle light.beacon.max
        line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3 line.horizontal.3.decrease.circle link
        list.bullet list.bullet.clipboard location location.circle location.fill location.slash lock lock.circle.fill
        lock.fill lock.open lock.shield magnifyingglass map map.fill mappin mappin.and.ellipse mappin.circle memories
        message.fill mic mic.circle mic.fill minus minus.circle minus.circle.fill minus.rectangle moon.fill moon.zzz
        moonphase.first.quarter moonphase.first.quarter.inverse multiply multiply.circle multiply.circle.fill
        music.mic music.note.house music.note.square.stack newspaper newspaper.fill nosign note number paintbrush
        paperclip paperplane paperplane.circle.fill paperplane.fill pause.circle pause.circle.fill pause.fill pencil
        pencil.and.ellipsis.rectangle pencil.circle pencil.circle.fill person person.2 person.2.fill person.3
        person.3.fill person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.plus person.crop.circle.badge.xmark
        person.crop.circle.fill person.fill person.fill.badge.plus phone phone.arrow.up.right phone.down.fill
        phone.fill photo photo.artframe photo.on.rectangle pin pin.fill play play.circle play.circle.fill play.fill
        plus plus.circle plus.circle.fill plus.rectangle point.bottomleft.forward.to.point.topright.scurvepath qrcode
        qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill questionmark.diamond.fill
        rectangle.3.offgrid.fill rectangle.and.paperclip rectangle.compress.vertical rectangle.expand.vertical
        rectangle.portrait.and.arrow.right.fill repeat rhombus safari scissors server.rack shuffle signature
        slider.horizontal.3 smallcircle.fill.circle smiley soccerball speaker.3.fill speaker.slash speaker.slash.fill
        speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill square.and.arrow.down
        square.and.arrow.up square.and.pencil square.grid.2x2 square.stack.3d.up square.stack.fill star star.fill
        stop.circle stopwatch sun.max sun.max.fill sun.min table testtube.2 text.bubble timer tortoise trash
        trash.circle trash.fill tray.and.arrow.up trophy v.circle video waveform.path.ecg wifi wifi.exclamationmark
        wifi.slash x.circle.fill xmark xmark.circle xmark.circle.fill xmark.seal
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Each has ink, stays inside of its box, and is not the frame that unknown names get.
    @Test func everyNameInUseHasAnOutline() throws {
        #expect(Self.names.count == 339)
        var reported: [String] = []
        Headless.Diagnostics.handler = { reported.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let wanted = UIImage.SymbolConfiguration(pointSize: 24)
        let unknown = try pixels("no.such.thing.at.all", wanted)
        for name in Self.names {
            let image = try pixels(name, wanted)
            #expect(image.area > 20, "\(name)")
            #expect(image.area != unknown.area, "\(name)")
        }
        #expect(reported.filter { !$0.contains("no.such.thing.at.all") } == [])
    }

    private func pixels(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> Pixels {
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        return try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal))
    }

    /// A disc with a head and shoulders cut out of it: ink on the rim, none in the middle of the head and of the shoulders.
    @Test func aPersonInADiscLooksLikeOne() throws {
        let image = try pixels("person.crop.circle.fill", UIImage.SymbolConfiguration(pointSize: 100))
        func alpha(_ x: Int, _ y: Int) -> Int { image[x, y][3] }
        #expect(alpha(60, 44) == 0 && alpha(60, 90) == 0)
        #expect(alpha(14, 57) == 255 && alpha(106, 57) == 255 && alpha(60, 12) == 255)
        #expect(alpha(60, 66) == 255 && alpha(30, 50) == 255)
    }

    /// Filled, a newspaper keeps its lines and its picture free, and a table the lines between its cells.
    @Test(arguments: [
        ("newspaper.fill", [(70, 30), (54, 62), (90, 50)], [(70, 15), (35, 62), (110, 40)]),
        ("table.fill", [(43, 50), (60, 36), (76, 20)], [(20, 20), (60, 50), (100, 80)]),
    ])
    func whatIsFilledKeepsItsLines(name: String, free: [(Int, Int)], inked: [(Int, Int)]) throws {
        let image = try pixels(name, UIImage.SymbolConfiguration(pointSize: 100))
        // A symbol has some room above and below the drawing.
        let room = (image.bitmap.height - (name == "table.fill" ? 100 : 106)) / 2
        for (x, y) in free { #expect(image[x, y + room][3] == 0, "\(x) \(y)") }
        for (x, y) in inked { #expect(image[x, y + room][3] == 255, "\(x) \(y)") }
    }
}
