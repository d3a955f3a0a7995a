/// Pictures and rectangles, whole, divided and stacked: `heart.rectangle.on.rectangle`.
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
          line circle 46 46 41
          hole box 36 38 86 84 18
          body box 44 46 70 68 12
        squareshape.squareshape.dashed 110 110
          line box 10 10 60 60 4
          line M84 40H100V54M100 68V82M100 96V100H92M78 100H64M50 100H40V86
        squareshape 108 108
          body box 10 10 88 88 4
        square.split.2x2 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M59.5 13.4V92.6M20.78 53H98.22
        square.split.2x1 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M59.5 13.4V92.6
        square.split.1x2 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M20.78 53H98.22
        square.split.diagonal 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M24.3 89.08L94.7 16.92
        rectangle.split.3x1 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M55.17 14.49V92.01M91.33 14.49V92.01
        rectangle.split.2x1 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M73.25 14.49V92.01
        rectangle.split.1x2 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M21.85 53.25H124.65
        rectangle.split.2x2 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M73.25 14.49V92.01M21.85 53.25H124.65
        rectangle.split.3x3 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M55.17 14.49V92.01M91.33 14.49V92.01M21.85 39.68H124.65M21.85 66.82H124.65
        tablecells 138 100
          body box 13 8 112 84 14
          mark M50 10V90M88 10V90M15 36H123M15 64H123
        uiwindow.split.2x1 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M73.25 35.81V92.01M21.85 33.87H124.65
          spot circle 37.08 23.21 3.84 50.41 23.21 3.84
        macwindow 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M19.95 35.81H126.55
          spot circle 34.23 24.18 4.8 48.5 24.18 4.8 62.78 24.18 4.8
        macwindow.on.rectangle 138 116
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          body box 26 32 104 74 12
          mark M28 54H128
        menubar.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot box 33.28 24.18 79.95 9.69 3.84
        filemenu.and.selection 124 116
          body box 10 10 104 96 14
          mark M28 32H66M28 84H66
          spot box 24 48 76 20 5
        sidebar.left sidebar.leading 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M56.12 14.49V92.01M33.28 31.93H42.79M33.28 47.44H42.79M33.28 62.94H42.79
        sidebar.right sidebar.trailing = mirrored sidebar.left
        rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 29.47 22.24 39.97 62.02 6.72
        rectangle.trailinghalf.inset.filled rectangle.righthalf.inset.filled = mirrored rectangle.leadinghalf.inset.filled
        rectangle.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 29.47 55.19 87.56 29.07 6.72
        rectangle.tophalf.inset.filled inset.filled.tophalf.rectangle = overturned rectangle.bottomhalf.inset.filled
        rectangle.inset.bottomright.filled inset.filled.bottomright.rectangle 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 75.15 53.25 41.88 31.01 6.72
        rectangle.inset.bottomleft.filled = mirrored rectangle.inset.bottomright.filled
        rectangle.inset.topright.filled = overturned rectangle.inset.bottomright.filled
        rectangle.center.inset.filled 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 48.5 33.87 49.49 38.76 6.72
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
        arrow.up.left.and.arrow.down.right.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M38.38 50.36V32.76H55.98M38.38 32.76L54.22 48.6M80.62 55.64V73.24H63.02M80.62 73.24L64.78 57.4
        rectangle.connected.to.line.below 132 116
          body box 20 8 92 66 12
          line M66 74V92M10 104H54M78 104H122
          area circle 66 102 9
        rectangle.3.group rectangle.3.offgrid 136 86
          body box 14 12 54 62 8
          body box 84 12 38 22 6
          body box 84 52 38 22 6
        rectangle.grid.1x2 112 108
          body box 8.5 9.5 95 36.5 8.5
          body box 8.5 61.5 95 36.5 8.5
        rectangle.grid.2x2 132 104
          body box 10 10 48 34 8
          body box 74 10 48 34 8
          body box 10 60 48 34 8
          body box 74 60 48 34 8
        rectangle.grid.3x2 136 100
          body box 8 11.5 28 30.5 6
          body box 54 11.5 28 30.5 6
          body box 100 11.5 28 30.5 6
          body box 8 58.5 28 30.5 6
          body box 54 58.5 28 30.5 6
          body box 100 58.5 28 30.5 6
        rectangle.grid.1x3 132 124
          body box 10 8 112 26 8
          body box 10 48 112 26 8
          body box 10 88 112 26 8
        square.grid.2x2 121 108
          body box 15 10 37.5 36 8
          body box 69 10 37.5 36 8
          body box 15 62 37.5 36 8
          body box 69 62 37.5 36 8
        square.grid.3x3 108 108
          body box 9 9 20 20 4
          body box 44 9 20 20 4
          body box 79 9 20 20 4
          body box 9 44 20 20 4
          body box 44 44 20 20 4
          body box 79 44 20 20 4
          body box 9 79 20 20 4
          body box 44 79 20 20 4
          body box 79 79 20 20 4
        square.grid.3x2 132 82.5
          body box 17.2 13.4 21.5 18.5 4
          body box 55.25 13.4 21.5 18.5 4
          body box 93.3 13.4 21.5 18.5 4
          body box 17.2 50.6 21.5 18.5 4
          body box 55.25 50.6 21.5 18.5 4
          body box 93.3 50.6 21.5 18.5 4
        square.grid.4x3.fill 124 92
          area box 8 8 20 18 4 38 8 20 18 4 68 8 20 18 4 98 8 20 18 4 8 36 20 18 4 38 36 20 18 4 68 36 20 18 4 98 36 20 18 4 8 64 20 18 4 38 64 20 18 4 68 64 20 18 4 98 64 20 18 4
        grid 123 108
          line M45 10V98M78 10V98M16 38H107M16 70H107
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
        rectangle.and.paperclip 136 118
          line box 8 12 106 86 13
          turn 38 98 80 clear box 84 46 28 64 14
          turn 38 98 80 line M84 64V96C84 113 112 113 112 96V59C112 48 98 48 98 59V92
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward 124 120
          bare line M73.5 39.5V23C73.5 14.5 69.5 10.5 62 10.5H20.5C13 10.5 9.5 14.5 9.5 23V97C9.5 105.5 13 109.5 20.5 109.5H62C69.5 109.5 73.5 105.5 73.5 97V80.5
          full area M20.5 6H62C71.5 6 77 12.5 77 23V45.5H49C32 45.5 32 74.5 49 74.5H77V97C77 107.5 71.5 114 62 114H20.5C11.5 114 5.5 107.5 5.5 97V23C5.5 12.5 11.5 6 20.5 6Z
          line M47 60H114.5M94 37L114.5 60L94 83
        square.and.arrow.up.on.square 120 126
          line M34 37H25C17 37 13 41 13 49V89C13 97 17 101 25 101H75C83 101 87 97 87 89V49C87 41 83 37 75 37H66
          line M50 76V9M34 25L50 9L66 25
          line M105 55V101C105 113 99 118 88 118H34
        square.and.arrow.down.on.square 120 126
          line M34 37H25C17 37 13 41 13 49V89C13 97 17 101 25 101H75C83 101 87 97 87 89V49C87 41 83 37 75 37H66
          line M50 9V76M34 60L50 76L66 60
          line M105 55V101C105 113 99 118 88 118H34
        square.and.arrow.up 113 124
          bare line M38.5 46H26.5C20.5 46 16.5 50 16.5 56V104C16.5 110 20.5 114 26.5 114H86.5C92.5 114 96.5 110 96.5 104V56C96.5 50 92.5 46 86.5 46H74.5
          full area M26.5 42H46.5V76C46.5 90 66.5 90 66.5 76V42H86.5C95.5 42 100.5 47 100.5 56V104C100.5 113 95.5 118 86.5 118H26.5C17.5 118 12.5 113 12.5 104V56C12.5 47 17.5 42 26.5 42Z
          line M56.5 80V10M35.5 30L56.5 10L77.5 30
        square.and.arrow.down 113 124
          bare line M38.5 46H26.5C20.5 46 16.5 50 16.5 56V104C16.5 110 20.5 114 26.5 114H86.5C92.5 114 96.5 110 96.5 104V56C96.5 50 92.5 46 86.5 46H74.5
          full area M26.5 42H86.5C95.5 42 100.5 47 100.5 56V104C100.5 113 95.5 118 86.5 118H26.5C17.5 118 12.5 113 12.5 104V56C12.5 47 17.5 42 26.5 42Z
          full fine clear M56.5 40V80M35.5 60L56.5 80L77.5 60
          line M56.5 10V80M35.5 60L56.5 80L77.5 60
        square.and.line.vertical.and.square 140 96
          body box 8 16 48 64 9
          body box 84 16 48 64 9
          line M70 8V88
        selection.pin.in.out 124 120
          use viewfinder 0 0 124 120
          area circle 45 42 9
          line M45 48V88M80 33V87M69.5 43.5L80 33L90.5 43.5M69.5 76.5L80 87L90.5 76.5
        trash 117 124
          bare line M16.5 26H100.5M42.5 26V12H74.5V26M46.5 44L48.5 94M70.5 44L68.5 94
          full line M16.5 26H100.5M42.5 26V12H74.5V26
          body M26.5 26L33.5 112H83.5L90.5 26Z
          full gap M46.5 44L48.5 94M70.5 44L68.5 94
          full line M16.5 26H100.5
        clear 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M56.12 35.81L90.38 70.69M90.38 35.81L56.12 70.69
        delete.left delete.backward 134 98
          body M42 10H112C120 10 124 14 124 22V76C124 84 120 88 112 88H42L10 49Z
          mark M62 33L94 65M94 33L62 65
        delete.right delete.forward = mirrored delete.left
        delete.right.fill delete.forward.fill = mirrored delete.left.fill
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
        progress.indicator 112 112
          repeat 8 56 56 line M56 14V32
        rays 112 112
          repeat 8 56 56 line M56 10V32
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
        mail envelope 137 91
          body M23.53 12.75H113.47C119.34 12.75 123.25 16.11 123.25 21.15V69.85C123.25 74.89 119.34 78.25 113.47 78.25H23.53C17.66 78.25 13.75 74.89 13.75 69.85V21.15C13.75 16.11 17.66 12.75 23.53 12.75Z
          mark M17.66 17.79L68.5 51.38L119.34 17.79
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
          both phone 2 14 90 96
          line arc 62 50 22 -80 -10 62 50 40 -80 -10
        teletype 124 100
          line M14 44C14 10 110 10 110 44V54H88V40H36V54H14Z
          area circle 30 72 5 52 72 5 74 72 5 96 72 5 41 88 5 63 88 5 85 88 5
        rectangle.dashed 132 104
          line M10 36V26C10 16 16 10 26 10H34M52 10H80M98 10H106C116 10 122 16 122 26V36M122 46V58M122 68V78C122 88 116 94 106 94H98M80 94H52M34 94H26C16 94 10 88 10 78V68M10 58V46
        app.dashed 119 106
          line M19.02 35.4C19.9 21.32 27.82 13.4 41.9 12.52M52.46 12.52H66.54M77.1 12.52C91.18 13.4 99.1 21.32 99.98 35.4M99.98 45.96V60.04M99.98 70.6C99.1 84.68 91.18 92.6 77.1 93.48M66.54 93.48H52.46M41.9 93.48C27.82 92.6 19.9 84.68 19.02 70.6M19.02 60.04V45.96
        app.connected.to.app.below.fill 124 124
          area box 36 8 52 46 12
          area box 36 72 52 46 12
          line M62 54V72
        wand.and.stars 129 116
          line M17.5 106L77.5 46
          area M97.5 8C99.5 22 103.5 26 117.5 28C103.5 30 99.5 34 97.5 48C95.5 34 91.5 30 77.5 28C91.5 26 95.5 22 97.5 8Z
          area M49.5 10C50.5 18 53.5 21 61.5 22C53.5 23 50.5 26 49.5 34C48.5 26 45.5 23 37.5 22C45.5 21 48.5 18 49.5 10ZM103.5 66C104.5 74 107.5 77 115.5 78C107.5 79 104.5 82 103.5 90C102.5 82 99.5 79 91.5 78C99.5 77 102.5 74 103.5 66Z
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
        person.crop.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          spot circle 59.5 43.32 14.96
          spot M31.34 89.96C33.1 73.24 45.42 65.32 59.5 65.32C73.58 65.32 85.9 73.24 87.66 89.96Z
        bell 108 120
          body M14 88H94C86 78 83 68 83 52C83 32 72 19 54 19C36 19 25 32 25 52C25 68 22 78 14 88Z
          line M54 10V18M42 104C45 112 63 112 66 104
        repeat.circle 120 115
          body circle 60 57.5 49.8
          mark M36.46 56.14V52.52C36.46 47.09 40.08 44.37 45.51 44.37H81.73M74.49 35.32L83.54 44.37L74.49 53.43M83.54 59.76V63.39C83.54 68.82 79.92 71.54 74.49 71.54H38.27M45.51 62.48L36.46 71.54L45.51 80.59
        menubar.dock.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot box 33.28 24.18 79.95 9.69 3.84 48.5 72.63 49.49 11.63 4.8
        filemenu.and.cursorarrow 128 122
          body box 10 10 100 88 14
          mark M28 34H76M28 54H56
          clear M64 56L118 78L110 110L84 112Z
          area M64 56L118 77L94 87L84 112Z
        sidebar.squares.left sidebar.squares.leading 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M58.02 14.49V92.01
          spot box 31.37 26.12 15.23 13.57 2.88 31.37 46.47 15.23 13.57 2.88 31.37 66.82 15.23 13.57 2.88
        sidebar.squares.right sidebar.squares.trailing = mirrored sidebar.squares.left
        rectangle.bottomthird.inset.filled 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 29.47 62.94 87.56 21.32 6.72
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
        square.split.diagonal.2x2 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M25.5 88L93.5 18M25.5 18L93.5 88
        pip.exit 136 106
          line M126 46V21C126 13 122 9 114 9H22C14 9 10 13 10 21V85C10 93 14 97 22 97H56M54 52L30 30M30 48V30H50
          area box 70 58 56 40 8
        inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
        inset.filled.topthird.rectangle = rectangle.topthird.inset.filled
        inset.filled.leadingthird.rectangle inset.filled.leftthird.rectangle = rectangle.leftthird.inset.filled
        inset.filled.trailingthird.rectangle inset.filled.rightthird.rectangle = rectangle.rightthird.inset.filled
        """
}
