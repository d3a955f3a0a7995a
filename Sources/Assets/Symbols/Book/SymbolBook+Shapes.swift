/// Shapes, those that have room for other symbols first, and what circles are divided into.
extension SymbolBook {
    static let shapes = """
        rectangle 132 104
          body M24 10H108C116 10 122 16 122 24V80C122 88 116 94 108 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10Z
          room 40 28 52 48
        rectangle.portrait 104 132
          body M24 10H80C88 10 94 16 94 24V108C94 116 88 122 80 122H24C16 122 10 116 10 108V24C10 16 16 10 24 10Z
          room 28 42 48 48
        app 119 106
          body M45.42 12.52H73.58C91.18 12.52 99.98 21.32 99.98 38.92V67.08C99.98 84.68 91.18 93.48 73.58 93.48H45.42C27.82 93.48 19.02 84.68 19.02 67.08V38.92C19.02 21.32 27.82 12.52 45.42 12.52Z
          room 38.38 31.88 42.24 42.24
        hand.raised.app 119 106
          body M45.42 12.52H73.58C91.18 12.52 99.98 21.32 99.98 38.92V67.08C99.98 84.68 91.18 93.48 73.58 93.48H45.42C27.82 93.48 19.02 84.68 19.02 67.08V38.92C19.02 21.32 27.82 12.52 45.42 12.52Z
          cut hand.raised.sign 29 22 61 62
        diamond 124 122
          body M55 11C59 7 65 7 69 11L112 54C116 58 116 64 112 68L69 111C65 115 59 115 55 111L12 68C8 64 8 58 12 54Z
          room 40 39 44 44
        shield 100 117
          body M50 12.92C60.32 21.52 74.08 25.82 86.98 25.82V55.92C86.98 78.28 70.64 93.76 50 104.08C29.36 93.76 13.02 78.28 13.02 55.92V25.82C25.92 25.82 39.68 21.52 50 12.92Z
          room 30.22 35.28 39.56 39.56
        message 124 112
          body M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z
          room 34 30 56 46
        octagon 116 112
          body M38 8H78L108 38V74L78 104H38L8 74V38Z
          room 34 32 48 48
        hexagon 110 120
          body M55 8L102 34V86L55 112L8 86V34Z
          room 31 36 48 48
        house 140 114
          body M31.78 45.84V104.7H108.22V45.84L70 11.33Z
          line M15.4 60.05L70 10.31L124.6 60.05
          alone bare line M57.26 104.7V72.22H82.74V104.7
          alone full hole box 57.26 72.22 25.48 40.6 1.92
          room 51.8 47.87 36.4 46.69
        viewfinder 124 120
          line M10 36V22C10 14 14 10 22 10H36M88 10H102C110 10 114 14 114 22V36M114 84V98C114 106 110 110 102 110H88M36 110H22C14 110 10 106 10 98V84
          room open 34 32 56 56
        magnifyingglass 116 105
          line circle 46 45 39
          line M73 72L104 98
          room open 29 28 34 34
        square.dashed 119 106
          line M19.02 28.36C19.02 19.56 25.18 12.52 34.86 12.52M48.94 12.52H70.06M84.14 12.52C93.82 12.52 99.98 19.56 99.98 28.36M99.98 42.44V63.56M99.98 77.64C99.98 86.44 93.82 93.48 84.14 93.48M70.06 93.48H48.94M34.86 93.48C25.18 93.48 19.02 86.44 19.02 77.64M19.02 63.56V42.44
          room open 38.38 31.88 42.24 42.24
        slash.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 79.68L81.73 35.32
        circle.slash 120 115
          body circle 60 57.5 49.8
          mark M27.68 89.38L92.32 25.62
        nosign 120 115
          line circle 60 57.5 49.8
          line M28.31 25.35L91.69 89.65
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
          body circle 38 38 30
          clear circle 62 62 23
          body circle 62 62 30
        circle.and.line.horizontal 140 100
          line circle 70 50 34
          line M10 50H36M104 50H130
        circle.lefthalf.striped.horizontal 120 115
          line circle 60 57.5 49.8
          line M60 14V101M20 41.65H60M15.5 57.05H60M20 72.44H60
        circle.lefthalf.striped.horizontal.inverse 120 115
          line circle 60 57.5 49.8
          area M60 12C85.1 12 105.5 32.4 105.5 57.5C105.5 82.6 85.1 103 60 103Z
          line M20 41.65H60M15.5 57.05H60M20 72.44H60
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
        slowmo 120 115
          repeat 16 60 57.5 line M60 12.68V20
          line circle 60 57.5 26
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
        triangle.inset.filled 128 109
          line M64 9.5L117.5 97.5H10.5Z
          area M64 39L90 82H38Z
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
        nosign.app 119 106
          body M45.5 12.7H73.5C90.5 12.7 99.5 22 99.5 39V67C99.5 84 90.5 93.3 73.5 93.3H45.5C28.5 93.3 19.5 84 19.5 67V39C19.5 22 28.5 12.7 45.5 12.7Z
          mark M29.5 22L89.5 84
        smallcircle.circle 120 115
          line circle 60 57.5 49.8
          body circle 60 57.5 14
        timelapse 120 115
          repeat 24 60 57.5 area circle 60 13 3.4
          line circle 60 57.5 27.16
        """
}
