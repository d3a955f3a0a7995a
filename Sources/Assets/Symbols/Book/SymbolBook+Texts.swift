/// Signs of writing, lists with indents, sliders and dials.
extension SymbolBook {
    static let texts = """
        text.append 112 92
          line M8 10H104M8 34H104M8 58H66M8 82H66M88 58V82M76 70H100
        text.quote 118 92
          line M10 10V82M32 14H108M32 46H108M32 78H84
        quote.opening 92 76
          area M10 46C10 24 22 10 42 6V18C32 22 28 28 28 34C38 34 42 40 42 50C42 62 36 70 26 70C16 70 10 60 10 46ZM52 46C52 24 64 10 84 6V18C74 22 70 28 70 34C80 34 84 40 84 50C84 62 78 70 68 70C58 70 52 60 52 46Z
        quote.closing 92 76
          area M82 30C82 52 70 66 50 70V58C60 54 64 48 64 42C54 42 50 36 50 26C50 14 56 6 66 6C76 6 82 16 82 30ZM40 30C40 52 28 66 8 70V58C18 54 22 48 22 42C12 42 8 36 8 26C8 14 14 6 24 6C34 6 40 16 40 30Z
        text.cursor character.cursor.ibeam 84 112
          line M24 12C34 12 42 18 42 28V84C42 94 34 100 24 100M60 12C50 12 42 18 42 28M42 84C42 94 50 100 60 100M30 56H54
        text.word.spacing 120 92
          line M10 10V36M110 10V36M10 23H34M86 23H110M24 60H96M40 46L24 60L40 74M80 46L96 60L80 74
        text.magnifyingglass 116 100
          line M8 12H76M8 38H44M8 64H40
          line circle 78 60 22
          line M94 76L108 90
        text.line.magnify 132 107
          line M30 14H102M30 93H102M30 75H84
          body box 17.75 31 96.5 27 13.5
          mark M38 44.5H94
        text.redaction 112 92
          area box 6 4 60 18 6 74 4 32 18 6 6 36 100 18 6 6 68 44 18 6
        paragraphsign 84 108
          line M50 10V98M70 10V98M78 10H40C4 10 4 58 40 58H50
        character 84 92
          line M10 82L42 10L74 82M22 58H62
        character.textbox textbox 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          line M42.79 72.63L59.92 31.93L77.06 72.63M48.5 59.06H71.35M98 31.93V74.57M90.38 31.93H105.61M90.38 74.57H105.61
        character.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark M40.14 75L59.5 31L78.86 75M47.18 59.16H71.82
        a.magnify = character.magnify
        textformat.size 140 92
          line M8 82L24 46L40 82M14 68H34M60 82L96 10L132 82M74 58H118
        textformat.size.larger 140 92
          line M8 82L38 10L68 82M18 58H58M84 48H128M106 26V70
        textformat.alt 120 92
          line M10 82L42 10L74 82M22 58H62M90 24C96 12 112 14 112 26V60C112 70 90 70 90 56C90 44 112 46 112 46
        textformat.abc 140 80
          line M8 68L26 12L44 68M14 50H38M58 12V68H76C94 68 94 40 76 40H58M58 12H74C88 12 88 40 74 40M132 24C124 6 102 10 102 40C102 70 124 74 132 56
        textformat.abc.dottedunderline 140 100
          use textformat.abc 0 0 140 80
          area circle 14 92 5 42 92 5 70 92 5 98 92 5 126 92 5
        textformat.123 140 80
          line M10 22L24 12V68M46 24C48 8 76 8 76 26C76 40 50 54 46 68H80M100 18C108 8 128 10 128 26C128 38 112 38 112 38C112 38 132 38 132 54C132 72 104 72 98 58
        textformat.superscript 124 92
          line M10 30L60 84M60 30L10 84M80 14C84 4 104 6 102 18C100 30 84 34 80 44H106
        textformat.subscript 124 100
          line M10 10L60 64M60 10L10 64M80 58C84 48 104 50 102 62C100 74 84 78 80 88H106
        bold 84 88
          line M17.25 13.35H43.5C55 13.35 61.5 19.5 61.5 28.5C61.5 37 55 42.5 45 42.5H17.25V13.35
          line M17.25 74.65V42.5H46C59 42.5 66.75 48.5 66.75 58.5C66.75 68.5 59 74.65 46 74.65H17.25
          line M22.5 13.35V74.65M57 22C58 26 58 31 57 35M61.5 51C63 55 63 62 61.5 66
        italic 77 88
          line M32.53 13.35H59.4M17.6 74.65H44.47M45.96 13.35L31.04 74.65
        underline 84 104
          line M18 8V46C18 82 66 82 66 46V8M10 96H74
        strikethrough 107 90
          line M76.11 26.53C72.34 16.46 62.92 13.1 53.5 13.1C40.31 13.1 30.89 19.82 30.89 29.89C30.89 39.96 44.08 43.32 53.5 45M17.7 45H89.3M29.01 60.11C30.89 71.86 42.19 76.9 55.38 76.9C68.57 76.9 77.99 70.18 77.99 60.11C77.99 53.39 74.23 48.36 70.46 46.68
        bold.italic.underline 148 100
          use bold 0 4 46 74
          use italic 50 4 46 74
          use underline 98 4 46 84
        increase.indent 112 92
          line M8 10H104M52 34H104M52 58H104M8 82H104M10 34L26 46L10 58
        decrease.indent 112 92
          line M8 10H104M52 34H104M52 58H104M8 82H104M26 34L10 46L26 58
        list.dash 126.5 84
          line M42.25 14H112.25M42.25 42H112.25M42.25 70H112.25M14.25 14H22.25M14.25 42H22.25M14.25 70H22.25
        line.3.horizontal.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 41.65H81.73M38.27 57.5H81.73M38.27 73.35H81.73
        line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle 120 115
          body circle 60 57.5 49.8
          mark M34.65 43.46H85.35M43.7 57.95H76.3M52.76 72.44H67.24
        line.3.crossed.swirl.circle 120 115
          body circle 60 57.5 49.8
          mark M36.46 41.65C52.76 36.22 67.24 47.09 83.54 41.65M36.46 57.05C52.76 51.61 67.24 62.48 83.54 57.05M36.46 72.44C52.76 67.01 67.24 77.87 83.54 72.44
        line.horizontal.3.circle = line.3.horizontal.circle
        line.diagonal.arrow 104 104
          line M12 92L90 14M52 12H92V52
        line.2.horizontal 112 60
          line M10 16H102M10 44H102
        lineweight 112 92
          line M8 12H104M8 82H104
          area box 4 28 104 12 6 4 52 104 16 6
        slider.horizontal.2.square 112 112
          body box 10 8 92 92 18
          mark M28 38H84M28 70H84
          spot circle 44 38 9 70 70 9
        slider.horizontal.3 124 104
          line M10 18.5H114M10 52H114M10 85.5H114
          clear circle 40 18.5 6 84 52 6 54 85.5 6
          line circle 40 18.5 13
          line circle 84 52 13
          line circle 54 85.5 13
        slider.vertical.3 = turned slider.horizontal.3
        slider.horizontal.2.gobackward 124 112
          line M10 64H114M10 96H114
          clear circle 40 64 6 84 96 6
          line circle 40 64 13
          line circle 84 96 13
          line arc 62 26 18 -60 250
          area M66 0V18L82 8Z
        switch.2 128 112
          body box 10 8 108 42 21
          body box 10 62 108 42 21
          spot circle 97 29 12 31 83 12
        barometer 120 115
          body circle 60 57.5 49.8
          mark M60 57.95L76.3 36.22M36.46 79.68C21.97 57.95 40.08 28.98 63.62 30.79M85.35 47.09C88.98 57.95 87.16 70.63 83.54 79.68
          spot circle 60 57.95 7.24
        chart.bar 124 108
          step 1 body box 12 56 24 41.5 5
          step 2 body box 50 33 24 64.5 5
          step 3 body box 88 10.5 24 87 5
        chart.bar.xaxis.ascending 124 112
          area box 16 50 20 40 4 50 30 20 60 4 84 10 20 80 4
          line M8 104H116
        chart.bar.doc.horizontal chart.bar.horizontal.page 108 120
          body box 19 10 70 100 12
          mark M37 36H51M37 56H71M37 76H61
        chart.line.uptrend.xyaxis 124 112
          line M12 10V100H114M28 78L52 52L68 66L106 26M82 24H106V48
        chart.line.downtrend.xyaxis 124 112
          line M12 10V100H114M28 26L52 52L68 40L106 78M82 80H106V56
        chart.line.flattrend.xyaxis 124 112
          line M12 10V100H114M28 54H106M86 34L106 54L86 74
        chart.pie 120 116
          body M52 18C26 20 10 40 10 62C10 88 32 106 58 106C82 106 100 90 102 66H52Z
          body M66 8C92 10 110 28 112 52H66Z
        chart.dots.scatter 124 112
          line M12 10V100H114
          area circle 36 76 6 48 54 6 66 64 6 74 40 6 94 48 6 100 24 6
        cellularbars 120 92
          step 1 area box 8 62 20 22 5
          step 2 area box 36 44 20 40 5
          step 3 area box 64 26 20 58 5
          step 4 area box 92 8 20 76 5
        waveform 120 104
          line M12 44V60M32 28V76M52 10V94M72 30V74M92 20V84M110 44V60
        inside:waveform 120 104
          fine line M14 42V62M37 26V78M60 8V96M83 24V80M106 40V64
        inside:badge.waveform 40 40
          area box 2 15 5 10 2.5 9.75 8 5 24 2.5 17.5 2 5 36 2.5 25.25 10 5 20 2.5 33 15 5 10 2.5
        inside:badge.wifi 40 40
          fine line M3 16C13 6 27 6 37 16M11.5 25.5C17 20.5 23 20.5 28.5 25.5
          area circle 20 33.5 4
        inside:badge.automatic inside:badge.a 40 40
          fine line M6 36L20 4L34 36M11.5 25H28.5
        inside:badge.questionmark 40 40
          fine line M10.5 13C11 1.5 29 1.5 29.5 12.5C30 20 20 20 20 27
          area circle 20 36 3.6
        waveform.and.mic 140 120
          both mic 40 4 60 112
          line M12 42V66M28 28V80M112 28V80M128 42V66
        waveform.and.magnifyingglass 124 112
          line M12 40V60M28 24V76M44 10V90M60 24V54
          line circle 80 70 22
          line M96 86L112 102
        text.line.first.and.arrowtriangle.forward 112 92
          area M8 2L24 12L8 22Z
          line M38 12H104M8 36H104M8 60H104M8 84H72
        text.insert 112 92
          line M8 10H104M58 34H104M58 58H104M8 82H104M8 46H40M27 33L40 46L27 59
        textformat.size.smaller 140 92
          line M8 82L38 10L68 82M18 58H58M84 48H128
        textformat.12 88 80
          line M10 22L24 12V68M46 24C48 8 76 8 76 26C76 40 50 54 46 68H80
        line.2.horizontal.decrease.circle 120 115
          body circle 60 57.5 49.8
          mark M36 49H84M47 67H73
        slider.horizontal.below.square.filled.and.square 124 112
          area box 22 4 36 36 7
          line box 72 8.25 28 28 5
          line M10 64H114M10 96H114
          clear circle 44 64 7 80 96 7
          line circle 44 64 13 80 96 13
        slider.horizontal.below.rectangle 124 112
          line box 24 8.25 76 30 6
          line M10 64H114M10 96H114
          clear circle 44 64 7 80 96 7
          line circle 44 64 13 80 96 13
        lightswitch.on 92 120
          body box 12 8 68 104 12
          mark box 32 32 28 56 6
          spot box 37 37 18 22 3
        lightswitch.off 92 120
          body box 12 8 68 104 12
          mark box 32 32 28 56 6
          spot box 37 61 18 22 3
        switch.programmable 92 120
          body box 12 8 68 104 12
          mark circle 46 60 18
        dial.low dial.min 116 116
          body circle 58 64 34
          mark M40 82L50 72
          area circle 16 86 5 10 56 5 26 26 5 58 14 5 90 26 5 106 56 5 100 86 5
        dial.medium 116 116
          body circle 58 64 34
          mark M58 54V40
          area circle 16 86 5 10 56 5 26 26 5 58 14 5 90 26 5 106 56 5 100 86 5
        dial.high dial.max 116 116
          body circle 58 64 34
          mark M76 82L66 72
          area circle 16 86 5 10 56 5 26 26 5 58 14 5 90 26 5 106 56 5 100 86 5
        chart.bar.xaxis 124 112
          area box 16 58 20 34 4 50 14 20 78 4 84 40 20 52 4
          line M8 104H116
        chart.xyaxis.line 124 112
          line M12 10V100H114M30 76L50 48L70 64L104 24
        waveform.and.person.filled 140 120
          use person.fill 40 30 60 62
          line M12 42V66M28 28V80M112 28V80M128 42V66
        gauge.with.dots.needle.0percent 120 115
          body circle 60 57.5 49.8
          spot circle 34.0 79.4 4.2 26.7 50.4 4.2 45.1 26.9 4.2 74.9 26.9 4.2 93.3 50.4 4.2 86.0 79.4 4.2
          mark M53.2 59.2L37.7 63.1
          spot circle 60 57.5 8
        gauge.with.dots.needle.33percent 120 115
          body circle 60 57.5 49.8
          spot circle 34.0 79.4 4.2 26.7 50.4 4.2 45.1 26.9 4.2 74.9 26.9 4.2 93.3 50.4 4.2 86.0 79.4 4.2
          mark M55.7 52L45.8 39.4
          spot circle 60 57.5 8
        gauge.with.dots.needle.50percent 120 115
          body circle 60 57.5 49.8
          spot circle 34.0 79.4 4.2 26.7 50.4 4.2 45.1 26.9 4.2 74.9 26.9 4.2 93.3 50.4 4.2 86.0 79.4 4.2
          mark M60 50.5L60 34.5
          spot circle 60 57.5 8
        gauge.with.dots.needle.67percent speedometer 120 115
          body circle 60 57.5 49.8
          spot circle 34.0 79.4 4.2 26.7 50.4 4.2 45.1 26.9 4.2 74.9 26.9 4.2 93.3 50.4 4.2 86.0 79.4 4.2
          mark M64.3 52L74.2 39.4
          spot circle 60 57.5 8
        gauge.with.dots.needle.100percent 120 115
          body circle 60 57.5 49.8
          spot circle 34.0 79.4 4.2 26.7 50.4 4.2 45.1 26.9 4.2 74.9 26.9 4.2 93.3 50.4 4.2 86.0 79.4 4.2
          mark M66.8 59.2L82.3 63.1
          spot circle 60 57.5 8
        gauge.with.dots.needle.bottom.0percent gauge.low 120 115
          body circle 60 57.5 49.8
          spot circle 29.5 73 4 34.7 54.8 4 50.2 42.5 4 69.8 42.5 4 85.3 54.8 4 90.5 73 4
          mark M52.4 71.5L43 68.5
          spot circle 60 74 8
        gauge.with.dots.needle.bottom.50percent gauge.medium 120 115
          body circle 60 57.5 49.8
          spot circle 29.5 73 4 34.7 54.8 4 50.2 42.5 4 69.8 42.5 4 85.3 54.8 4 90.5 73 4
          mark M60 66V54
          spot circle 60 74 8
        gauge.with.dots.needle.bottom.100percent gauge.high 120 115
          body circle 60 57.5 49.8
          spot circle 29.5 73 4 34.7 54.8 4 50.2 42.5 4 69.8 42.5 4 85.3 54.8 4 90.5 73 4
          mark M67.6 71.5L77 68.5
          spot circle 60 74 8
        gauge.with.needle gauge 120 115
          body circle 60 57.5 49.8
          mark M65 51L82 30
          spot circle 60 57.5 10
        gauge.open.with.lines.needle.33percent 120 108
          line arc 60 62 47 140 400
          line M60 28V34M33 40L37 44M87 40L83 44M52 54L40 42
          area circle 60 62 9
        """
}
