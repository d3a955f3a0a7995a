/// Arrows, chevrons, and signs of counting.
extension SymbolBook {
    static let arrows = """
        arrow.up.and.down 82 140
          line M41 12V128M12 38L41 12L70 38M12 102L41 128L70 102
        arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.and.left.and.right 128 128
          line M64 12V116M12 64H116M46 28L64 12L82 28M46 100L64 116L82 100M28 46L12 64L28 82M100 46L116 64L100 82
        move.3d 124 120
          line M62 64V12M46 28L62 12L78 28M62 64L16 100M20 78L16 100L38 104M62 64L108 100M104 78L108 100L86 104
        arrow.up.left.and.arrow.down.right 125 112
          line M18.5 48V12H54.5M18.5 12L52.5 46M106.5 64V100H70.5M106.5 100L72.5 66
        inside:arrow.up.left.and.arrow.down.right inside:arrow.up.backward.and.arrow.down.forward 100 100
          line M9 50V9H50M9 9L40 40M91 50V91H50M91 91L60 60
        inside:arrow.up.right.and.arrow.down.left inside:arrow.up.forward.and.arrow.down.backward = mirrored inside:arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left 125 112
          line M54.5 14V48H20.5M54.5 48L18.5 12M70.5 98V64H104.5M70.5 64L106.5 100
        inside:arrow.down.right.and.arrow.up.left inside:arrow.down.forward.and.arrow.up.backward 100 100
          line M40 9V40H9M40 40L9 9M60 91V60H91M60 60L91 91
        inside:arrow.down.left.and.arrow.up.right inside:arrow.down.backward.and.arrow.up.forward = mirrored inside:arrow.down.right.and.arrow.up.left
        arrow.up.right.and.arrow.down.left arrow.up.forward.and.arrow.down.backward = mirrored arrow.up.left.and.arrow.down.right
        arrow.down.left.and.arrow.up.right arrow.down.backward.and.arrow.up.forward = mirrored arrow.down.right.and.arrow.up.left
        arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left 116 116
          line M12 42V12H42M74 12H104V42M104 74V104H74M42 104H12V74M14 14L102 102M102 14L14 102
        arrow.up.left.and.down.right.magnifyingglass 116 116
          line circle 50 50 45
          line M79 79L106 106
          fine line M33 33L67 67M33 50V33H50M67 50V67H50
        arrow.up.to.line 98 116
          line M13 10H85M49 106V25.5M18.5 53L49 25.5L79.5 53
        arrow.down.to.line = overturned arrow.up.to.line
        arrow.left.to.line 118 90
          line M10 12V78M108 45H26M54 17L26 45L54 73
        arrow.right.to.line = mirrored arrow.left.to.line
        arrow.forward.to.line = arrow.right.to.line
        arrow.backward.to.line = arrow.left.to.line
        arrow.right.to.line.circle 120 115
          body circle 60 57.5 49.8
          mark M36.46 57.5H70.87M56.38 42.56L70.87 57.5L56.38 72.44M83.54 39.84V75.16
        arrow.left.arrow.right.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M80 40.5H40M48 32.5L40 40.5L48 48.5M39 65.5H79M71 57.5L79 65.5L71 73.5
        arrow.left.and.line.vertical.and.arrow.right 140 96
          line M70 10V86M58 48H12M34 26L12 48L34 70M82 48H128M106 26L128 48L106 70
        arrow.right.and.line.vertical.and.arrow.left 140 96
          line M70 10V86M10 48H56M36 28L56 48L36 68M130 48H84M104 28L84 48L104 68
        arrow.up.and.line.horizontal.and.arrow.down 96 140
          line M10 70H86M48 58V12M26 34L48 12L70 34M48 82V128M26 106L48 128L70 106
        arrow.down.and.line.horizontal.and.arrow.up 96 140
          line M10 70H86M48 10V56M28 36L48 56L68 36M48 130V84M28 104L48 84L68 104
        arrow.up.and.down.text.horizontal 124 112
          line M26 12V100M10 28L26 12L42 28M10 84L26 100L42 84M58 20H114M58 44H114M58 68H114M58 92H96
        arrow.left.and.right.text.vertical = turned arrow.up.and.down.text.horizontal
        arrow.up.and.down.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M59.5 29.24V76.76M47.18 41.56L59.5 29.24L71.82 41.56M47.18 64.44L59.5 76.76L71.82 64.44
        arrow.left.and.right.square = turned arrow.up.and.down.square
        arrow.left.and.right.circle 120 115
          body circle 60 57.5 49.8
          mark M29.21 57.5H90.79M43.7 42.56L29.21 57.5L43.7 72.44M76.3 42.56L90.79 57.5L76.3 72.44
        arrow.turn.down.right 112 100
          line M14 12V48C14 58 20 64 30 64H98M70 36L98 64L70 92
        arrow.turn.down.left = mirrored arrow.turn.down.right
        arrow.turn.up.right = overturned arrow.turn.down.right
        arrow.turn.up.left = mirrored arrow.turn.up.right
        arrow.turn.right.up 100 112
          line M12 98H48C58 98 64 92 64 82V14M36 42L64 14L92 42
        arrow.turn.right.down = overturned arrow.turn.right.up
        arrow.turn.left.up = mirrored arrow.turn.right.up
        arrow.turn.left.down = mirrored arrow.turn.right.down
        arrow.uturn.down 100 116
          line M86 104V48C86 30 76 20 60 20C44 20 34 30 34 48V100M12 78L34 100L56 78
        arrow.uturn.up = overturned arrow.uturn.down
        arrow.uturn.forward = arrow.uturn.right
        arrow.uturn.backward = arrow.uturn.left
        arrow.triangle.turn.up.right.diamond arrow.trianglehead.turn.up.right.diamond 124 122
          body M55 11C59 7 65 7 69 11L112 54C116 58 116 64 112 68L69 111C65 115 59 115 55 111L12 68C8 64 8 58 12 54Z
          mark M46 80V62C46 57 49 54 54 54H72
          spot M70 38L90 54L70 70Z
        arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle 120 115
          body circle 60 57.5 49.8
          mark M43.7 77.87V59.76C43.7 55.24 46.42 52.52 50.95 52.52H67.24
          spot M67.24 38.03L85.35 52.52L67.24 67.01Z
        arrow.triangle.branch arrow.trianglehead.branch 108 116
          line M36 106V24M36 88C36 60 78 72 78 40V24
          area M20 30L36 6L52 30ZM62 30L78 6L94 30Z
        arrow.triangle.merge arrow.trianglehead.merge arrow.merge 108 116
          line M54 106V28M24 106V90C24 66 54 70 54 44M84 106V90C84 66 54 70 54 44
          area M36 32L54 6L72 32Z
        arrow.triangle.pull arrow.trianglehead.pull 116 116
          line circle 28 22 14
          line circle 28 94 14
          line circle 90 94 14
          line M28 36V80M90 80V46C90 32 82 24 68 24H62
          area M68 8V40L48 24Z
        arrow.trianglehead.2.clockwise = turned arrow.2.circlepath
        arrow.triangle.capsulepath 140 96
          line M12 52V46C12 28 26 18 44 18H94M128 44V50C128 68 114 78 96 78H46
          area M90 2V34L110 18ZM50 62V94L30 78Z
        arrow.triangle.swap arrow.trianglehead.swap 108 116
          line M34 30V106M74 86V10
          area M16 34L34 8L52 34ZM56 82L74 108L92 82Z
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 145 117
          line arc 72.5 58.5 45.72 192 330 72.5 58.5 45.72 12 150
          area M131.73 17.9V50.77L98.2 41.1ZM13.27 99.1V66.23L46.8 75.9Z
          room open 50.16 38.2 44.7 40.6
        arrow.3.trianglepath arrow.trianglehead.clockwise.trianglepath 124 116
          line M44 40L62 12L80 40M90 56L108 88H74M50 88H16L34 56
          area M66 44L88 46L92 26ZM84 74V102L64 88ZM22 60L46 50L44 76Z
        arrow.circlepath 120 115
          line arc 60 57.5 43.46 -36 252
          area M77.9 9.2L106 20.5L81.8 39.2Z
          room open 41.89 38.03 36.22 39.84
        arrow.triangle.2.circlepath.circle arrow.trianglehead.2.clockwise.rotate.90.circle arrow.2.circlepath.circle 120 115
          body circle 60 57.5 49.8
          mark arc 60 57.5 22.64 195 325 60 57.5 22.64 15 145
          spot M88.98 34.41V54.33L70.87 47.09ZM31.02 80.59V60.67L49.13 67.91Z
        arrow.triangle.2.circlepath.camera arrow.trianglehead.2.clockwise.rotate.90.camera camera.rotate 138 101
          body M22 20H38L48 8H90L100 20H116C124 20 128 24 128 32V80C128 88 124 92 116 92H22C14 92 10 88 10 80V32C10 24 14 20 22 20Z
          mark arc 69 55 23 195 325 69 55 23 15 145
          spot M99 32V52L80 45ZM39 78V58L58 65Z
        arrow.triangle.2.circlepath.icloud arrow.trianglehead.2.clockwise.rotate.90.icloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          mark arc 70 56 18 200 325 70 56 18 20 145
          spot M94 36V54L78 46ZM46 76V58L62 66Z
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 138 108
          use arrow.2.circlepath 0 0 138 108
          line M69 34V58
          area circle 69 73 5.5
        dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90 120 115
          line arc 60 57.5 43.46 -36 252
          area M77.9 9.2L106 20.5L81.8 39.2Z
          fine use dollarsign 38 28 44 60
        person.crop.circle.arrow.trianglehead.counterclockwise 120 115
          line arc 60 57.5 43.46 -36 252
          area M77.9 9.2L106 20.5L81.8 39.2Z
          area circle 60 47.09 11.77
          area M40.08 79.68C41.89 68.82 49.13 62.48 60 62.48C70.87 62.48 78.11 68.82 79.92 79.68Z
        plus.arrow.trianglehead.clockwise 116 118
          use arrow.clockwise 0 0 106 118
          line M54 52V86M37 69H71
        minus.arrow.trianglehead.counterclockwise 116 118
          use arrow.counterclockwise 0 0 106 118
          line M37 69H71
        gobackward 106 118
          line arc 53 65 43.5 -70 235
          area M58.5 4V35.5L32 19.5Z
        goforward = mirrored gobackward
        clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90 138 116
          line arc 69 58 47 195 330 69 58 47 15 150
          area M124 14V48L94 38ZM14 102V68L44 78Z
          line M69 36V60L84 70
        clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 124 116
          line arc 66 58 46 -165 150
          area M4 46H38L21 72Z
          line M66 32V60L84 74
        lock.rotation 124 115
          line arc 62 63.5 46 -60 245
          area M66 1.5V33.5L40 17.5Z
          area box 42 57.5 40 32 6
          line M50 59.5V51.5C50 35.5 74 35.5 74 51.5V59.5
        rotate.right 124 120
          body box 34 50 70 62 12
          line M14 56C14 30 32 18 56 18H76
          area M70 2V34L94 18Z
        rotate.left = mirrored rotate.right
        rotate.left.fill = mirrored rotate.right.fill
        crop 112 112
          line M28 8V84H104M8 28H84V104
        crop.rotate 128 128
          line M40 24V88H104M24 40H88V104
          line arc 64 64 56 -80 -10 64 64 56 100 170
          area M60 0V18L76 9ZM68 128V110L52 119Z
        arrow.up.right.and.arrow.down.left.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M84.67 29.99H103.71V49.37M103.71 29.99L82.77 49.37M61.83 76.51H42.79V57.13M42.79 76.51L63.73 57.13
        arrow.up.left.and.arrow.down.right.rectangle = mirrored arrow.up.right.and.arrow.down.left.rectangle
        arrow.up.bin 116 104
          body M12 34H104V84C104 90 100 94 94 94H22C16 94 12 90 12 84ZM10 10H106V34H10Z
          mark M58 82V48M44 62L58 48L72 62M12 34H104
        xmark.bin 116 104
          body M12 34H104V84C104 90 100 94 94 94H22C16 94 12 90 12 84ZM10 10H106V34H10Z
          mark M44 50L72 78M72 50L44 78M12 34H104
        arrow.up.doc arrow.up.document 108 121
          body M17.2 23.94C17.2 16.25 21.41 12.4 29.82 12.4H59.26L90.8 43.18V97.06C90.8 104.75 86.59 108.6 78.18 108.6H29.82C21.41 108.6 17.2 104.75 17.2 97.06Z
          bare line M59.26 12.4V43.18H90.8
          full gap M61.36 10.48V41.26H92.9
          mark M54 97.06V62.42M38.23 75.89L54 61.46L69.77 75.89
        arrow.down.doc arrow.down.document 108 121
          body M17.2 23.94C17.2 16.25 21.41 12.4 29.82 12.4H59.26L90.8 43.18V97.06C90.8 104.75 86.59 108.6 78.18 108.6H29.82C21.41 108.6 17.2 104.75 17.2 97.06Z
          bare line M59.26 12.4V43.18H90.8
          full gap M61.36 10.48V41.26H92.9
          mark M54 60.5V96.09M38.23 81.66L54 96.09L69.77 81.66
        arrow.right.doc.on.clipboard arrow.right.page.on.clipboard 112 124
          use doc.on.clipboard 0 0 112 124
          line M58 85H90M79 73L91 85L79 97
        arrow.up.heart 118 99
          both heart 0 0 118 99
          cut arrow.up 40 33 38 40
        arrowshape.right 124 104
          body M10 36H62V16C62 11 67 9 71 13L112 48C115 51 115 54 112 57L71 92C67 95 62 93 62 88V68H10Z
        arrowshape.left = mirrored arrowshape.right
        arrowshape.up = turned arrowshape.left
        arrowshape.down = turned arrowshape.right
        arrowshape.left.fill = mirrored arrowshape.right.fill
        arrowshape.up.fill = turned arrowshape.left.fill
        arrowshape.down.fill = turned arrowshape.right.fill
        arrowshape.forward = arrowshape.right
        arrowshape.backward = arrowshape.left
        arrowshape.left.arrowshape.right 140 88
          body M10 44L44 12V30H96V12L130 44L96 76V58H44V76Z
        arrowshape.turn.up.left 124 108
          body M56.5 12C56.5 8 52.5 7 50 9L12 44C9.5 47 9.5 51 12 54L50 88.5C52.5 90.5 56.5 89.5 56.5 85.5V66C82.5 65 99.5 73.5 112 95C113.5 98 115.5 97 114.5 92.5C111 57 92 32.5 56.5 31.5Z
        arrowshape.turn.up.right = mirrored arrowshape.turn.up.left
        arrowshape.turn.up.right.fill = mirrored arrowshape.turn.up.left.fill
        arrowshape.turn.up.backward = arrowshape.turn.up.left
        arrowshape.turn.up.forward = arrowshape.turn.up.right
        arrowshape.turn.up.left.2 150 106
          body M78 12C78 8 74 7 71 9L35 43C32 46 32 50 35 53L71 87C74 89 78 88 78 84V65C106 64 124 72 137 93C139 96 141 95 140 91C136 56 116 32 78 31Z
          line M40 12L8 44C6 46 6 50 8 52L40 86
        arrowshape.zigzag.right 140 108
          body M12 33L36.22 33L58.22 81L92 81L92 100L128 72L92 44L92 63L69.78 63L47.78 15L12 15Z
        arrowshape.bounce.right 136 112
          body M7.9 15.92L45.87 94.39L69.56 47L88 47L88 67L124 38L88 9L88 29L58.44 29L46.13 53.61L24.1 8.08Z
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right 132 104
          body M49 20.5V83.5L11.5 52ZM83 20.5V83.5L120.5 52Z
          line M66 11.5V92.5
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left 132 104
          body M13 20.5V83.5L51 52ZM119 20.5V83.5L81 52Z
          line M66 11.5V92.5
        dpad 116 116
          body M42 10H74V42H106V74H74V106H42V74H10V42H42Z
          spot M58 20L66 32H50ZM58 96L50 84H66ZM20 58L32 50V66ZM96 58L84 66V50Z
        chevron.compact.down 119 40
          line M13.5 11L59.5 29L105.5 11
        chevron.compact.up = overturned chevron.compact.down
        chevron.compact.right 44 112
          line M12 10L32 56L12 102
        chevron.compact.left = mirrored chevron.compact.right
        chevron.left.2 112 95
          line M54 10L16 47.5L54 85M98 10L60 47.5L98 85
        chevron.right.2 = mirrored chevron.left.2
        chevron.backward.2 = chevron.left.2
        chevron.forward.2 = chevron.right.2
        chevron.up.2 112 108
          line M12 52L56 14L100 52M12 96L56 58L100 96
        chevron.down.2 = overturned chevron.up.2
        chevron.left.to.line 100 95
          line M86 10L48 47.5L86 85M16 10V85
        chevron.right.to.line = mirrored chevron.left.to.line
        chevron.left.chevron.right 132 95
          line M48 10L14 47.5L48 85M84 10L118 47.5L84 85
        chevron.left.forwardslash.chevron.right 144 95
          line M40 14L10 47.5L40 81M104 14L134 47.5L104 81M82 8L62 87
        chevron.down.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M38.38 45.08L59.5 64.44L80.62 45.08
        chevron.compact.up.chevron.compact.down 112 92
          line M10 34L56 12L102 34M10 58L56 80L102 58
        equal 108 64
          line M12 18H96M12 46H96
        notequal 108 92
          line M12 32H96M12 60H96M74 8L34 84
        lessthan 104 95
          line M90 12L14 47.5L90 83
        greaterthan = mirrored lessthan
        lessthan.circle 120 115
          body circle 60 57.5 49.8
          mark M76.3 38.03L40.08 57.5L76.3 76.97
        greaterthan.circle = mirrored lessthan.circle
        divide 108 95
          line M12 47.5H96
          area circle 54 18 9 54 77 9
        plusminus 108 108
          line M54 8V68M24 38H84M24 98H84
        minus.plus.batteryblock 132 104
          body box 10 24 112 70 12
          line M26 12H46M86 12H106
          mark M30 58H54M78 58H102M90 46V70
        sum 92 104
          line M80 22V10H14L52 52L14 94H80V82
        function 120 104
          line M62 18C58 6 44 6 40 26L26 84C22 100 10 102 8 92M24 44H58M66 54C76 52 80 58 84 72C88 86 94 92 104 88M106 54L66 90
        x.squareroot 124 108
          line M8 58L20 50L38 96L60 12H116M70 50L98 88M98 50L70 88
        angle 112 100
          line M86 10L14 90H102
        degreesign.celsius 124 96
          line circle 24 24 16
          line M112 30C104 16 94 10 82 10C60 10 50 28 50 48C50 68 60 86 82 86C96 86 106 80 112 66
        degreesign.fahrenheit 116 96
          line circle 24 24 16
          line M108 12H60V86M60 48H100
        asterisk 92 92
          line M46 8V84M13 27L79 65M79 27L13 65
        curlybraces 124 104
          line M40 8C26 8 24 14 24 24V38C24 46 20 52 10 52C20 52 24 58 24 66V80C24 90 26 96 40 96M84 8C98 8 100 14 100 24V38C100 46 104 52 114 52C104 52 100 58 100 66V80C100 90 98 96 84 96
        ellipsis.curlybraces 136 104
          line M40 8C26 8 24 14 24 24V38C24 46 20 52 10 52C20 52 24 58 24 66V80C24 90 26 96 40 96M96 8C110 8 112 14 112 24V38C112 46 116 52 126 52C116 52 112 58 112 66V80C112 90 110 96 96 96
          area circle 48 52 6 68 52 6 88 52 6
        parentheses 112 104
          line M36 8C8 32 8 72 36 96M76 8C104 32 104 72 76 96
        option 128 92
          line M10 14H40L82 78H118M80 14H118
        control 112 64
          line M12 52L56 14L100 52
        shift 116 108
          body M58 10L108 58H82V98H34V58H8Z
        capslock 116 124
          body M58 10L108 58H82V84H34V58H8ZM34 100H82V114H34Z
        escape 112 112
          line M40 66L14 14M14 44V14H44
          line arc 60 62 42 -120 150
        return return.left 124 96
          line M112 12V48C112 56 106 62 98 62H14M42 34L14 62L42 90
        return.right = mirrored return
        power 120 119
          line M60 12.64V54.57
          line arc 60 61.85 45.06 -55 235
        power.circle 120 115
          body circle 60 57.5 49.8
          mark M60 30.79V56.14
          mark arc 60 59.76 23.54 -48 228
        togglepower 112 112
          line circle 56 56 48
          line M56 32V80
        poweron 40 112
          line M20 12V100
        poweroff 112 112
          line circle 56 56 48
        restart 112 112
          use arrow.clockwise 0 0 112 112
          area M47 43L75 60L47 77Z
        sleep.circle 120 115
          body circle 60 57.5 49.8
          mark M41.89 47.09H58.19L41.89 65.2H58.19M65.43 63.39H78.11L65.43 77.87H78.11
        cursorarrow 76 112
          body M14 12L66 64H42L56 98L42 104L28 70L14 84Z
          slash up
        cursorarrow.rays 124 124
          area M54 52L112 74L86 84L110 108L102 114L80 92L70 116Z
          line M54 10V28M22 22L34 34M86 22L74 34M10 54H28M22 86L34 74
        cursorarrow.click 116 120
          area M48 44L106 66L80 76L104 100L96 106L74 84L64 108Z
          line arc 44 44 32 70 300
        cursorarrow.motionlines 124 112
          area M60 18L112 70H88L102 100L88 106L74 76L60 88Z
          line M12 36H42M12 58H42M12 80H42
        contextualmenu.and.cursorarrow 132 124
          body box 10 10 92 76 12
          mark M28 34H78M28 54H62
          clear M72 52L122 74L100 82L120 102L112 110L92 90L84 112Z
          area M72 52L122 74L100 82L120 102L112 110L92 90L84 112Z
        pointer.arrow = cursorarrow
        pointer.arrow.rays = cursorarrow.rays
        pointer.arrow.click = cursorarrow.click
        digitalcrown.horizontal.arrow.clockwise 124 112
          body box 12 44 44 56 9
          mark M26 58V86M42 58V86
          line arc 72 58 40 -110 60
          area M50 4V36L76 18Z
        memories 120 115
          line arc 62 57.5 50 -165 160
          area M2 44H32L17 68Z
          line M62 30V58L78 70
        playpause 132 104
          body M14 14L70 52L14 90Z
          bare line M90 16V88M116 16V88
          full area box 82 12 14 80 4 108 12 14 80 4
        playpause.circle 120 115
          body circle 60 57.5 49.8
          spot M34 38.5L62 57.5L34 76.5Z
          spot box 68 40 8 35 2 82 40 8 35 2
        gobackward.minus 112 120
          use gobackward 0 0 112 120
          line M38 66H74
        goforward.plus 112 120
          use goforward 0 0 112 120
          line M38 66H74M56 48V84
        arrow.clockwise.heart 118 99
          both heart 0 0 118 99
          mark arc 58 51 16 22 300
          spot M62 42L73 26L79.5 43.5Z
        arrow.trianglehead.2.counterclockwise = turned arrow.trianglehead.2.counterclockwise.rotate.90
        arrow.trianglehead.2.counterclockwise.rotate.90 = mirrored arrow.2.circlepath
        arrow.trianglehead.rectanglepath = arrow.rectanglepath
        arrow.triangle.2.circlepath.doc.on.clipboard arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard 124 124
          use doc.on.clipboard 0 0 112 124
          clear box 50 56 62 54 8
          body box 46 52 70 66 10
          fine mark arc 81 85 18 190 318 81 85 18 10 138
          spot M104 68V84L90.5 78ZM58 102V86L71.5 92Z
        person.2.gobackward person.2.arrow.trianglehead.counterclockwise 106 118
          use gobackward 0 0 106 118
          use person.2.fill 24 46 58 40
        lock.open.rotation lock.rotation.open 124 115
          line arc 62 63.5 46 -60 245
          area M66 1.5V33.5L40 17.5Z
          area box 34 57.5 38 32 6
          line M64 59.5V51.5C64 35.5 88 35.5 88 51.5V57
        arrow.up.and.down.and.sparkles 124 140
          line M38 12V128M12 38L38 12L64 38M12 102L38 128L64 102
          area M92 44C95 62 100 67 116 70C100 73 95 78 92 96C89 78 84 73 68 70C84 67 89 62 92 44Z
        arrow.down.left.and.arrow.up.right.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M105.61 28.05L82.77 45.5M82.77 29.02V45.5H100.85M40.89 78.45L63.73 61M63.73 77.48V61H45.65
        arrow.right.circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 11.7 4.2
          line M38 57.5H80M63 40.5L80 57.5L63 74.5
        arrow.left.circle.dotted = mirrored arrow.right.circle.dotted
        arrow.down.app.dashed 119 106
          use app.dashed 3.5 0 112 106
          line M59.5 30V74M42.5 57L59.5 74L76.5 57
        square.dotted 119 106
          area circle 19.5 13 4.2 35.5 13 4.2 51.5 13 4.2 67.5 13 4.2 83.5 13 4.2 99.5 13 4.2 19.5 93 4.2 35.5 93 4.2 51.5 93 4.2 67.5 93 4.2 83.5 93 4.2 99.5 93 4.2 19.5 29 4.2 19.5 45 4.2 19.5 61 4.2 19.5 77 4.2 99.5 29 4.2 99.5 45 4.2 99.5 61 4.2 99.5 77 4.2
        arrow.up.to.line.compact arrow.up.to.line.alt 98 92
          line M13 10H85M49 82V26M25 50L49 26L73 50
        arrow.down.to.line.compact arrow.down.to.line.alt = overturned arrow.up.to.line.compact
        arrow.left.to.line.compact arrow.left.to.line.alt 94 90
          line M10 12V78M84 45H26M50 21L26 45L50 69
        arrow.right.to.line.compact arrow.right.to.line.alt = mirrored arrow.left.to.line.compact
        arrowkeys 128 92
          body box 50 9 28 28 6
          body box 9 52 28 28 6
          body box 50 52 28 28 6
          body box 91 52 28 28 6
          spot M64 16.5L71 27.5H57ZM64 72.5L57 61.5H71ZM16.5 66L27.5 59V73ZM111.5 66L100.5 73V59Z
        alt 128 92
          line M10 78H40L82 14H118M80 78H118
        power.dotted 112 116
          line M56 8V54
          area circle 80.1 27.6 4.5 92 40.4 4.5 97.7 56.9 4.5 96.2 74.3 4.5 87.7 89.6 4.5 73.7 100.1 4.5 56.7 104 4.5 39.6 100.7 4.5 25.3 90.6 4.5 16.3 75.7 4.5 14.2 58.3 4.5 19.3 41.6 4.5 30.7 28.5 4.5
        cursorarrow.and.square.on.square.dashed 142 138
          use square.on.square.dashed 0 0 112 112
          clear M84 80L134 99L112 108L103 130Z
          area M84 80L134 99L112 108L103 130Z
        arrow.up.and.down.circle 120 115
          body circle 60 57.5 49.8
          mark M60 28V87M46 42L60 28L74 42M46 73L60 87L74 73
        arrow.turn.up.forward.iphone 132 120
          both iphone 0 0 76 120
          line M92 92V54H122M106 38L122 54L106 70
        rotate.3d 124 124
          full area circle 62 62 24
          line ellipse 12 42 100 40 42 12 40 100
          area M70 72V92L90 82ZM73 30H93L83 12Z
        scale.3d 124 120
          line M62 64V20M62 64L24 94M62 64L100 94
          area box 53 8 18 18 4 10 88 18 18 4 96 88 18 18 4
        """
}
