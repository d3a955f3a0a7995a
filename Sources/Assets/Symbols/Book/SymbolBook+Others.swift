/// Signs, forms and clothes that are in none of the other chapters.
extension SymbolBook {
    static let others = """
        accessibility 120 115
          body circle 60 57.5 55
          spot circle 60 30 8
          mark M34 46L60 50L86 46M60 50V66L48 92M60 66L72 92
        abc 132 72
          line M8 62L24 12L40 62M13 46H35M54 12V62H70C86 62 86 36 70 36H54M54 12H68C82 12 82 36 68 36M124 22C116 6 98 12 98 37C98 62 116 68 124 52
        alternatingcurrent 124 64
          line M10 32C22 4 48 4 62 32C76 60 102 60 114 32
        directcurrent 124 64
          line M10 20H114M10 46H34M50 46H74M90 46H114
        arrow.rectanglepath arrow.2.squarepath 124 108
          line M14 66V40C14 28 20 22 32 22H82M110 42V68C110 80 104 86 92 86H42
          area M78 4V40L104 22ZM46 68V104L20 86Z
        aspectratio 136 104
          body box 10 10 116 84 14
          mark M30 50V30H50M106 54V74H86
        bolt.batteryblock 132 104
          body box 10 24 112 70 12
          line M26 12H46M86 12H106
          spot M72 34L48 64H64L60 84L84 54H68Z
        bolt.heart 118 106
          body M59 98C30 76 9 54 9 33C9 18 20 8 33 8C44 8 54 14 59 24C64 14 74 8 85 8C98 8 109 18 109 33C109 54 88 76 59 98Z
          spot M64 28L44 56H58L54 76L76 48H61Z
        bolt.ring.closed 120 115
          line circle 60 57.5 55
          area M68 24L36 64H58L52 92L86 50H64Z
        burst 120 118
          body M60 8L70 40L98 20L82 50L112 60L82 70L98 98L70 80L60 110L50 80L22 98L38 70L8 60L38 50L22 20L50 40Z
        button.horizontal button.roundedtop.horizontal button.roundedbottom.horizontal 140 84
          body box 10 16 120 52 20
          mark M46 42H94
        candybarphone 76 124
          body box 12 10 52 104 12
          mark M26 26H50V50H26Z
          spot circle 26 68 4 38 68 4 50 68 4 26 82 4 38 82 4 50 82 4 26 96 4 38 96 4 50 96 4
        car.front.waves.up car.rear.waves.up 132 124
          both car 0 24 132 100
          line M36 22C46 10 52 26 62 16C72 6 80 22 92 10
        textformat.characters.arrow.left.and.right characters.uppercase 124 80
          line M8 68L32 10L56 68M18 46H46M72 68V10H92C112 10 112 38 92 38H72M92 38C116 38 116 68 92 68H72
        characters.lowercase 124 80
          line M50 68V34M50 51C50 72 12 72 12 51C12 30 50 30 50 51M72 10V68M72 51C72 30 112 30 112 51C112 72 72 72 72 51
        compass.drawing 104 124
          line M52 34L22 112M52 34L82 112M30 90C44 98 60 98 74 90
          body circle 52 22 14
        contact.sensor 108 112
          body box 10 10 44 92 10
          body box 70 30 28 52 8
        dollarsign.bank.building 120 116
          body M60 8L110 34V44H10V34Z
          line M18 44V92M102 44V92M14 94H106M8 108H112
          use dollarsign 42 50 36 40
        dot.circle 120 115
          body circle 60 57.5 55
          spot circle 60 57.5 13
        dot.square 112 106
          body box 10 7 92 92 18
          spot circle 56 53 13
        dot.squareshape 108 108
          body box 10 10 88 88 4
          spot circle 54 54 13
        dot.squareshape.split.2x2 108 108
          body box 10 10 88 88 4
          mark M54 12V96M12 54H96
          spot circle 32 32 6 76 32 6 32 76 6 76 76 6
        drop.halffull 84 118
          line M42 10C54 34 74 52 74 74C74 94 60 108 42 108C24 108 10 94 10 74C10 52 30 34 42 10Z
          area M14 74H70C70 94 58 104 42 104C26 104 14 94 14 74Z
        exclamationmark.3 92 86
          line M16 6V56M46 6V56M76 6V56
          area circle 16 76 6.5 46 76 6.5 76 76 6.5
        exclamationmark.warninglight light.beacon.max 120 104
          body M36 80V54C36 29.5 84 29.5 84 54V80Z
          line M24 91H96M60 20.5V9.5M24 31.5L14 22.5M96 31.5L106 22.5
        flowchart 124 112
          body box 36 8 52 34 8
          body box 8 70 46 34 8
          body box 70 70 46 34 8
          line M62 42V56M32 70V56H92V70
        greetingcard 112 120
          body M12 20L56 10V100L12 110ZM56 10H100V100H56Z
          mark M56 14V98
          spot M34 66C24 58 22 48 28 46C32 46 33 48 34 51C35 48 37 44 41 44C47 44 45 56 34 66Z
        lightbulb.led 84 122
          body M28 84C28 72 10 64 10 42C10 24 24 10 42 10C60 10 74 24 74 42C74 64 56 72 56 84Z
          line M30 98H54M34 112H50
          mark M28 44H56
        peacesign 120 115
          line circle 60 57.5 55
          line M60 10V105M60 58L26 92M60 58L94 92
        person.bust 104 112
          body circle 52 30 22
          body M12 104C12 74 30 62 52 62C74 62 92 74 92 104Z
        person.crop.rectangle.stack 122 112
          body box 10 30 102 74 12
          line M24 16H98M36 4H86
          spot circle 61 56 13
          spot M36 94C38 80 48 74 61 74C74 74 84 80 86 94Z
        rectangle.checkered 132 104
          line box 10 10 112 84 14
          area box 14 14 26 26 4 66 14 26 26 0 40 40 26 26 0 92 40 26 26 0 14 66 26 24 4 66 66 26 24 0
        rectangle.ratio.16.to.9 rectangle.roundedtop rectangle.roundedbottom 136 96
          body box 10 14 116 66 10
        rectangle.ratio.4.to.3 132 108
          body box 10 10 112 84 10
        rectangle.ratio.3.to.4 108 132
          body box 12 10 84 112 10
        rectangle.ratio.9.to.16 96 136
          body box 14 10 66 116 10
        rectangle.portrait.on.rectangle.portrait.angled 124 124
          line M36 24L30 12M28 96L10 92C6 90 6 86 8 80L28 20C30 14 34 12 40 14L50 16
          body box 44 22 66 92 12
        scroll 120 116
          body M30 12H96C106 12 110 20 110 28V36H92V90C92 100 86 104 78 104H28C16 104 10 98 10 88V80H66V88C66 96 72 104 80 104
          mark M44 36H76M44 54H76
          line M30 12C22 12 20 20 20 28V80
        shoe shoe.2 132 92
          body M12 22C22 32 36 32 46 20L84 48C104 52 122 54 122 68V78H12Z
          mark M12 64H120M60 32L52 42M72 42L64 52
        shoeprints 112 112
          body M24 12C38 8 44 26 40 44L38 62L20 60C10 44 10 16 24 12ZM20 72L38 74C38 88 22 90 20 72Z
          body M88 22C74 18 68 36 72 54L74 72L92 70C102 54 102 26 88 22ZM92 82L74 84C74 98 90 100 92 82Z
        skew 124 104
          line M36 14H112L88 90H12Z
        perspective trapezoid.and.line.horizontal 124 104
          line M30 14H94L112 90H12Z
          line M12 52H112
        flip.horizontal arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.righttriangle.left.righttriangle.right 132 116
          body M56 20V96H12Z
          line M76 20V96H120ZM66 8V108
        arrow.up.and.down.righttriangle.up.righttriangle.down = turned flip.horizontal
        square.split.bottomrightquarter square.split.bottomleftquarter 112 106
          body box 10 7 92 92 18
          mark M56 98V53H100
        square.text.square square.fill.text.grid.1x2 square.fill.text.grid.1x2.rtl 124 100
          body box 10 10 34 34 7
          body box 10 58 34 34 7
          line M60 20H114M60 34H98M60 68H114M60 82H98
        swift 124 112
          line box 14 14 96 84 22
          area M44 34L80 56L44 78Z
        text.justify.left text.justify.leading text.justifyleft = text.alignleft
        text.justify.right text.justify.trailing = text.alignright
        tshirt jacket coat 132 112
          body M44 10C50 24 82 24 88 10L122 30L108 56L96 50V102H36V50L24 56L10 30Z
        hanger 132 92
          line M54 24C54 8 78 8 78 24C78 36 66 36 66 46L122 78H10L66 46
        view.2d 116 96
          line M14 30C18 10 50 10 48 30C46 50 18 60 14 82H50M66 14V82H80C110 82 110 14 80 14Z
        view.3d 116 96
          line M12 22C20 6 48 10 46 28C44 44 30 44 24 44C38 44 50 50 48 66C46 86 16 88 10 70M66 14V82H80C110 82 110 14 80 14Z
        vision.pro visionpro 140 84
          body M38 12H102C120 12 130 26 130 44C130 62 120 74 104 74C88 74 80 60 70 60C60 60 52 74 36 74C20 74 10 62 10 44C10 26 20 12 38 12Z
        watch.analog 92 124
          body circle 46 62 34
          line M32 30L36 8H56L60 30M32 94L36 116H56L60 94
          mark M46 44V62H58
        windshield.front.and.wiper windshield.rear.and.wiper 132 96
          body M24 16C48 8 84 8 108 16L122 76C84 64 48 64 10 76Z
          line M66 88L40 40
        translate character.book.closed.translate 124 112
          line M10 24H66M38 10V24M22 24C26 46 46 62 64 68M54 24C50 48 28 64 10 70M58 102L84 44L110 102M66 86H102
        inset.filled.rectangle = rectangle.inset.filled
        inset.filled.circle = circle.inset.filled
        inset.filled.square = square.inset.filled
        inset.filled.rectangle.portrait = rectangle.portrait.inset.filled
        inset.filled.leadinghalf.rectangle inset.filled.lefthalf.rectangle = rectangle.lefthalf.inset.filled
        inset.filled.trailinghalf.rectangle inset.filled.righthalf.rectangle = rectangle.righthalf.inset.filled
        headphones.dots 120 122
          use headphones 0 0 120 104
          area circle 42 114 6 60 114 6 78 114 6
        sos 132 72
          line M38 20C34 8 12 8 12 22C12 36 38 34 38 50C38 64 14 66 10 52M120 20C116 8 94 8 94 22C94 36 120 34 120 50C120 64 96 66 92 52
          line ellipse 50 10 32 52
        sos.circle 120 115
          body circle 60 57.5 55
          mark M42 46C40 38 24 38 24 48C24 58 42 56 42 66C42 76 26 76 23 68M96 46C94 38 78 38 78 48C78 58 96 56 96 66C96 76 80 76 77 68
          mark ellipse 50 40 20 35
        fn 108 80
          line M46 12C30 6 24 14 24 28V68M12 32H42M58 32V68M58 46C58 26 94 26 94 46V68
        f.cursive 84 116
          line M70 16C60 4 46 12 44 34L36 86C32 106 18 110 12 98M22 48H62
        carbon.dioxide.cloud carbon.monoxide.cloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          mark M64 50C58 42 44 46 44 59C44 72 58 76 64 68
          mark ellipse 74 46 26 27
        drop.keypad.rectangle 132 104
          body box 10 10 112 84 14
          spot M48 30C56 42 62 50 62 58C62 76 34 76 34 58C34 50 40 42 48 30Z
          spot circle 84 38 5 100 38 5 84 54 5 100 54 5 84 70 5 100 70 5
        hand.pinch 112 116
          body M30 108C14 92 10 70 24 54L52 20C58 12 70 20 64 30L52 50L84 34C94 30 100 42 92 48L70 62L96 60C104 60 104 72 96 74L74 78C76 96 62 108 46 108Z
        hand.raised.brakesignal 124 100
          line arc 62 50 36 0 359 62 50 54 -35 35 62 50 54 145 215
          area circle 62 50 14
        dots.and.line.vertical.and.cursorarrow.rectangle 132 104
          body box 10 10 112 84 14
          spot circle 34 36 5 34 52 5 34 68 5
          mark M52 28V76
        doc.text.below.ecg text.below.ecg 112 116
          line M8 34H34L44 10L58 56L68 34H104M12 78H100M12 100H72
        checkmark.gobackward 112 120
          use gobackward 0 0 112 120
          line M38 66L50 80L74 52
        arrow.up.circle.dotted arrow.down.circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 7 4.6
          line M60 82V34M41 53L60 34L79 53
        lock.circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 7 4.6
          use lock.fill 42 32 36 50
        list.and.film 124 100
          line M10 18H50M10 50H50M10 82H50
          body box 66 10 48 80 8
          mark M66 30H114M66 50H114M66 70H114
        pip.remove = pip.exit
        person.2.gobackward = person.2
        sparkles.square.filled.on.square 116 110
          line M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24
          area box 26 26 78 78 14
          hole M66 40C70 58 74 62 92 66C74 70 70 74 66 92C62 74 58 70 40 66C58 62 62 58 66 40Z
        face.smiling 120 115
          body circle 60 57.5 55
          spot circle 43 46 6 77 46 6
          mark M36 68C42 92 78 92 84 68
        applescript 108 116
          body box 12 10 84 96 12
          mark M34 38H74M34 58H74M34 78H58
        arrow.down.forward = arrow.down.right
        arrow.down.backward = arrow.down.left
        arrow.up.forward = arrow.up.right
        arrow.up.backward = arrow.up.left
        arrow.down.forward.circle = arrow.down.right.circle
        arrowtriangle.right 86 96
          body M14 14L74 48L14 82Z
        arrowtriangle.forward = arrowtriangle.right
        arrowtriangle.left arrowtriangle.backward = mirrored arrowtriangle.right
        arrowtriangle.backward.fill = mirrored arrowtriangle.right.fill
        arrowtriangle.down 96 86
          body M14 14H82L48 74Z
        arrowtriangle.up = overturned arrowtriangle.down
        inside:person.crop 108 108
          area circle 54 34 22
          area M12 100C14 74 32 64 54 64C76 64 94 74 96 100Z
        inside:automatic inside:a.automatic 108 92
          line M22 84L54 8L86 84M34 56H74
        inside:filled 60 60
          area circle 30 30 22
        checkmark.seal.text.page questionmark.text.page exclamationmark.triangle.text.page = doc.text
        inside:timemachine = clock.arrow.circlepath
        inside:record 100 100
          area circle 50 50 36
        envelope.front = envelope
        ticket 136 104
          body M10 18H126V40C112 42 112 62 126 64V86H10V64C24 62 24 42 10 40Z
          mark M90 30V34M90 50V54M90 70V74
        paintpalette 124 114
          body M62 10C92 10 114 30 114 54C114 70 102 76 90 76C78 76 70 82 76 92C80 102 72 106 62 106C34 106 10 86 10 58C10 30 34 10 62 10Z
          spot circle 38 44 7 62 32 7 86 44 7 34 70 7
        magnifyingglass.circle 120 115
          body circle 60 57.5 55
          mark circle 55 52 23
          mark M70 68L86 83
        star.circle 120 115
          body circle 60 57.5 55
          spot M60 26L69 48L92 50L74 65L80 88L60 75L40 88L46 65L28 50L51 48Z
        heart.circle 120 115
          body circle 60 57.5 55
          spot M60 86C42 72 31 60 31 48C31 39 38 33 46 33C53 33 58 37 60 42C62 37 67 33 74 33C82 33 89 39 89 48C89 60 78 72 60 86Z
        bolt.circle 120 115
          body circle 60 57.5 55
          spot M66 24L36 64H57L52 92L84 50H63Z
        location.circle 120 115
          body circle 60 57.5 55
          spot M88 30L30 54L54 60L60 86Z
        bell.circle 120 115
          body circle 60 57.5 55
          spot M36 74C42 68 42 60 43 50C44 40 50 33 60 33C70 33 76 40 77 50C78 60 78 68 84 74Z
          mark M54 84C56 88 64 88 66 84
        """
}
