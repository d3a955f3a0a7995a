/// Signs, letters and digits, and what is in circles.
extension SymbolBook {
    static let signs = """
        arrow.backward arrow.left 118 90
          line M106 45H12M46 11L12 45 46 79
        arrow.down 110.6 118
          line M55.3 12V106M21.3 72L55.3 106 89.3 72
        arrow.forward arrow.right 118 90
          line M12 45H106M72 11L106 45 72 79
        arrow.left.and.right 140 82
          line M12 41H128M38 12L12 41 38 70M102 12L128 41 102 70
        arrow.up 110.6 118
          line M55.3 106V12M21.3 46L55.3 12 89.3 46
        checkmark 106 94
          line M12 54L40 86 94 10
        checkmark.square 119 106
          line box 19.02 12.52 80.96 80.96 15.84
          line M40.14 53.88L54.22 69.72 79.74 36.28
        checkmark.square.fill 119 106
          area box 15.5 9 88 88 17.6
          gap M40.14 53.88L54.22 69.72 79.74 36.28
        chevron.backward chevron.left 76.5 101
          line M57.75 12.5L18.75 50.5 57.75 88.5
        chevron.down 117 64
          line M20.5 12.5L58.5 51.5 96.5 12.5
        chevron.forward chevron.right 76.5 101
          line M18.75 12.5L57.75 50.5 18.75 88.5
        chevron.up 117 64
          line M20.5 51.5L58.5 12.5 96.5 51.5
        ellipsis 112 32
          area circle 17 16 9
          area circle 56 16 9
          area circle 95 16 9
        inside:badge.ellipsis 40 40
          area circle 7 20 4.6 20 20 4.6 33 20 4.6
        exclamationmark.triangle 128.3 109.3
          body M64.15 12.5L111.05 96.8H17.25Z
          mark M64.15 41.24V66.15
          spot circle 64.15 81.47 5.47
        line.3.horizontal line.horizontal.3 128 64
          line M19.75 12.25H108.25M19.75 32H108.25M19.75 51.75H108.25
        line.3.horizontal.decrease line.horizontal.3.decrease 128.7 73.4
          line M20.1 12.33H108.6M34.55 36.7H94.15M50.8 61.07H77.9
        list.bullet 118 84
          line M38 14H108M38 42H108M38 70H108
          area circle 14 14 7
          area circle 14 42 7
          area circle 14 70 7
        minus 108 20
          line M12.5 10H95.5
        multiply xmark 105.4 93
          line M18.65 12.45L86.75 80.55M86.75 12.45L18.65 80.55
        play 92 98
          line M13.9 12.45L78.1 49 13.9 85.55Z
          slash 29 54
        play.fill 92 98
          area M9.68 11.62C9.68 8.23 12.59 7.37 16.46 9.08L79.41 44.75C83.3 47.3 83.3 50.7 79.41 53.25L16.46 88.92C12.59 90.63 9.68 89.77 9.68 86.38Z
        plus 108 95
          line M54 6V89M12.5 47.5H95.5
        square 119 106
          line box 19.02 12.52 80.96 80.96 15.84
        square.fill 119 106
          area box 15.5 9 88 88 17.6
        star 128 116
          body M64 9L77.08409971603045 43.99128170521367 114.40599536364314 45.622099298127786 85.17051805273012 68.87871829478632 95.15261837150108 104.87790070187222 64 84.25999999999999 32.84738162849892 104.87790070187222 42.82948194726988 68.87871829478632 13.594004636356864 45.622099298127786 50.91590028396955 43.99128170521367Z
        bitcoinsign 64 92
          line M18 48H38C50 48 56 54 56 63 56 72 50 78 38 78H10M18 14H36C46 14 52 20 52 30 52 42 46 48 36 48M18 14V78M10 14H18M26 4V14M40 4V14M26 78V88M40 78V88
        eurosign 66 70.5
          line M58 20C53 9 46 4 37 4 22 4 14 17 14 35 14 53 22 66 37 66 46 66 53 61 58 50M4 28H42M4 42H40
        exclamationmark 32 86
          line M16 6V56
          area circle 16 76 6.5
        inside:badge.exclamationmark 40 40
          area box 16.5 3 7 21 3.5
          area circle 20 32.5 4.2
        exclamationmark.2 62 86
          line M16 6V56M46 6V56
          area circle 16 76 6.5
          area circle 46 76 6.5
        infinity 124 64
          line M62 32C52 44 42 56 28 56 16 56 8 46 8 32 8 18 16 8 28 8 42 8 52 20 62 32 72 44 82 56 96 56 108 56 116 46 116 32 116 18 108 8 96 8 82 8 72 20 62 32Z
        percent 84 78
          line circle 21 23 17
          line circle 63 55 17
          line M66 6L18 72
        questionmark 67.5 90
          line M10.75 26C10.75 13 20.75 6 33.75 6 46.75 6 55.75 14 55.75 26 55.75 42 33.75 42 33.75 58
          area circle 33.75 79 6.5
        sterlingsign 58 70.5
          line M48 16C46 8 40 4 32 4 22 4 17 11 17 20 17 30 24 36 24 48 24 58 18 64 10 66H50M8 38H40
        textformat 132 88
          line M8 79L37 9 66 79M18 55H56M82 46C84 38 90 33 100 33 113 33 120 40 120 52V79M120 55C106 55 80 54 80 68 80 76 87 80 95 80 106 80 120 74 120 60
        yensign 60 70.5
          line M6 4L30 36V66M54 4L30 36
          fine line M10 40.5H50M10 54H50
        """

    static let circled = """
        arrow.down.circle 120 115
          body circle 60 57.5 49.8
          mark M60 35.32V78.78M42.8 61.57L60 78.78 77.2 61.57
        arrow.left.circle 120 115
          body circle 60 57.5 49.8
          mark M81.73 57.5H40.08M56.38 40.75L40.08 57.5 56.38 74.25
        arrow.right.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 57.5H79.92M63.62 40.75L79.92 57.5 63.62 74.25
        arrow.up.circle 120 115
          body circle 60 57.5 49.8
          mark M60 79.68V36.22M42.8 53.43L60 36.22 77.2 53.43
        checkmark.circle 120 115
          body circle 60 57.5 49.8
          mark M40.08 58.86L53.66 73.35 79.02 40.75
        chevron.down.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 48.9L60 70.63 81.73 48.9
        chevron.left.circle 120 115
          body circle 60 57.5 49.8
          mark M69.06 36.22L47.32 57.5 69.06 78.78
        chevron.right.circle 120 115
          body circle 60 57.5 49.8
          mark M50.95 36.22L72.68 57.5 50.95 78.78
        chevron.up.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 66.1L60 44.37 81.73 66.1
        circle 120 115
          body circle 60 57.5 49.8
        clock 120 115
          body circle 60 57.5 49.8
          mark M60 30.79V57.95H40.08
        inside:badge.clock 40 40
          area M17.5 5H22.5V18.5H33V23.5H17.5Z
        ellipsis.circle 120 115
          body circle 60 57.5 49.8
          spot circle 38.27 57.5 6.34
          spot circle 60 57.5 6.34
          spot circle 81.73 57.5 6.34
        exclamationmark.circle 120 115
          body circle 60 57.5 49.8
          mark M60 34.41V63.39
          spot circle 60 77.87 5.43
        globe 120 115
          line circle 60 57.5 49.8
          line M60 12.34V102.66M15.26 57.5H104.74M23.01 32.13C42.8 42.44 77.2 42.44 96.99 32.13M23.01 82.87C42.8 72.56 77.2 72.56 96.99 82.87
          line M60 12.34C34.2 33.84 34.2 81.16 60 102.66 85.8 81.16 85.8 33.84 60 12.34
        info.circle 120 115
          body circle 60 57.5 49.8
          spot circle 60 36.22 5.89
          mark M50.95 50.71H60.91V79.68M49.13 79.68H72.68
        minus.circle 120 115
          body circle 60 57.5 49.8
          mark M39.63 57.5H80.37
        multiply.circle xmark.circle 120 115
          body circle 60 57.5 49.8
          mark M44.61 42.11L75.39 72.89M75.39 42.11L44.61 72.89
        pause.circle 120 115
          body circle 60 57.5 49.8
          spot box 43.7 38.03 10.87 38.94 2.72
          spot box 65.43 38.03 10.87 38.94 2.72
        person.circle 120 115
          body circle 60 57.5 49.8
          spot circle 60 45.28 15.39
          spot M29.21 88.74C32.84 74.25 45.51 67.01 60 67.01 74.49 67.01 87.16 74.25 90.79 88.74 81.73 96.89 70.87 101.42 60 101.42 49.13 101.42 38.27 96.89 29.21 88.74Z
        play.circle 120 115
          body circle 60 57.5 49.8
          spot M47.32 38.03L81.73 57.5 47.32 76.97Z
        plus.circle 120 115
          body circle 60 57.5 49.8
          mark M60 37.13V77.87M39.63 57.5H80.37
        questionmark.circle 120 115
          body circle 60 57.5 49.8
          mark M46.42 45.28C46.42 36.22 52.76 31.69 60 31.69 68.15 31.69 74.49 37.13 74.49 44.37 74.49 54.33 60 54.33 60 65.2
          spot circle 60 78.78 5.43
        """

    static let letters = """
        inside:0 58 70.5
          line M29 4C42 4 50 16 50 35 50 54 42 66 29 66 16 66 8 54 8 35 8 16 16 4 29 4Z
        inside:1 36 70.5
          line M8 16L24 4V66
        inside:2 58 70.5
          line M9 20C9 10 17 4 28 4 40 4 48 11 48 21 48 34 32 42 10 66H50
        inside:3 58 70.5
          line M10 16C13 8 19 4 28 4 39 4 46 10 46 19 46 29 39 34 28 34H22M28 34C41 34 49 40 49 50 49 60 41 66 28 66 18 66 10 61 8 52
        inside:4 60 70.5
          line M42 66V4L8 48V50H54
        inside:5 58 70.5
          line M46 4H14L11 36C15 31 21 28 28 28 41 28 50 36 50 47 50 58 41 66 28 66 18 66 11 61 8 53
        inside:6 58 70.5
          line M46 14C43 8 37 4 30 4 16 4 8 17 8 42 8 56 16 66 29 66 41 66 50 58 50 46 50 35 42 27 30 27 18 27 8 35 8 45
        inside:7 56 70.5
          line M8 4H50L22 66
        inside:8 58 70.5
          line M29 34C19 34 12 28 12 19 12 10 19 4 29 4 39 4 46 10 46 19 46 28 39 34 29 34 17 34 8 40 8 50 8 60 17 66 29 66 41 66 50 60 50 50 50 40 41 34 29 34Z
        inside:9 58 70.5
          line M12 56C15 62 21 66 28 66 42 66 50 53 50 28 50 14 42 4 29 4 17 4 8 12 8 24 8 35 16 43 28 43 40 43 50 35 50 25
        inside:a 64 70.5
          line M8 66L32 4 56 66M17 44H47
        inside:b 58 70.5
          line M10 35H34C46 35 52 42 52 50 52 60 46 66 34 66H10V4H32C42 4 48 10 48 19 48 29 42 35 32 35
        inside:c 64 70.5
          line M58 20C53 9 45 4 34 4 18 4 8 17 8 35 8 53 18 66 34 66 45 66 53 61 58 50
        inside:d 62 70.5
          line M10 4V66H28C46 66 56 54 56 35 56 16 46 4 28 4Z
        inside:e 56 70.5
          line M50 4H10V66H50M10 35H46
        inside:f 54 70.5
          line M50 4H10V66M10 35H44
        inside:g 66 70.5
          line M58 20C53 9 45 4 34 4 18 4 8 17 8 35 8 53 18 66 34 66 50 66 58 56 58 42V38H36
        inside:h 64 70.5
          line M10 4V66M54 4V66M10 35H54
        inside:i 28 70.5
          line M14 4V66
        inside:j 50 70.5
          line M42 4V48C42 60 36 66 25 66 14 66 8 60 8 50
        inside:k 58 70.5
          line M10 4V66M52 4L10 42M24 30L54 66
        inside:l 52 70.5
          line M10 4V66H48
        inside:m 76 70.5
          line M10 66V4L38 54 66 4V66
        inside:n 64 70.5
          line M10 66V4L54 66V4
        inside:o 72 70.5
          line M36 4C53 4 64 17 64 35 64 53 53 66 36 66 19 66 8 53 8 35 8 17 19 4 36 4Z
        inside:p 58 70.5
          line M10 66V4H32C46 4 53 11 53 22 53 33 46 40 32 40H10
        inside:q 72 70.5
          line M36 4C53 4 64 17 64 35 64 53 53 66 36 66 19 66 8 53 8 35 8 17 19 4 36 4ZM44 48L62 68
        inside:r 60 70.5
          line M10 66V4H32C45 4 52 11 52 21 52 31 45 37 32 37H10M34 37L54 66
        inside:s 60 70.5
          line M52 18C50 9 42 4 31 4 19 4 11 11 11 20 11 42 53 28 53 49 53 59 44 66 31 66 18 66 10 60 8 50
        inside:t 60 70.5
          line M6 4H54M30 4V66
        inside:text 100 70.5
          line M8 12H92M8 35H92M8 58H60
        inside:u 64 70.5
          line M10 4V44C10 58 18 66 32 66 46 66 54 58 54 44V4
        inside:v 62 70.5
          line M6 4L31 66 56 4
        inside:w 84 70.5
          line M6 4L24 66 42 8 60 66 78 4
        inside:x 62 70.5
          line M10 4L52 66M52 4L10 66
        inside:y 60 70.5
          line M6 4L30 38V66M54 4L30 38
        inside:z 60 70.5
          line M8 4H52L8 66H54
        """
}
