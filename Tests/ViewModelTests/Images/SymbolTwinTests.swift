import MaquetteDrawing
import Testing

@testable import MaquetteAssets

/// Names that show the same outline.
@Suite struct SymbolTwinTests {
    /// Apple's other names for one symbol (its tables of aliases, and the new names of later releases), directions by their two words
    /// (`left` and `backward`), brands that are plain stand-ins, and models of devices that look alike. Each was looked at: any
    /// other pair of names would show a symbol without what its name promises.
    ///
    /// A group on a line, and on indented ones below; its filled forms may be alike, too.
    private static let alike = """
        a.book.closed character.book.closed
        a.magnify character.magnify
        airplane.up.forward airplane.up.right
        airplay.audio airplayaudio
        airplay.video airplayvideo
        airpod.gen3.left airpod.left
        airpod.gen3.right airpod.right
        airpods airpods.gen3
        airpods.chargingcase airpods.chargingcase.wireless airpods.gen3.chargingcase.wireless
          airpodspro.chargingcase.wireless earbuds.case
        airpods.max airpodsmax beats.headphones
        airpods.pro airpodspro earbuds
        apple.intelligence siri
        apple.logo applelogo
        apple.terminal terminal
        applepencil applepencil.gen1 applepencil.gen2
        appletvremote.gen3 appletvremote.gen4
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90
        arrow.2.circlepath.circle arrow.triangle.2.circlepath.circle arrow.trianglehead.2.clockwise.rotate.90.circle
        arrow.3.trianglepath arrow.trianglehead.clockwise.trianglepath
        arrow.backward arrow.left
        arrow.backward.to.line arrow.left.to.line
        arrow.down.backward arrow.down.left
        arrow.down.backward.and.arrow.up.forward arrow.down.left.and.arrow.up.right
        arrow.down.backward.toptrailing.rectangle arrow.down.left.topright.rectangle
        arrow.down.doc arrow.down.document
        arrow.down.forward arrow.down.right
        arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left
        arrow.down.forward.topleading.rectangle arrow.down.right.topleft.rectangle
        arrow.down.to.line.alt arrow.down.to.line.compact
        arrow.forward arrow.right
        arrow.forward.to.line arrow.right.to.line
        arrow.left.and.right.righttriangle.left.righttriangle.right
          arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
        arrow.left.to.line.alt arrow.left.to.line.compact
        arrow.merge arrow.triangle.merge arrow.trianglehead.merge
        arrow.rectanglepath arrow.trianglehead.rectanglepath
        arrow.right.arrow.left arrow.swap
        arrow.right.doc.on.clipboard arrow.right.page.on.clipboard
        arrow.right.to.line.alt arrow.right.to.line.compact
        arrow.triangle.2.circlepath.camera arrow.trianglehead.2.clockwise.rotate.90.camera camera.rotate
        arrow.triangle.2.circlepath.doc.on.clipboard arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
        arrow.triangle.2.circlepath.icloud arrow.trianglehead.2.clockwise.rotate.90.icloud
        arrow.triangle.branch arrow.trianglehead.branch
        arrow.triangle.pull arrow.trianglehead.pull
        arrow.triangle.swap arrow.trianglehead.swap
        arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle
        arrow.triangle.turn.up.right.diamond arrow.trianglehead.turn.up.right.diamond
        arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90
        arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.rotate.90
        arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.and.left.and.right
        arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill
          arrow.up.and.down.righttriangle.up.righttriangle.down.fill
        arrow.up.backward arrow.up.left
        arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
        arrow.up.backward.bottomtrailing.rectangle arrow.up.left.bottomright.rectangle
        arrow.up.doc arrow.up.document
        arrow.up.forward arrow.up.right
        arrow.up.forward.and.arrow.down.backward arrow.up.right.and.arrow.down.left
        arrow.up.forward.bottomleading.rectangle arrow.up.right.bottomleft.rectangle
        arrow.up.to.line.alt arrow.up.to.line.compact
        arrow.uturn.backward arrow.uturn.left
        arrow.uturn.forward arrow.uturn.right
        arrowshape.backward arrowshape.left
        arrowshape.forward arrowshape.right
        arrowshape.turn.up.backward arrowshape.turn.up.left
        arrowshape.turn.up.forward arrowshape.turn.up.right
        arrowtriangle.backward arrowtriangle.left
        arrowtriangle.forward arrowtriangle.right
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
          arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
          arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill
        badge.plus.radiowaves.forward badge.plus.radiowaves.right
        baht bahtsign
        battery.0 battery.0percent
        battery.100 battery.100percent
        battery.100.bolt battery.100percent.bolt
        battery.25 battery.25percent
        battery.50 battery.50percent
        battery.75 battery.75percent
        bell.and.waveform bell.badge.waveform
        bin.xmark xmark.bin
        bolt.batteryblock bolt.fill.batteryblock
        box.truck truck.box
        bubble bubble.left
        calendar.day.timeline.leading calendar.day.timeline.left
        calendar.day.timeline.right calendar.day.timeline.trailing
        character.bubble t.bubble
        character.cursor.ibeam text.cursor
        character.textbox textbox
        chart.bar.doc.horizontal chart.bar.horizontal.page
        checkerboard.shield shield.checkerboard shield.checkered
        chevron.backward chevron.left
        chevron.backward.2 chevron.left.2
        chevron.backward.to.line chevron.left.to.line
        chevron.compact.backward chevron.compact.left
        chevron.compact.forward chevron.compact.right
        chevron.forward chevron.right
        chevron.forward.2 chevron.right.2
        chevron.forward.to.line chevron.right.to.line
        chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        chineseyuanrenminbisign yensign
        circle.bottomthird.split powersleep sleep
        circle.dashed.inset.fill circle.dashed.inset.filled
        circle.grid.hex circle.hexagongrid circles.hexagongrid
        circle.hexagonpath circles.hexagonpath
        circle.lefthalf.fill circle.lefthalf.filled moonphase.first.quarter.inverse moonphase.last.quarter
        circle.righthalf.fill circle.righthalf.filled moonphase.first.quarter moonphase.last.quarter.inverse
        clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90
        clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
        cloud icloud
        cube.box shippingbox
        cursor.rays cursorarrow.rays pointer.arrow.rays
        cursorarrow pointer.arrow
        cursorarrow.click pointer.arrow.click
        danishkronesign norwegiankronesign swedishkronasign
        decrease.indent text.chevron.left
        delete.backward delete.left
        delete.forward delete.right
        dial.high dial.max
        dial.low dial.min
        dice die.face.5
        doc document
        doc.circle document.circle
        doc.on.clipboard document.on.clipboard
        doc.on.doc document.on.document rectangle.portrait.on.rectangle.portrait
        doc.richtext richtext.page
        doc.text document.text text.document text.page
        doc.text.image text.page.image
        doc.text.magnifyingglass text.page.badge.magnifyingglass
        doc.text.viewfinder text.viewfinder.document
        doc.viewfinder document.viewfinder
        doc.zipper zipper.page
        dock.rectangle rectangle.dock
        dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90
        dot.radiowaves.forward dot.radiowaves.right
        ellipses.bubble ellipsis.bubble
        envelope envelope.front mail
        envelope.stack mail.stack
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
        eyedropper.fill eyedropper.full
        eyes eyes.inverse
        face.smiling smiley
        fan fanblades
        figure figure.stand
        figure.ice.skating figure.skating
        fitness.timer gauge gauge.with.needle
        function fx
        gauge.high gauge.with.dots.needle.bottom.100percent
        gauge.low gauge.with.dots.needle.bottom.0percent
        gauge.medium gauge.with.dots.needle.bottom.50percent
        gauge.with.dots.needle.67percent speedometer
        gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90
        hand.app hand.raised.app
        hand.palm.facing hand.raised hand.raised.palm.facing
        hand.point.up hand.point.up.left
        hearingaid.ear hearingdevice.ear
        homepod.mini homepodmini
        hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.start
        hourglass.end hourglass.tophalf.fill hourglass.tophalf.filled
        increase.indent text.chevron.right
        inset.filled.bottomhalf.rectangle rectangle.bottomhalf.inset.filled
        inset.filled.bottomright.rectangle rectangle.inset.bottomright.fill rectangle.inset.bottomright.filled
          rectangle.inset.bottomtrailing.filled
        inset.filled.bottomthird.rectangle rectangle.bottomthird.inset.fill rectangle.bottomthird.inset.filled
        inset.filled.leadinghalf.rectangle inset.filled.lefthalf.rectangle rectangle.leadinghalf.inset.filled
          rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.filled
        inset.filled.leadingthird.rectangle inset.filled.leftthird.rectangle rectangle.leadingthird.inset.filled
          rectangle.leftthird.inset.fill rectangle.leftthird.inset.filled
        inset.filled.righthalf.rectangle inset.filled.trailinghalf.rectangle rectangle.righthalf.inset.fill
          rectangle.righthalf.inset.filled rectangle.trailinghalf.inset.filled
        inset.filled.rightthird.rectangle inset.filled.trailingthird.rectangle rectangle.rightthird.inset.fill
          rectangle.rightthird.inset.filled rectangle.trailingthird.inset.filled
        inset.filled.tophalf.rectangle rectangle.tophalf.inset.filled
        inset.filled.topthird.rectangle rectangle.topthird.inset rectangle.topthird.inset.fill
          rectangle.topthird.inset.filled
        ipad ipad.gen2
        ipad.gen1 ipad.homebutton
        ipad.gen1.landscape ipad.homebutton.landscape
        ipad.gen2.landscape ipad.landscape
        iphone smartphone
        iphone.and.arrow.forward iphone.and.arrow.right.outward
        iphone.gen1 iphone.homebutton
        iphone.gen1.radiowaves.left.and.right iphone.gen3.radiowaves.left.and.right
          iphone.homebutton.radiowaves.left.and.right iphone.radiowaves.left.and.right
        laptopcomputer macbook macbook.gen1 macbook.gen2
        laptopcomputer.and.ipad macbook.and.ipad
        laptopcomputer.and.iphone macbook.and.iphone
        leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise
        light.beacon.max warninglight
        line.2.horizontal.decrease.circle line.horizontal.2.decrease.circle
        line.3.horizontal line.horizontal.3
        line.3.horizontal.circle line.horizontal.3.circle
        line.3.horizontal.decrease line.horizontal.3.decrease
        line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
        lock.open.rotation lock.rotation.open
        logo.playstation playstation.logo
        logo.xbox xbox.logo
        mic microphone
        minus.forwardslash.plus minus.slash.plus
        moonphase.full.moon moonphase.new.moon.inverse poweroff
        moonphase.full.moon.inverse moonphase.new.moon
        moonphase.waning.crescent moonphase.waxing.gibbous.inverse
        moonphase.waning.crescent.inverse moonphase.waxing.gibbous
        moonphase.waning.gibbous moonphase.waxing.crescent.inverse
        moonphase.waning.gibbous.inverse moonphase.waxing.crescent
        multiply xmark
        multiply.circle xmark.circle
        music.mic music.microphone
        music.note.tv tv.music.note
        number numbersign
        opticaldisc opticaldisc.cd
        opticaldisc opticaldisc.cd
        paragraph paragraphsign
        pencil.and.ellipsis.rectangle rectangle.and.pencil.and.ellipsis
        pencil.and.outline pencil.and.scribble
        person.2.arrow.trianglehead.counterclockwise person.2.gobackward
        person.crop.circle.badge.exclam.fill person.crop.circle.fill.badge.exclam
        person.crop.rectangle.stack rectangle.stack.person.crop
        person.crop.square.fill.and.at.rectangle person.crop.square.filled.and.at.rectangle
        pesosign philippinepesosign
        phone.arrow.down.left.fill phone.fill.arrow.down.left
        phone.arrow.right.fill phone.fill.arrow.right
        phone.arrow.up.right.fill phone.fill.arrow.up.right
        phone.bubble phone.bubble.left
        phone.connection.fill phone.fill.connection
        platter.bottom.filled.iphone platter.filled.bottom.iphone
        platter.filled.top.iphone platter.top.filled.iphone
        plus.forwardslash.minus plus.slash.minus
        point.filled.topleft.down.curvedto.point.bottomright.up
          point.topleft.filled.down.to.point.bottomright.curvepath
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        point.topleft.down.curvedto.point.filled.bottomright.up
          point.topleft.down.to.point.bottomright.filled.curvepath
        puzzlepiece puzzlepiece.extension
        puzzlepiece puzzlepiece.extension
        rectangle.3.group rectangle.3.offgrid
        rectangle.and.text.magnifyingglass text.rectangle.magnifyingglass
        rectangle.center.inset.fill rectangle.center.inset.filled
        rectangle.fill.on.rectangle.fill rectangle.filled.on.rectangle
        rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.fill rectangle.inset.bottomleft.filled
        rectangle.inset.topleading.filled rectangle.inset.topleft.fill rectangle.inset.topleft.filled
        rectangle.inset.topright.fill rectangle.inset.topright.filled rectangle.inset.toptrailing.filled
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        rectangle.portrait.bottomleading.inset.filled rectangle.portrait.bottomleft.inset.filled
        rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomtrailing.inset.filled
        rectangle.portrait.leadinghalf.inset.filled rectangle.portrait.lefthalf.inset.filled
        rectangle.portrait.leadingthird.inset.filled rectangle.portrait.leftthird.inset.filled
        rectangle.portrait.righthalf.inset.filled rectangle.portrait.trailinghalf.inset.filled
        rectangle.portrait.rightthird.inset.filled rectangle.portrait.trailingthird.inset.filled
        rectangle.portrait.topleading.inset.filled rectangle.portrait.topleft.inset.filled
        rectangle.portrait.topright.inset.filled rectangle.portrait.toptrailing.inset.filled
        return return.left
        ring.circle smallcircle.circle
        sidebar.leading sidebar.left
        sidebar.right sidebar.trailing
        sidebar.squares.leading sidebar.squares.left
        sidebar.squares.right sidebar.squares.trailing
        slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square
        smallcircle.fill.circle smallcircle.filled.circle
        smallcircle.fill.circle.fill smallcircle.filled.circle.fill
        snow snowflake
        speaker volume
        speaker.1 speaker.wave.1 volume.1
        speaker.2 speaker.wave.2 volume.2
        speaker.3 speaker.wave.3 volume.3
        speaker.slash volume.slash
        speaker.zzz volume.zzz
        square.2.layers.3d square.2.stack.3d
        square.2.layers.3d.top.filled square.2.stack.3d.top.fill square.2.stack.3d.top.filled
        square.3.layers.3d square.3.stack.3d
        square.3.layers.3d.down.backward square.3.layers.3d.down.left
        square.3.layers.3d.down.forward square.3.layers.3d.down.right square.stack.3d.down.forward
          square.stack.3d.down.right
        square.3.layers.3d.top.filled square.3.stack.3d.top.fill square.3.stack.3d.top.filled
        square.fill.on.square square.filled.on.square
        square.grid.3x1.below.line.grid.1x2.fill square.grid.3x1.fill.below.line.grid.1x2
        square.grid.3x3.middle.fill square.grid.3x3.middle.filled
        square.grid.3x3.topleft.fill square.grid.3x3.topleft.filled
        square.leadingthird.inset.filled square.leftthird.inset.filled
        square.rightthird.inset.filled square.trailingthird.inset.filled
        sun.and.horizon sun.horizon
        text.justify.leading text.justify.left text.justifyleft
        text.justify.right text.justify.trailing text.justifyright
        thermometer thermometer.medium thermometer.variable
        thermometer.snowflake thermometer.snowlake
        video.bubble video.bubble.left
        vision.pro visionpro
        wand.and.rays wand.and.rays.inverse
        wand.and.sparkles wand.and.sparkles.inverse wand.and.stars wand.and.stars.inverse
        wave.3.backward wave.3.left
        wave.3.backward.circle wave.3.left.circle
        wave.3.forward wave.3.right
        wave.3.forward.circle wave.3.right.circle
        wrench wrench.adjustable
        """

    private static let groups = alike.split(separator: "\n").reduce(into: [Set<String>]()) { groups, line in
        let names = line.split(separator: " ").map(String.init)
        if line.hasPrefix(" "), let last = groups.popLast() {
            groups.append(last.union(names))
        } else {
            groups.append(Set(names))
        }
    }

    private struct Look: Hashable {
        let size: Size
        let marks: [SymbolDrawing.Mark]
    }

    @Test func onlyNamesThatLookAlikeShareAnOutline() {
        var names: [Look: Set<String>] = [:]
        for name in SymbolNames.listed {
            guard let drawing = SymbolBook.drawing(name) else { continue }
            names[Look(size: Size(drawing.width, drawing.height), marks: drawing.marks), default: []].insert(name)
        }
        for group in names.values where group.count > 1 {
            let plain = Set(group.map { $0.hasSuffix(".fill") ? String($0.dropLast(".fill".count)) : $0 })
            let isKnown = Self.groups.contains {
                group.isSubset(of: $0) || (plain.count == group.count && plain.isSubset(of: $0))
            }
            #expect(isKnown, "\(group.sorted().joined(separator: " "))")
        }
    }

    /// What is no longer alike is no longer in the list.
    @Test func everyGroupIsAlike() {
        for group in Self.groups {
            let looks = Set(
                group.map { name in
                    SymbolBook.drawing(name).map { Look(size: Size($0.width, $0.height), marks: $0.marks) }
                })
            #expect(looks.count == 1 && looks != [nil], "\(group.sorted().joined(separator: " "))")
        }
    }
}
