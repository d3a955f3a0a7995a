extension SymbolBook {
    /// Symbols that Apple has in one form only, though they could be filled: those without a name ending in `.fill` in the lists of
    /// SFSafeSymbols, which are made from Apple's.
    static let onlyPlain = Set(
        """
        airpod.gen3.left airpod.gen3.right airpod.left airpod.right airpodpro.left airpodpro.right airpods airpods.gen3 airpodsmax
        airpodspro airport.extreme.tower applepencil applepencil.and.scribble applepencil.gen1 applepencil.gen2 applepencil.tip applewatch
        applewatch.side.right applewatch.watchface arcade.stick arkit arrow.triangle.2.circlepath.doc.on.clipboard barometer
        beats.headphones button.programmable cable.coaxial calendar.day.timeline.leading calendar.day.timeline.left
        calendar.day.timeline.right calendar.day.timeline.trailing camera.macro candybarphone circle.bottomthird.split compass.drawing
        contextualmenu.and.cursorarrow creditcard.and.123 cursorarrow curtains.closed curtains.open desktopcomputer display display.2
        doc.text.magnifyingglass doc.text.viewfinder doc.zipper door.french.closed door.garage.closed door.garage.open door.left.hand.closed
        door.left.hand.open door.right.hand.closed door.right.hand.open door.sliding.left.hand.closed dot.squareshape.split.2x2
        dots.and.line.vertical.and.cursorarrow.rectangle earbuds earpods eyedropper eyes eyes.inverse filemenu.and.cursorarrow
        filemenu.and.selection flipphone gauge gauge.high gauge.low gauge.medium gauge.with.dots.needle.0percent
        gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
        gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent highlighter
        hurricane ipad ipad.and.iphone ipad.gen1 ipad.gen1.landscape ipad.gen2 ipad.gen2.landscape ipad.homebutton ipad.homebutton.landscape
        ipad.landscape ipad.rear.camera iphone iphone.and.arrow.left.and.arrow.right iphone.gen1 iphone.gen1.radiowaves.left.and.right
        iphone.gen2 iphone.gen3 iphone.gen3.radiowaves.left.and.right iphone.homebutton iphone.homebutton.radiowaves.left.and.right
        iphone.landscape iphone.radiowaves.left.and.right iphone.rear.camera iphone.sizes ipod ipodtouch keyboard.macwindow laptopcomputer
        laptopcomputer.and.ipad laptopcomputer.and.iphone light.max light.min list.and.film list.bullet.below.rectangle
        list.dash.header.rectangle macbook macbook.and.ipad macbook.and.iphone macbook.gen1 macbook.gen2 macwindow macwindow.on.rectangle
        mappin.and.ellipse mediastick menubar.dock.rectangle menubar.rectangle music.mic note note.text pc pencil.tip person.crop.artframe
        person.crop.circle.badge.exclam person.crop.square.fill.and.at.rectangle phone.down.waves.left.and.right photo.on.rectangle
        photo.on.rectangle.angled photo.tv powersleep purchased rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward
        rectangle.connected.to.line.below rectangle.landscape.rotate rectangle.on.rectangle rectangle.on.rectangle.angled
        rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.rotate rosette server.rack
        shared.with.you sidebar.leading sidebar.left sidebar.right sidebar.squares.leading sidebar.squares.left sidebar.squares.right
        sidebar.squares.trailing sidebar.trailing sleep slider.horizontal.2.square smartphone soccerball speedometer square.2.stack.3d
        square.3.layers.3d square.3.layers.3d.down.backward square.3.layers.3d.down.forward square.3.layers.3d.down.left
        square.3.layers.3d.down.right square.3.stack.3d square.arrowtriangle.4.outward square.on.circle square.on.square square.resize
        squares.below.rectangle squareshape.split.2x2 studentdesk switch.2 testtube.2 torus train.side.front.car train.side.middle.car
        train.side.rear.car uiwindow.split.2x1 voiceover watch.analog watchface.applewatch.case waveform.and.mic window.horizontal
        window.vertical.closed window.vertical.open windshield.front.and.wiper
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
