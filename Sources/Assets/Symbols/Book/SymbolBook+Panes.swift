/// Pictures, rectangles and circles, whole, divided and stacked: `heart.rectangle.on.rectangle`.
extension SymbolBook {
    static let panes = """
        photo 136 106
          body M22 10H114C122 10 126 14 126 22V84C126 92 122 96 114 96H22C14 96 10 92 10 84V22C10 14 14 10 22 10Z
          spot circle 42 36 9
          mark M12 84L44 56L62 72L90 42L124 76
        photo.circle 120 115
          body circle 60 57.5 49.8
          mark M27.4 72.44L45.51 54.33L56.38 65.2L72.68 45.28L92.6 67.01
          spot circle 47.32 39.84 6.34
        photo.on.rectangle 138 116
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          body box 26 30 104 76 12
          spot circle 52 54 8
          mark M28 96L56 72L72 86L96 60L128 88
        photo.on.rectangle.angled 150 115
          line M25 83.5L11 33.5C9 25.5 13 21.5 21 19.5L95 5.5C103 3.5 107 7.5 109 15.5
          body box 35 31.5 104 76 12
          spot circle 61 55.5 8
          mark M37 97.5L65 73.5L81 87.5L105 61.5L137 89.5
        photo.stack 122 112
          body box 10 30 102 74 12
          line M24 16H98M36 4H86
          spot circle 38 52 7
          mark M12 92L38 70L54 84L78 58L110 88
        photo.tv 140 108
          body box 10 9 120 76 11
          line M46 98H94
          mark M12 74L46 46L64 62L90 34L128 70
        rectangle.on.rectangle 138 110
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          body box 26 30 104 70 12
          room 56 44 44 42
        rectangle.on.rectangle.angled 144 116
          line M22 86L8 36C6 28 10 24 18 22L92 8C100 6 104 10 106 18
          body box 32 34 104 70 12
        rectangle.filled.on.rectangle rectangle.fill.on.rectangle.fill 138 110
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          area box 22 26 112 78 14
        rectangle.portrait.on.rectangle.portrait 112 124
          line M36 22V18C36 12 40 8 46 8H92C98 8 102 12 102 18V80C102 86 98 90 92 90H90
          body M20 34H66C72 34 76 38 76 44V104C76 110 72 114 66 114H20C14 114 10 110 10 104V44C10 38 14 34 20 34Z
          room 24 52 38 44
        rectangle.stack 122 108
          body box 10 30 102 68 12
          line M24 16H98M36 4H86
          room 42 42 38 44
        square.stack 100 124
          body M18 36H82C88 36 92 40 92 46V106C92 112 88 116 82 116H18C12 116 8 112 8 106V46C8 40 12 36 18 36Z
          line M20 22H80M30 8H70
          room 27 53 46 46
        square.on.square 110 110
          line M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24
          body box 30 30 70 70 12
          room 45 45 40 40
        square.filled.on.square square.fill.on.square 110 110
          line M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24
          area box 26 26 78 78 14
        square.on.square.dashed 110 110
          line box 10 10 70 70 12
          line M94 44C100 46 100 50 100 54M100 68V78M100 92C100 98 96 100 92 100M78 100H66M52 100C46 100 44 98 44 94
        square.on.circle 124 124
          line arc 46 46 36 60 390
          body box 44 46 70 68 12
        squareshape.squareshape.dashed 110 110
          line box 10 10 60 60 4
          line M84 40H100V54M100 68V82M100 96V100H92M78 100H64M50 100H40V86
        squareshape 108 108
          body box 10 10 88 88 4
        square.split.2x2 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M56 13.4V92.6M17.28 53H94.72
        square.split.2x1 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M56 13.4V92.6
        square.split.1x2 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M17.28 53H94.72
        square.split.diagonal 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M20.8 89.08L91.2 16.92
        rectangle.split.3x1 132 104
          body box 10 10 112 84 14
          mark M47 12V92M85 12V92
        rectangle.split.2x1 132 104
          body box 10 10 112 84 14
          mark M66 12V92
        rectangle.split.1x2 132 104
          body box 10 10 112 84 14
          mark M12 52H120
        rectangle.split.2x2 132 104
          body box 10 10 112 84 14
          mark M66 12V92M12 52H120
        rectangle.split.3x3 132 104
          body box 10 10 112 84 14
          mark M47 12V92M85 12V92M12 38H120M12 66H120
        tablecells 138 100
          body box 13 8 112 84 14
          mark M50 10V90M88 10V90M15 36H123M15 64H123
        uiwindow.split.2x1 132 104
          body box 10 10 112 84 14
          mark M66 34V92M12 32H120
          spot circle 28 21 4 42 21 4
        macwindow 132 104
          body box 10 10 112 84 14
          mark M10 34H122
          spot circle 25 22 5 40 22 5 55 22 5
        macwindow.on.rectangle 138 116
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          body box 26 32 104 74 12
          mark M28 54H128
        menubar.rectangle 132 104
          body box 10 10 112 84 14
          spot box 24 22 84 10 4
        filemenu.and.selection 124 116
          body box 10 10 104 96 14
          mark M28 32H66M28 84H66
          spot box 24 48 76 20 5
        sidebar.left sidebar.leading 132 104
          body box 10 10 112 84 14
          mark M48 12V92M24 30H34M24 46H34M24 62H34
        sidebar.right sidebar.trailing = mirrored sidebar.left
        rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled 132 104
          line box 10 10 112 84 14
          area box 20 20 42 64 7
        rectangle.trailinghalf.inset.filled rectangle.righthalf.inset.filled = mirrored rectangle.leadinghalf.inset.filled
        rectangle.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle 132 104
          line box 10 10 112 84 14
          area box 20 54 92 30 7
        rectangle.tophalf.inset.filled inset.filled.tophalf.rectangle = overturned rectangle.bottomhalf.inset.filled
        rectangle.inset.bottomright.filled inset.filled.bottomright.rectangle 132 104
          line box 10 10 112 84 14
          area box 68 52 44 32 7
        rectangle.inset.bottomleft.filled = mirrored rectangle.inset.bottomright.filled
        rectangle.inset.topright.filled = overturned rectangle.inset.bottomright.filled
        rectangle.center.inset.filled 132 104
          line box 10 10 112 84 14
          area box 40 32 52 40 7
        pip.enter 136 106
          line M126 46V21C126 13 122 9 114 9H22C14 9 10 13 10 21V85C10 93 14 97 22 97H56M30 30L54 52M54 34V52H34
          area box 70 58 56 40 8
        rectangle.compress.vertical 116 120
          line M11 60H105M58 8.5V38.5M43 25.5L58 40.5L73 25.5M58 111.5V81.5M43 94.5L58 79.5L73 94.5
        rectangle.expand.vertical 116 120
          line M11 60H105M58 40.5V10.5M43 25.5L58 10.5L73 25.5M58 79.5V109.5M43 94.5L58 109.5L73 94.5
        rectangle.portrait.arrowtriangle.2.inward 140 104
          body box 46 10 48 84 10
          area M8 36V68L30 52ZM132 36V68L110 52Z
        arrow.up.left.and.arrow.down.right.square 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M34.88 50.36V32.76H52.48M34.88 32.76L50.72 48.6M77.12 55.64V73.24H59.52M77.12 73.24L61.28 57.4
        rectangle.connected.to.line.below 132 116
          body box 20 8 92 66 12
          line M66 74V92M10 104H54M78 104H122
          area circle 66 102 9
        rectangle.3.group rectangle.3.offgrid 128 108
          body box 9.5 10 58 88 9.5
          body box 81.5 10 37 36 8
          body box 81.5 62 37 36 8
        rectangle.grid.1x2 112 108
          body box 8.5 9.5 95 36.5 8.5
          body box 8.5 61.5 95 36.5 8.5
        rectangle.grid.2x2 132 104
          body box 10 10 48 34 8
          body box 74 10 48 34 8
          body box 10 60 48 34 8
          body box 74 60 48 34 8
        rectangle.grid.3x2 136 100
          body box 7.5 11 33 32.5 6.5
          body box 51.5 11 33 32.5 6.5
          body box 95.5 11 33 32.5 6.5
          body box 7.5 58.5 33 32.5 6.5
          body box 51.5 58.5 33 32.5 6.5
          body box 95.5 58.5 33 32.5 6.5
        rectangle.grid.1x3 132 124
          body box 10 8 112 26 8
          body box 10 48 112 26 8
          body box 10 88 112 26 8
        square.grid.2x2 112 108
          body box 10.5 10 37.5 36 8
          body box 64.5 10 37.5 36 8
          body box 10.5 62 37.5 36 8
          body box 64.5 62 37.5 36 8
        square.grid.3x3 108 108
          body box 8 8 22 22 4
          body box 43 8 22 22 4
          body box 78 8 22 22 4
          body box 8 43 22 22 4
          body box 43 43 22 22 4
          body box 78 43 22 22 4
          body box 8 78 22 22 4
          body box 43 78 22 22 4
          body box 78 78 22 22 4
        square.grid.3x2 124 92
          body box 8 10 26 26 5
          body box 49 10 26 26 5
          body box 90 10 26 26 5
          body box 8 56 26 26 5
          body box 49 56 26 26 5
          body box 90 56 26 26 5
        square.grid.4x3.fill 124 92
          area box 8 8 20 18 4 38 8 20 18 4 68 8 20 18 4 98 8 20 18 4 8 36 20 18 4 38 36 20 18 4 68 36 20 18 4 98 36 20 18 4 8 64 20 18 4 38 64 20 18 4 68 64 20 18 4 98 64 20 18 4
        grid 112 108
          line M39.5 10V98M72.5 10V98M10.5 38H101.5M10.5 70H101.5
        grid.circle 120 115
          body circle 60 57.5 49.8
          mark M47.32 21.73V93.27M72.68 21.73V93.27M23.78 45.28H96.22M23.78 69.72H96.22
        rectangle.and.pencil.and.ellipsis pencil.and.ellipsis.rectangle 136 108
          line M92 26H20C12 26 8 30 8 38V86C8 94 12 98 20 98H112C120 98 124 94 124 86V50M66 72L70 58L112 14L122 24L80 68Z
          area circle 28 64 6 48 64 6 104 78 5
        rectangle.and.text.magnifyingglass text.rectangle.magnifyingglass 132 112
          line M46 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10H108C116 10 122 16 122 24V44M30 34H76M30 52H56M30 70H48
          line circle 86 68 22
          line M102 84L118 100
        rectangle.and.paperclip 132 108
          line M57.5 96H21C13.5 96 7.5 90.5 7.5 82.5V23.5C7.5 15.5 13.5 10 21 10H99.5C107 10 113 15.5 113 23.5V33.5M113 61L92 86.5C82.5 98 67 84.5 74.5 74.5L101.5 43C109 33.5 126.5 45 116.5 57L88 92.5
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward 124 120
          bare line M73.5 39.5V23C73.5 14.5 69.5 10.5 62 10.5H20.5C13 10.5 9.5 14.5 9.5 23V97C9.5 105.5 13 109.5 20.5 109.5H62C69.5 109.5 73.5 105.5 73.5 97V80.5
          full area M20.5 6H62C71.5 6 77 12.5 77 23V45.5H49C32 45.5 32 74.5 49 74.5H77V97C77 107.5 71.5 114 62 114H20.5C11.5 114 5.5 107.5 5.5 97V23C5.5 12.5 11.5 6 20.5 6Z
          line M47 60H114.5M94 37L114.5 60L94 83
        square.and.arrow.up.on.square 116 128
          line M28 84H22C16 84 12 80 12 74V44C12 38 16 34 22 34H36M82 34H92C98 34 102 38 102 44V74
          line M58 70V8M42 24L58 8L74 24M28 96V108C28 114 32 118 38 118H94C100 118 104 114 104 108V66
        square.and.arrow.down.on.square 120 126
          line M30 83H24C18 83 14 79 14 73V43C14 37 18 33 24 33H38M84 33H94C100 33 104 37 104 43V73
          line M60 7V69M44 53L60 69L76 53M30 95V107C30 113 34 117 40 117H96C102 117 106 113 106 107V65
        square.and.arrow.up 104 124
          bare line M34 46H22C16 46 12 50 12 56V104C12 110 16 114 22 114H82C88 114 92 110 92 104V56C92 50 88 46 82 46H70
          full area M22 42H42V76C42 90 62 90 62 76V42H82C91 42 96 47 96 56V104C96 113 91 118 82 118H22C13 118 8 113 8 104V56C8 47 13 42 22 42Z
          line M52 80V10M31 30L52 10L73 30
        square.and.arrow.down 104 124
          bare line M34 46H22C16 46 12 50 12 56V104C12 110 16 114 22 114H82C88 114 92 110 92 104V56C92 50 88 46 82 46H70
          full area M22 42H42V50L24 52L26 66L46 88H58L78 66L80 52L62 50V42H82C91 42 96 47 96 56V104C96 113 91 118 82 118H22C13 118 8 113 8 104V56C8 47 13 42 22 42Z
          line M52 10V80M31 60L52 80L73 60
        square.and.line.vertical.and.square 140 96
          body box 8 16 48 64 9
          body box 84 16 48 64 9
          line M70 8V88
        selection.pin.in.out 124 120
          use viewfinder 0 0 124 120
          area circle 46 48 10
          line M46 58V86M78 42V78M66 54L78 42L90 54M66 66L78 78L90 66
        trash 108 124
          bare line M12 26H96M38 26V12H70V26M42 44L44 94M66 44L64 94
          full line M12 26H96M38 26V12H70V26
          body M22 26L29 112H79L86 26Z
          full gap M42 44L44 94M66 44L64 94
          full line M12 26H96
        clear 132 104
          body box 10 10 112 84 14
          mark M48 34L84 70M84 34L48 70
        delete.left delete.backward 134 98
          body M42 10H112C120 10 124 14 124 22V76C124 84 120 88 112 88H42L10 49Z
          mark M62 33L94 65M94 33L62 65
        delete.right delete.forward = mirrored delete.left
        delete.right.fill delete.forward.fill = mirrored delete.left.fill
        slash.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 79.68L81.73 35.32
        circle.slash 120 115
          body circle 60 57.5 49.8
          mark M27.4 89.65L92.6 25.35
        nosign 120 115
          line circle 60 57.5 49.8
          line M28.31 25.35L91.69 89.65
        wrongwaysign 120 115
          body circle 60 57.5 49.8
          spot box 31.02 48.9 57.95 17.2 3.62
        divide.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 57.5H81.73
          spot circle 60 38.03 5.89 60 76.97 5.89
        plusminus.circle 120 115
          body circle 60 57.5 49.8
          mark M60 30.79V63.39M43.7 47.09H76.3M43.7 79.68H76.3
        equal.circle 120 115
          body circle 60 57.5 49.8
          mark M40.08 47.09H79.92M40.08 67.91H79.92
        asterisk.circle 120 115
          body circle 60 57.5 49.8
          mark M60 34.41V80.59M40.08 46.18L79.92 68.82M79.92 46.18L40.08 68.82
        circle.circle 120 115
          line circle 60 57.5 49.8
          body circle 60 57.5 23.54
        largecircle.fill.circle 120 115
          line circle 60 57.5 49.8
          area circle 60 57.5 32.6
        smallcircle.filled.circle smallcircle.fill.circle 120 115
          line circle 60 57.5 49.8
          area circle 60 57.5 21.73
        smallcircle.fill.circle.fill 120 115
          area circle 60 57.5 49.8
          hole circle 60 57.5 21.73
        circlebadge 76 76
          body circle 38 38 28
        circlebadge.2 100 100
          line arc 38 38 26 80 370
          body circle 62 62 30
        circle.and.line.horizontal 140 100
          line circle 70 50 34
          line M10 50H36M104 50H130
        circle.lefthalf.striped.horizontal 120 115
          line circle 60 57.5 49.8
          line M60 10.87V104.13M18.35 41.65H60M14.73 57.05H60M18.35 72.44H60
        circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 11.77 4.17
        circle.dotted.circle 120 115
          repeat 16 60 57.5 area circle 60 11.77 4.17
          line circle 60 57.5 23.54
        circle.dashed 120 115
          repeat 8 60 57.5 line arc 60 57.5 45.95 -104 -76
        circle.dashed.inset.filled 120 115
          repeat 8 60 57.5 line arc 60 57.5 45.95 -104 -76
          area circle 60 57.5 30.79
        progress.indicator 112 112
          repeat 8 56 56 line M56 14V32
        rays 112 112
          repeat 8 56 56 line M56 10V32
        slowmo 120 115
          repeat 24 60 57.5 line M60 12.68V21.73
          line circle 60 57.5 27.16
        oval 136 96
          body ellipse 9.5 9.5 116.5 77
        oval.portrait 100 140
          body ellipse 10 10 80 120
        capsule 136 84
          body box 9.5 11 116.5 62 31
          room 48.5 23.5 39 36.5
        capsule.portrait 92 140
          body box 12 10 68 120 34
        triangle 128 109
          body M64 9.5L117.5 97.5H10.5Z
          room 47.5 48.5 33 35
        pentagon 116 112
          body M58 8L108 44L89 102H27L8 44Z
          room 36 36 44 44
        rhombus 120 116
          body M60 8.5L111.5 58L60 107.5L8.5 58Z
        righttriangle 112 108
          body M14 10L100 96H14Z
        trapezoid.and.line.vertical 132 104
          line M66 8V96M52 22L12 34V70L52 82Z
          area M80 22L120 34V70L80 82Z
        seal 120 118
          body M60 8L74 20L92 16L96 34L112 44L104 60L112 76L96 84L92 102L74 98L60 110L46 98L28 102L24 84L8 76L16 60L8 44L24 34L28 16L46 20Z
          room 37 37 46 46
        shield.checkered shield.checkerboard 100 117
          line M50 12.92C60.32 21.52 74.08 25.82 86.98 25.82V55.92C86.98 78.28 70.64 93.76 50 104.08C29.36 93.76 13.02 78.28 13.02 55.92V25.82C25.92 25.82 39.68 21.52 50 12.92Z
          area M50 16.36C41.4 23.24 27.64 26.68 16.46 27.54V57.64H50ZM50 57.64H85.26C85.26 76.56 70.64 92.04 50 100.64Z
        lock.shield 100 117
          body M50 12.92C60.32 21.52 74.08 25.82 86.98 25.82V55.92C86.98 78.28 70.64 93.76 50 104.08C29.36 93.76 13.02 78.28 13.02 55.92V25.82C25.92 25.82 39.68 21.52 50 12.92Z
          spot box 34.52 52.48 30.96 24.08 4.3
          mark M39.68 54.2V47.32C39.68 35.28 60.32 35.28 60.32 47.32V54.2
        checkmark.shield 100 117
          body M50 12.92C60.32 21.52 74.08 25.82 86.98 25.82V55.92C86.98 78.28 70.64 93.76 50 104.08C29.36 93.76 13.02 78.28 13.02 55.92V25.82C25.92 25.82 39.68 21.52 50 12.92Z
          mark M34.52 57.64L45.7 69.68L66.34 42.16
        exclamationmark.lock 84 118
          body M18 52H66C71 52 74 55 74 60V98C74 103 71 106 66 106H18C13 106 10 103 10 98V60C10 55 13 52 18 52Z
          line M22 52V34C22 18 30 10 42 10C54 10 62 18 62 34V52
          mark M42 64V80
          spot circle 42 92 5
        mail envelope 132 102
          body M20 12H112C118 12 122 16 122 22V80C122 86 118 90 112 90H20C14 90 10 86 10 80V22C10 16 14 12 20 12Z
          mark M14 18L66 58L118 18
        mail.stack envelope.stack 132 116
          body box 10 30 112 76 10
          line M24 12H108
          mark M14 38L66 76L118 38
        envelope.open 124 116
          body M12 46L62 10L112 46V96C112 102 108 106 102 106H22C16 106 12 102 12 96Z
          mark M14 50L62 84L110 50
        paperplane 118 112
          body M108 10L10 48L46 64L60 102Z
          mark M46 64L108 10
        phone.connection 124 112
          use phone.fill 2 14 90 96
          line arc 62 50 22 -80 -10 62 50 40 -80 -10
        teletype 124 100
          line M14 44C14 10 110 10 110 44V54H88V40H36V54H14Z
          area circle 30 72 5 52 72 5 74 72 5 96 72 5 41 88 5 63 88 5 85 88 5
        rectangle.dashed 132 104
          line M10 36V26C10 16 16 10 26 10H34M52 10H80M98 10H106C116 10 122 16 122 26V36M122 46V58M122 68V78C122 88 116 94 106 94H98M80 94H52M34 94H26C16 94 10 88 10 78V68M10 58V46
        app.dashed 112 106
          line M15.52 35.4C16.4 21.32 24.32 13.4 38.4 12.52M48.96 12.52H63.04M73.6 12.52C87.68 13.4 95.6 21.32 96.48 35.4M96.48 45.96V60.04M96.48 70.6C95.6 84.68 87.68 92.6 73.6 93.48M63.04 93.48H48.96M38.4 93.48C24.32 92.6 16.4 84.68 15.52 70.6M15.52 60.04V45.96
        app.connected.to.app.below.fill 124 124
          area box 36 8 52 46 12
          area box 36 72 52 46 12
          line M62 54V72
        wand.and.stars 118 116
          line M12 106L72 46
          area M92 8C94 22 98 26 112 28C98 30 94 34 92 48C90 34 86 30 72 28C86 26 90 22 92 8Z
          area M44 10C45 18 48 21 56 22C48 23 45 26 44 34C43 26 40 23 32 22C40 21 43 18 44 10ZM98 66C99 74 102 77 110 78C102 79 99 82 98 90C97 82 94 79 86 78C94 77 97 74 98 66Z
        wand.and.stars.inverse wand.and.sparkles wand.and.sparkles.inverse = wand.and.stars
        photo.artframe 136 108
          line box 9 9 118 90 6
          line box 26 26 84 56 3
          line M30 78L54 52L70 68L84 54L106 74
          area circle 90 40 6
        bookmark 84 112
          body M14 10H70V102L42 76L14 102Z
        person.crop.circle 120 115
          body circle 60 57.5 49.8
          bare area circle 60 46.18 15.39
          bare area M27.4 94.17C29.21 77.87 41.89 68.82 60 68.82C78.11 68.82 90.79 77.87 92.6 94.17C83.54 102.32 71.77 107.3 60 107.3C48.23 107.3 36.46 102.32 27.4 94.17Z
          full hole circle 60 45.28 17.2
          full hole M27.4 88.74C31.02 76.06 43.7 68.82 60 68.82C76.3 68.82 88.98 76.06 92.6 88.74C84.45 96.89 72.68 100.96 60 100.96C47.32 100.96 35.55 96.89 27.4 88.74Z
        person.crop.square 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          spot circle 56 43.32 14.96
          spot M27.84 89.96C29.6 73.24 41.92 65.32 56 65.32C70.08 65.32 82.4 73.24 84.16 89.96Z
        bell 108 120
          body M14 88H94C86 78 83 68 83 52C83 32 72 19 54 19C36 19 25 32 25 52C25 68 22 78 14 88Z
          line M54 10V18M42 104C45 112 63 112 66 104
        repeat.circle 120 115
          body circle 60 57.5 49.8
          mark M36.46 56.14V52.52C36.46 47.09 40.08 44.37 45.51 44.37H81.73M74.49 35.32L83.54 44.37L74.49 53.43M83.54 59.76V63.39C83.54 68.82 79.92 71.54 74.49 71.54H38.27M45.51 62.48L36.46 71.54L45.51 80.59
        menubar.dock.rectangle 132 104
          body box 10 10 112 84 14
          spot box 24 22 84 10 4 40 72 52 12 5
        filemenu.and.cursorarrow 128 120
          body box 10 10 100 88 14
          mark M28 34H76M28 54H58
          clear M64 56L116 76L93 86L84 110Z
          area M64 56L116 76L93 86L84 110Z
        sidebar.squares.left sidebar.squares.leading 132 104
          body box 10 10 112 84 14
          mark M50 12V92
          spot box 22 24 16 14 3 22 45 16 14 3 22 66 16 14 3
        sidebar.squares.right sidebar.squares.trailing = mirrored sidebar.squares.left
        rectangle.bottomthird.inset.filled 132 104
          line box 10 10 112 84 14
          area box 20 62 92 22 7
        rectangle.topthird.inset.filled = overturned rectangle.bottomthird.inset.filled
        rectangle.leadingthird.inset.filled = rectangle.leftthird.inset.filled
        rectangle.trailingthird.inset.filled = rectangle.rightthird.inset.filled
        rectangle.arrowtriangle.2.inward 148 92
          body box 40 14 68 64 10
          area M8 30V62L28 46ZM140 30V62L120 46Z
        rectangle.arrowtriangle.2.outward 148 92
          body box 40 14 68 64 10
          area M28 30V62L8 46ZM120 30V62L140 46Z
        rectangle.portrait.arrowtriangle.2.outward 140 104
          body box 46 10 48 84 10
          area M30 36V68L8 52ZM110 36V68L132 52Z
        arrow.up.right.and.arrow.down.left.square = mirrored arrow.up.left.and.arrow.down.right.square
        apps.ipad 100 120
          line box 10 8 80 104 12
          area circle 30 32 6 50 32 6 70 32 6 30 54 6 50 54 6 70 54 6 30 76 6 50 76 6 70 76 6
        apps.ipad.landscape = turned apps.ipad
        square.grid.3x3.topleft.filled 108 108
          area box 4 4 30 30 6
          line box 43 8 22 22 4 78 8 22 22 4 8 43 22 22 4 43 43 22 22 4 78 43 22 22 4 8 78 22 22 4 43 78 22 22 4 78 78 22 22 4
        square.grid.3x3.middle.filled 108 108
          area box 39 39 30 30 6
          line box 8 8 22 22 4 43 8 22 22 4 78 8 22 22 4 8 43 22 22 4 78 43 22 22 4 8 78 22 22 4 43 78 22 22 4 78 78 22 22 4
        square.grid.3x1.below.line.grid.1x2 124 100
          line M10 14H114M10 38H114
          body box 10 64 24 24 5
          body box 50 64 24 24 5
          body box 90 64 24 24 5
        nosign.app 112 106
          body M42 12.7H70C87 12.7 96 22 96 39V67C96 84 87 93.3 70 93.3H42C25 93.3 16 84 16 67V39C16 22 25 12.7 42 12.7Z
          mark M26 22L86 84
        smallcircle.circle 120 115
          line circle 60 57.5 49.8
          body circle 60 57.5 14
        timelapse 120 115
          repeat 24 60 57.5 area circle 60 13 3.4
          line circle 60 57.5 27.16
        phone.and.waveform 128 112
          use phone 0 4 104 104
          line M78 20V44M96 8V56M114 20V44
        rectangle.inset.filled.on.rectangle 138 110
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          line box 26 30 104 70 12
          area box 38 42 80 46 6
        square.fill.on.square.fill 110 110
          area box 6 6 70 70 14
          clear box 30 30 70 70 12
          area box 30 30 74 74 14
        squareshape.split.2x2 108 108
          body box 10 10 88 88 4
          mark M54 12V96M12 54H96
        square.split.diagonal.2x2 112 106
          body box 15.52 12.52 80.96 80.96 15.84
          mark M22 88L90 18M22 18L90 88
        pip.exit 136 106
          line M126 46V21C126 13 122 9 114 9H22C14 9 10 13 10 21V85C10 93 14 97 22 97H56M54 52L30 30M30 48V30H50
          area box 70 58 56 40 8
        inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
        inset.filled.topthird.rectangle = rectangle.topthird.inset.filled
        inset.filled.leadingthird.rectangle inset.filled.leftthird.rectangle = rectangle.leftthird.inset.filled
        inset.filled.trailingthird.rectangle inset.filled.rightthird.rectangle = rectangle.rightthird.inset.filled
        """
}
