/// Signs, forms and clothes that are in none of the other chapters.
extension SymbolBook {
    static let others = """
        accessibility 120 115
          body circle 60 57.5 49.8
          spot circle 60 32.6 7.24
          mark M36.46 47.09L60 50.71L83.54 47.09M60 50.71V65.2L49.13 88.74M60 65.2L70.87 88.74
        abc 132 72
          line M8 62L24 12L40 62M13 46H35M54 12V62H70C86 62 86 36 70 36H54M54 12H68C82 12 82 36 68 36M124 22C116 6 98 12 98 37C98 62 116 68 124 52
        alternatingcurrent 124 64
          line M10 32C22 4 48 4 62 32C76 60 102 60 114 32
        directcurrent 124 64
          line M10 20H114M10 46H34M50 46H74M90 46H114
        arrow.rectanglepath 124 108
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
          line circle 60 57.5 49.8
          area M67.24 27.17L38.27 63.39H58.19L52.76 88.74L83.54 50.71H63.62Z
        burst 120 118
          body M60 8L70 40L98 20L82 50L112 60L82 70L98 98L70 80L60 110L50 80L22 98L38 70L8 60L38 50L22 20L50 40Z
        button.horizontal 140 84
          body box 10 16 120 52 20
          mark M46 42H94
        candybarphone 76 124
          body box 12 10 52 104 12
          mark M26 26H50V50H26Z
          spot circle 26 68 4 38 68 4 50 68 4 26 82 4 38 82 4 50 82 4 26 96 4 38 96 4 50 96 4
        car.front.waves.up 132 124
          both car 0 24 132 100
          line M36 22C46 10 52 26 62 16C72 6 80 22 92 10
        characters.uppercase 124 80
          line M8 68L32 10L56 68M18 46H46M72 68V10H92C112 10 112 38 92 38H72M92 38C116 38 116 68 92 68H72
        characters.lowercase 124 80
          line M50 68V34M50 51C50 72 12 72 12 51C12 30 50 30 50 51M72 10V68M72 51C72 30 112 30 112 51C112 72 72 72 72 51
        compass.drawing 104 124
          line M52 34L22 112M52 34L82 112M30 90C44 98 60 98 74 90
          body circle 52 22 14
        contact.sensor 108 112
          body box 10 10 44 92 10
          body box 70 30 28 52 8
        dollarsign.bank.building 128 120
          body M64 8L116 32V42H12V32Z
          line M22 44V96M106 44V96M12 108H116
          fine use dollarsign 44 46 40 58
        dot.circle 120 115
          body circle 60 57.5 49.8
          spot circle 60 57.5 11.77
        dot.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          spot circle 59.5 53 11.44
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
        light.beacon.max 120 104
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
          line circle 60 57.5 49.8
          line M60 14.49V100.51M60 57.95L29.21 88.74M60 57.95L90.79 88.74
        person.bust 104 112
          body circle 52 30 22
          body M12 104C12 74 30 62 52 62C74 62 92 74 92 104Z
        person.crop.rectangle.stack 122 112
          body box 10 30 102 74 12
          line M24 16H98M36 4H86
          spot circle 61 56 13
          spot M36 94C38 80 48 74 61 74C74 74 84 80 86 94Z
        rectangle.checkered 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 23.76 16.43 24.75 25.2 3.84 73.25 16.43 24.75 25.2 0 48.5 41.62 24.75 25.2 0 98 41.62 24.75 25.2 0 23.76 66.82 24.75 23.26 3.84 73.25 66.82 24.75 23.26 0
        rectangle.ratio.16.to.9 136 96
          body box 10 14 116 66 10
        rectangle.ratio.4.to.3 132 108
          body box 10 10 112 84 10
        rectangle.ratio.3.to.4 108 132
          body box 12 10 84 112 10
        rectangle.ratio.9.to.16 96 136
          body box 14 10 66 116 10
        rectangle.portrait.on.rectangle.portrait.angled 124 124
          line M28 96L11 36C9 28 12 23 19 21L67 9C74 7.5 78 9 80 13
          body box 46 28 64 88 12
        scroll 120 116
          body M30 12H96C106 12 110 20 110 28V36H92V90C92 100 86 104 80 104H28C16 104 10 98 10 88V80H20V28C20 20 22 12 30 12Z
          bare line M20 80H66V88C66 96 72 104 80 104
          full gap M20 80H66V88C66 96 72 104 80 104
          mark M44 34H74M44 54H74
        shoe 132 92
          body M12 22C22 32 36 32 46 20L84 48C104 52 122 54 122 68V78H12Z
          mark M12 64H120M60 32L52 42M72 42L64 52
        shoeprints 112 112
          body M24 12C38 8 44 26 40 44L38 62L20 60C10 44 10 16 24 12ZM20 72L38 74C38 88 22 90 20 72Z
          body M88 22C74 18 68 36 72 54L74 72L92 70C102 54 102 26 88 22ZM92 82L74 84C74 98 90 100 92 82Z
        skew 124 104
          line M36 14H112L88 90H12Z
        perspective 124 104
          line M30 14H94L112 90H12Z
          line M12 52H112
        flip.horizontal 132 116
          body M46 22V96H11Z
          line M86 22V96H121ZM66 8V108
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.righttriangle.left.righttriangle.right 132 120
          body M47 47V106H11Z
          line M85 47V106H121ZM66 45V109M22 20H110M35 7L22 20L35 33M97 7L110 20L97 33
        arrow.up.and.down.righttriangle.up.righttriangle.down = turned arrow.left.and.right.righttriangle.left.righttriangle.right
        square.split.bottomrightquarter 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M59.5 92.6V53H98.22
        square.text.square 124 100
          body box 10 10 34 34 7
          body box 10 58 34 34 7
          line M60 20H114M60 34H98M60 68H114M60 82H98
        swift 124 112
          line box 14 14 96 84 22
          area M44 34L80 56L44 78Z
        text.justify.left text.justify.leading text.justifyleft 112 92
          line M8 10H104M8 34H104M8 58H104M8 82H60
        text.justify.right text.justify.trailing text.justifyright 112 92
          line M8 10H104M8 34H104M8 58H104M52 82H104
        tshirt 132 112
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
        windshield.front.and.wiper 132 96
          body M24 16C48 8 84 8 108 16L122 76C84 64 48 64 10 76Z
          bare line M66 88L40 40
          full gap M62 78L40 40
          full line M66 88L62 80
        translate 124 112
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
          body circle 60 57.5 49.8
          fine mark M43.7 47.09C41.89 39.84 27.4 39.84 27.4 48.9C27.4 57.95 43.7 56.14 43.7 65.2C43.7 74.25 29.21 74.25 26.5 67.01M92.6 47.09C90.79 39.84 76.3 39.84 76.3 48.9C76.3 57.95 92.6 56.14 92.6 65.2C92.6 74.25 78.11 74.25 75.39 67.01
          fine mark ellipse 50.95 41.65 18.11 31.69
        fn 108 80
          line M46 12C30 6 24 14 24 28V68M12 32H42M58 32V68M58 46C58 26 94 26 94 46V68
        f.cursive 84 116
          line M70 16C60 4 46 12 44 34L36 86C32 106 18 110 12 98M22 48H62
        drop.keypad.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot M56.12 31.93C63.73 43.56 69.44 51.31 69.44 59.06C69.44 76.51 42.79 76.51 42.79 59.06C42.79 51.31 48.5 43.56 56.12 31.93Z
          spot circle 90.38 39.68 4.8 105.61 39.68 4.8 90.38 55.19 4.8 105.61 55.19 4.8 90.38 70.69 4.8 105.61 70.69 4.8
        hand.pinch 112 116
          body M30 108C14 92 10 70 24 54L52 20C58 12 70 20 64 30L52 50L84 34C94 30 100 42 92 48L70 62L96 60C104 60 104 72 96 74L74 78C76 96 62 108 46 108Z
          full gap M60 36L38 66M80 54L50 70M88 66L56 82
        hand.raised.brakesignal 132 104
          line circle 66 52 42
          line arc 66 52 56 -38 38 66 52 56 142 218
          use hand.raised.sign 36 22 60 60
        dots.and.line.vertical.and.cursorarrow.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot circle 39 37.75 4.8 39 53.25 4.8 39 68.75 4.8
          mark M57 32V74.5
          spot M74 33L116 49.5L97.5 57L90 76Z
        text.below.ecg 112 116
          line M8 34H34L44 10L58 56L68 34H104M12 78H100M12 100H72
        doc.text.below.ecg 108 121
          body box 17.2 12.4 73.6 96.2 12
          mark M29 44H40L47 28L57 60L64 44H79M34 77H74M34 92H60
        checkmark.gobackward 112 120
          use gobackward 0 0 112 120
          line M38 66L50 80L74 52
        arrow.up.circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 11.77 4.17
          line M60 79.68V36.22M42.8 53.43L60 36.22L77.2 53.43
        lock.circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 11.77 4.17
          fine use lock.fill 39 27 42 59
        list.and.film 124 100
          line M10 18H50M10 50H50M10 82H50
          body box 66 10 48 80 8
          mark M66 30H114M66 50H114M66 70H114
        sparkles.square.filled.on.square 116 110
          line M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24
          area box 26 26 78 78 14
          hole M66 40C70 58 74 62 92 66C74 70 70 74 66 92C62 74 58 70 40 66C58 62 62 58 66 40Z
        face.smiling 120 115
          body circle 60 57.5 49.8
          spot circle 44.61 47.09 5.43 75.39 47.09 5.43
          mark M38.27 67.01C43.7 88.74 76.3 88.74 81.73 67.01
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
          body circle 60 57.5 49.8
          mark circle 55.47 52.52 20.83
          mark M69.06 67.01L83.54 80.59
        star.circle 120 115
          body circle 60 57.5 49.8
          spot M60 28.98L68.15 48.9L88.98 50.71L72.68 64.29L78.11 85.12L60 73.35L41.89 85.12L47.32 64.29L31.02 50.71L51.85 48.9Z
        heart.circle 120 115
          body circle 60 57.5 49.8
          spot M60 83.31C43.7 70.63 33.74 59.76 33.74 48.9C33.74 40.75 40.08 35.32 47.32 35.32C53.66 35.32 58.19 38.94 60 43.46C61.81 38.94 66.34 35.32 72.68 35.32C79.92 35.32 86.26 40.75 86.26 48.9C86.26 59.76 76.3 70.63 60 83.31Z
        bolt.circle 120 115
          body circle 60 57.5 49.8
          spot M65.43 27.17L38.27 63.39H57.28L52.76 88.74L81.73 50.71H62.72Z
        location.circle 120 115
          body circle 60 57.5 49.8
          spot M85.35 32.6L32.84 54.33L54.57 59.76L60 83.31Z
        bell.circle 120 115
          body circle 60 57.5 49.8
          spot M38.27 72.44C43.7 67.01 43.7 59.76 44.61 50.71C45.51 41.65 50.95 34 60 34C69.06 34 74.49 41.65 75.39 50.71C76.3 59.76 76.3 67.01 81.73 72.44Z
          spot M52 77.5H68C67 85.5 53 85.5 52 77.5Z
          spot circle 60 33 4.5
        rectangle.roundedtop 136 96
          body M10 82V34C10 20 20 14 30 14H106C116 14 126 20 126 34V82Z
        rectangle.roundedbottom = overturned rectangle.roundedtop
        button.roundedtop.horizontal 140 84
          body M10 68V40C10 24 20 16 34 16H106C120 16 130 24 130 40V68Z
          mark M46 42H94
        button.roundedbottom.horizontal = overturned button.roundedtop.horizontal
        square.split.bottomleftquarter = mirrored square.split.bottomrightquarter
        square.fill.text.grid.1x2 124 100
          area box 6 6 42 42 8 6 54 42 42 8
          line M60 18H114M60 34H98M60 66H114M60 82H98
        square.fill.text.grid.1x2.rtl = mirrored square.fill.text.grid.1x2
        arrow.2.squarepath 120 112
          line M20 68V36C20 26 26 20 36 20H78M100 44V76C100 86 94 92 84 92H42
          area M74 2V38L100 20ZM46 74V110L20 92Z
        jacket 132 112
          body M44 10C50 24 82 24 88 10L122 30L108 56L96 50V102H36V50L24 56L10 30Z
          mark M66 24V100
        carbon.dioxide.cloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          fine mark M54 48C47 39 31 43 31 57C31 71 47 75 54 66
          fine mark ellipse 62 42 25 30
          fine mark M94 60C94 52 106 52 106 59C106 64 95 68 94 75H108
        carbon.monoxide.cloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          fine mark M64 48C57 39 40 43 40 57C40 71 57 75 64 66
          fine mark ellipse 74 41 27 32
        arrow.down.circle.dotted = overturned arrow.up.circle.dotted
        rectangle.inset.filled.and.person.filled 144 112
          use rectangle.inset.filled 0 0 124 98
          clear box 88 56 48 48 14
          use person.fill 86 54 54 54
        rectangle.inset.filled.and.cursorarrow 144 112
          use rectangle.inset.filled 0 0 124 98
          clear M82 46L136 68L112 78L102 102Z
          area M82 46L136 68L112 78L102 102Z
        hazardsign 128 109
          body M64 10L118 98H10Z
          mark M64 40L92 84H36Z
        button.programmable 112 112
          body circle 56 56 46
          spot circle 56 56 11
        """
}
