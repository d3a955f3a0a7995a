/// Symbols with room for others, which may also stand alone: `lock.icloud`, `heart.rectangle.on.rectangle`.
extension SymbolBook {
    static let frames = """
        icloud cloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          room 50 38 40 40
        bubble bubble.left 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          room 36 27 52 46
        bubble.right = mirrored bubble.left
        bubble.right.fill = mirrored bubble.left.fill
        bubble.middle.bottom 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H76L62 106L48 90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          room 36 27 52 46
        bubble.middle.top = overturned bubble.middle.bottom
        text.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          mark M34 34H90M34 50H90M34 66H66
        quote.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          spot M38 50C38 40 44 34 54 32V38C50 40 48 42 48 44C54 44 57 48 57 54C57 60 53 64 47 64C41 64 38 58 38 50ZM68 50C68 40 74 34 84 32V38C80 40 78 42 78 44C84 44 87 48 87 54C87 60 83 64 77 64C71 64 68 58 68 50Z
        captions.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          mark M32 54H46M60 54H92M32 70H70M84 70H92
        ellipsis.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          spot circle 38 50 7 62 50 7 86 50 7
        character.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          mark M42 72L62 28L82 72M50 56H74
        bubble.left.and.bubble.right bubble.left.and.text.bubble.right 140 112
          bare line M60 66H44L26 82V66H22C14 66 10 62 10 54V20C10 13 14 8 22 8H78C86 8 90 13 90 20V26
          full area M22 4H78C88 4 94 12 94 20V28H76C62 28 54 36 54 48V70H46L22 90V70C12 70 6 62 6 54V20C6 12 12 4 22 4Z
          body M74 38H118C126 38 130 43 130 50V78C130 85 126 90 118 90H114V104L98 90H74C66 90 62 85 62 78V50C62 43 66 38 74 38Z
          bare mark M78 56H114M78 72H102
          full gap M78 56H114M78 72H102
        bubble.and.pencil 124 116
          bare line M110 46V28C110 18 102 10 92 10H28C18 10 10 18 10 28V72C10 82 18 90 28 90H32V106L54 90
          full area M28 6H92C106 6 114 16 114 28V36L60 88L56 94L28 114V94C14 94 6 84 6 72V28C6 16 16 6 28 6Z
          clear M70 92L74 78L108 44L118 54L84 88Z
          line M70 92L74 78L108 44L118 54L84 88Z
        bubble.left.and.exclamationmark.bubble.right = bubble.left.and.bubble.right
        ellipsis.message 124 112
          body M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z
          spot circle 38 52 7 62 52 7 86 52 7
        phone.bubble phone.bubble.left 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          cut phone.fill 38 26 48 48
        doc document 98 120
          body M14 22C14 14 18 10 26 10H54L84 42V98C84 106 80 110 72 110H26C18 110 14 106 14 98Z
          bare line M54 10V42H84
          full gap M56 8V40H86
          room 32 56 34 40
        doc.text document.text text.document text.page 98 120
          body M14 22C14 14 18 10 26 10H54L84 42V98C84 106 80 110 72 110H26C18 110 14 106 14 98Z
          bare line M54 10V42H84
          full gap M56 8V40H86
          mark M32 62H66M32 78H66M32 94H54
        doc.plaintext 98 120
          body box 14 10 70 100 12
          mark M32 36H66M32 56H66M32 76H54
        doc.richtext richtext.page 98 120
          body box 14 10 70 100 12
          mark M32 70H66M32 88H54
          spot box 32 28 34 26 4
        doc.append 98 120
          body box 14 10 70 100 12
          mark M32 34H66M32 52H66M14 72H84
        doc.text.image text.below.photo text.page.image 98 120
          body box 14 10 70 100 12
          mark M32 34H66M32 50H54
          spot M30 92L44 72L54 82L60 76L70 92Z
        doc.zipper zipper.page 98 120
          body M14 22C14 14 18 10 26 10H54L84 42V98C84 106 80 110 72 110H26C18 110 14 106 14 98Z
          bare line M54 10V42H84
          full gap M56 8V40H86
          mark M34 22H38M42 34H46M34 46H38M42 58H46M34 70H38
          spot box 33 80 14 16 4
        doc.text.magnifyingglass text.page.badge.magnifyingglass document.badge.magnifyingglass 108 124
          bare line M84 60V42L54 10H26C18 10 14 14 14 22V98C14 106 18 110 26 110H46M54 10V42H84
          line circle 70 86 20
          line M84 100L98 114
          full line M84 60V42L54 10H26C18 10 14 14 14 22V98C14 106 18 110 26 110H46M54 10V42H84
          line M32 62H42M32 46H44
        doc.viewfinder document.viewfinder 124 120
          use viewfinder 0 0 124 120
          both doc 38 28 48 64
        doc.text.viewfinder text.viewfinder.document = doc.viewfinder
        doc.circle document.circle 120 115
          body circle 60 57.5 55
          spot M42 34C42 30 44 28 48 28H62L78 44V80C78 84 76 86 72 86H48C44 86 42 84 42 80Z
        doc.on.doc document.on.document 112 124
          line M36 22V18C36 12 40 8 46 8H92C98 8 102 12 102 18V80C102 86 98 90 92 90H90
          body M20 34H66C72 34 76 38 76 44V104C76 110 72 114 66 114H20C14 114 10 110 10 104V44C10 38 14 34 20 34Z
          full area M32 26V18C32 10 38 4 46 4H92C100 4 106 10 106 18V80C106 88 100 94 92 94H84V44C84 32 78 26 66 26Z
        doc.on.clipboard document.on.clipboard 112 124
          line M44 104H20C14 104 10 100 10 94V26C10 20 14 16 20 16H76C82 16 86 20 86 26V44
          body M34 16C34 8 62 8 62 16V22H34Z
          body M54 54H94C98 54 102 58 102 62V108C102 112 98 116 94 116H54C50 116 46 112 46 108V62C46 58 50 54 54 54Z
        folder 132 104
          body M10 24C10 16 14 12 22 12H48L58 22H110C118 22 122 26 122 34V82C122 90 118 94 110 94H22C14 94 10 90 10 82Z
          mark M10 40H122
          room 48 48 36 38
        calendar 116 110
          line box 10 12 96 88 16
          area M10 28C10 18 16 12 26 12H90C100 12 106 18 106 28V38H10Z
          area circle 36 58 5 58 58 5 80 58 5 36 80 5 58 80 5
        calendar.badge.clock calendar.badge.clock.rtl 128 116
          use calendar 0 0 116 110
          clear circle 98 86 22
          line circle 98 86 24
          line M98 74V87H106
        calendar.day.timeline.left calendar.day.timeline.leading calendar.day.timeline.right calendar.day.timeline.trailing 128 104
          line M10 18H30M10 52H30M10 86H30
          body box 46 10 72 32 8
          body box 46 62 72 32 8
        calendar.circle 120 115
          body circle 60 57.5 55
          mark box 34 34 52 48 9
          mark M36 48H84
          spot circle 48 62 4 60 62 4 72 62 4 48 72 4 60 72 4
        iphone.circle 120 115
          body circle 60 57.5 55
          mark box 42 26 36 63 8
          mark M55 36H65
        tray 128 102
          line M34 31.5L10 59V82.5C10 90 14 94 22 94H106C114 94 118 90 118 82.5V59L94 13.5H34L10 59
          bare line M10 59H44C46 74.5 82 74.5 84 59H118
          full area M10 59H44C46 74.5 82 74.5 84 59H118V82.5C118 90 114 94 106 94H22C14 94 10 90 10 82.5Z
          body M10 59H44C46 74.5 82 74.5 84 59H118V82.5C118 90 114 94 106 94H22C14 94 10 90 10 82.5Z
        tray.full 128 104
          line M10 60L34 14H94L118 60
          body M10 60H44C46 76 82 76 84 60H118V84C118 92 114 96 106 96H22C14 96 10 92 10 84Z
          line M44 30H84M36 46H92
        tray.2 128 124
          line M10 36L30 8H98L118 36M10 36H44C46 52 82 52 84 36H118V62
          body M10 74H44C46 90 82 90 84 74H118V102C118 108 114 112 106 112H22C14 112 10 108 10 102Z
          line M10 36V62
        archivebox 122 104
          body M10 10H112V34H10ZM18 34H104V84C104 90 100 94 94 94H28C22 94 18 90 18 84Z
          mark M48 54H74M12 34H110
        newspaper 124 106
          body M26 10H104C110 10 114 14 114 20V86C114 92 110 96 104 96H22C14 96 10 90 10 84V32H26Z
          mark M26 32V84M42 30H98M80 50H98M80 74H98
          mark M42 50H66V76H42Z
          full hole M42 50H66V76H42Z
        books.vertical 118 114
          body M10 10H34.5V104H10ZM34.5 10H59V104H34.5Z
          body M67 18.5L89.5 12L110 100L87.5 106Z
          mark M12 30.5H32.5M12 83.5H32.5M36.5 30.5H57M36.5 83.5H57M71 38.5L91.5 32.5M83.5 87.5L104 81.5M34.5 12V102
        book 132 106
          body M66 24.5C54 12 34 10 12 12V89.5C34 87.5 54 89.5 66 100C78 89.5 98 87.5 120 89.5V12C98 10 78 12 66 24.5Z
          mark M66 26.5V96
        book.closed 104 120
          body M25 10H91.5V108H25C16.5 108 12.5 103.5 12.5 95.5V22.5C12.5 14 16.5 10 25 10Z
          mark M12.5 93.5C12.5 87.5 16.5 85.5 25 85.5H91.5
        text.book.closed character.book.closed 104 120
          body M25 10H91.5V108H25C16.5 108 12.5 103.5 12.5 95.5V22.5C12.5 14 16.5 10 25 10Z
          mark M12.5 93.5C12.5 87.5 16.5 85.5 25 85.5H91.5M35.5 32.5H70.5M35.5 51H60.5
        book.pages 124 112
          body M62 22C50 10 34 8 12 10V88C34 86 50 88 62 98C74 88 90 86 112 88V10C90 8 74 10 62 22Z
          mark M62 24V94M26 32C34 32 42 33 48 36M26 50C34 50 42 51 48 54M98 32C90 32 82 33 76 36M98 50C90 50 82 51 76 54
        magazine 124 112
          body box 26 10 76 92 8
          mark M42 30H86M42 44H66
          line M14 22V90M110 22V90
        menucard 100 120
          body M14 16L50 8V112L14 104ZM50 16H86V104H50Z
          mark M26 40L38 37M26 56L38 54M26 72L38 71M50 12V108
        list.bullet.rectangle list.dash.header.rectangle 132 104
          body box 10 10 112 84 14
          spot circle 34 34 5 34 52 5 34 70 5
          mark M50 34H98M50 52H98M50 70H98
        list.bullet.rectangle.portrait 104 124
          body box 12 8 80 108 14
          spot circle 32 38 5 32 62 5 32 86 5
          mark M46 38H74M46 62H74M46 86H74
        list.bullet.circle 120 115
          body circle 60 57.5 55
          spot circle 36 40 5 36 57 5 36 74 5
          mark M50 40H84M50 57H84M50 74H84
        list.bullet.below.rectangle list.dash.below.rectangle 118 112
          body box 10 8 98 36 8
          area circle 16 64 6 16 84 6 16 104 6
          line M36 64H106M36 84H106M36 104H106
        list.bullet.indent 118 100
          area circle 14 14 6 34 48 6 14 82 6
          line M34 14H108M54 48H108M34 82H108
        list.triangle 118 96
          area M8 6L24 14L8 22ZM8 40L24 48L8 56ZM8 74L24 82L8 90Z
          line M38 14H108M38 48H108M38 82H108
        list.star 120 96
          use star.fill 2 2 26 26
          use star.fill 2 35 26 26
          use star.fill 2 68 26 26
          line M40 15H110M40 48H110M40 81H110
        list.clipboard list.bullet.clipboard 100 124
          body M66 20H76C84 20 88 24 88 32V104C88 112 84 116 76 116H24C16 116 12 112 12 104V32C12 24 16 20 24 20H34C34 4 66 4 66 20Z
          mark M46 50H72M46 70H72M46 90H72M34 30H66
          spot circle 29 50 5 29 70 5 29 90 5
        checklist 124 96
          line M56 16H114M56 48H114M56 80H114M8 18L17 27L34 6M8 50L17 59L34 38M8 82L17 91L34 70
        checklist.checked checklist.unchecked 124 100
          line circle 22 24 16
          line circle 22 76 16
          line M54 24H114M54 76H114
        text.badge.checkmark 124 100
          line M10 14H104M10 38H104M10 62H58M10 86H58
          area circle 94 74 24
          gap M84 75L92 83L105 66
        text.badge.plus 124 100
          line M10 14H104M10 38H104M10 62H58M10 86H58
          area circle 94 74 24
          gap M94 63V85M83 74H105
        text.badge.minus 124 100
          line M10 14H104M10 38H104M10 62H58M10 86H58
          area circle 94 74 24
          gap M83 74H105
        text.badge.xmark 124 100
          line M10 14H104M10 38H104M10 62H58M10 86H58
          area circle 94 74 24
          gap M86 66L102 82M102 66L86 82
        text.badge.star 124 100
          line M10 14H104M10 38H104M10 62H58M10 86H58
          area circle 94 74 24
          hole M94 58L98 69L110 70L101 77L104 89L94 82L84 89L87 77L78 70L90 69Z
        text.insert text.append 112 92
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
        text.redaction 112 92
          area box 6 4 60 18 6 74 4 32 18 6 6 36 100 18 6 6 68 44 18 6
        text.line.first.and.arrowtriangle.forward = text.alignleft
        paragraphsign 84 108
          line M50 10V98M70 10V98M78 10H40C4 10 4 58 40 58H50
        character character.text.justify 84 92
          line M10 82L42 10L74 82M22 58H62
        character.textbox textbox 132 104
          line box 10 10 112 84 14
          line M34 72L52 30L70 72M40 58H64M92 30V74M84 30H100M84 74H100
        character.square 112 106
          body box 10 7 92 92 18
          mark M34 78L56 28L78 78M42 60H70
        a.magnify = character
        textformat.size 140 92
          line M8 82L24 46L40 82M14 68H34M60 82L96 10L132 82M74 58H118
        textformat.size.larger textformat.size.smaller 140 92
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
        textformat.subscript = overturned textformat.superscript
        bold 76 92
          line M16 46H42C58 46 64 54 64 64C64 76 56 82 42 82H16V10H38C52 10 58 18 58 28C58 38 52 46 40 46
        italic 76 92
          line M30 10H66M10 82H46M48 10L28 82
        underline 84 104
          line M18 8V46C18 82 66 82 66 46V8M10 96H74
        strikethrough 92 92
          line M70 24C66 12 56 8 46 8C32 8 22 16 22 28C22 40 36 44 46 46M8 46H84M20 64C22 78 34 84 48 84C62 84 72 76 72 64C72 56 68 50 64 48
        bold.italic.underline 148 100
          use bold 0 4 46 74
          use italic 50 4 46 74
          use underline 98 4 46 84
        increase.indent 112 92
          line M8 10H104M52 34H104M52 58H104M8 82H104M10 34L26 46L10 58
        decrease.indent 112 92
          line M8 10H104M52 34H104M52 58H104M8 82H104M26 34L10 46L26 58
        list.dash 118 84
          line M38 14H108M38 42H108M38 70H108M10 14H18M10 42H18M10 70H18
        line.3.horizontal.circle 120 115
          body circle 60 57.5 55
          mark M36 40H84M36 57.5H84M36 75H84
        line.3.horizontal.button.angledtop.vertical.right button.programmable 112 112
          body circle 56 56 46
          mark circle 56 56 26
        line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle 120 115
          body circle 60 57.5 55
          mark M32 42H88M42 58H78M52 74H68
        line.2.horizontal.decrease.circle = line.3.horizontal.decrease.circle
        line.3.crossed.swirl.circle 120 115
          body circle 60 57.5 55
          mark M34 40C52 34 68 46 86 40M34 57C52 51 68 63 86 57M34 74C52 68 68 80 86 74
        line.horizontal.3.circle = line.3.horizontal.circle
        line.diagonal.arrow 104 104
          line M12 92L90 14M52 12H92V52
        line.2.horizontal 112 60
          line M10 16H102M10 44H102
        lineweight 112 92
          line M8 12H104M8 82H104
          area box 4 28 104 12 6 4 52 104 16 6
        slider.horizontal.2.square slider.horizontal.2.square.on.square slider.horizontal.below.square.filled.and.square 112 112
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
        slider.horizontal.2.gobackward slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.below.rectangle 124 112
          line M10 64H114M10 96H114
          clear circle 40 64 6 84 96 6
          line circle 40 64 13
          line circle 84 96 13
          line arc 62 26 18 -60 250
          area M66 0V18L82 8Z
        slider.horizontal.below.square.and.square.filled = slider.horizontal.2.square
        switch.2 128 112
          body box 10 8 108 42 21
          body box 10 62 108 42 21
          spot circle 97 29 12 31 83 12
        switch.programmable lightswitch.on lightswitch.off 92 120
          body box 12 8 68 104 12
          mark box 32 34 28 52 6
        dial.low dial.medium dial.high dial.min dial.max 116 116
          line circle 58 64 34
          line M58 58V40
          area circle 16 86 5 10 56 5 26 26 5 58 14 5 90 26 5 106 56 5 100 86 5
        gauge.with.needle gauge gauge.medium gauge.low gauge.high speedometer gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.100percent gauge.open.with.lines.needle.33percent 120 115
          body circle 60 57.5 55
          spot circle 60 64 10
          mark M60 62L80 36
          spot circle 28 62 5 34 40 5 54 28 5 92 62 5
        barometer 120 115
          body circle 60 57.5 55
          mark M60 58L78 34M34 82C18 58 38 26 64 28M88 46C92 58 90 72 86 82
          spot circle 60 58 8
        chart.bar 124 108
          body box 12 56 24 41.5 5
          body box 50 33 24 64.5 5
          body box 88 10.5 24 87 5
        chart.bar.xaxis chart.bar.xaxis.ascending chart.bar.yaxis 124 112
          area box 16 50 20 40 4 50 30 20 60 4 84 10 20 80 4
          line M8 104H116
        chart.bar.doc.horizontal chart.bar.horizontal.page 108 120
          body box 19 10 70 100 12
          mark M37 36H51M37 56H71M37 76H61
        chart.line.uptrend.xyaxis chart.xyaxis.line 124 112
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
          area box 8 62 20 22 5 36 44 20 40 5 64 26 20 58 5 92 8 20 76 5
        waveform 120 104
          line M12 44V60M32 28V76M52 10V94M72 30V74M92 20V84M110 44V60
        waveform.circle 120 115
          body circle 60 57.5 55
          mark M30 50V65M42 40V75M54 28V87M66 40V75M78 34V81M90 50V65
        waveform.and.mic waveform.and.person.filled 140 120
          both mic 40 4 60 112
          line M12 42V66M28 28V80M112 28V80M128 42V66
        waveform.and.magnifyingglass 124 112
          line M12 40V60M28 24V76M44 10V90M60 24V54
          line circle 80 70 22
          line M96 86L112 102
        mic microphone 92 124
          body M46 10C55 10 61 17 61 26V56C61 65 55 72 46 72C37 72 31 65 31 56V26C31 17 37 10 46 10Z
          line M14 54C14 76 28 88 46 88C64 88 78 76 78 54M46 88V112M28 112H64
        music.mic music.microphone 114 114
          line circle 78 34 27
          area M55 43L69 57L24 103C15 109 5 99 11 90Z
          full area circle 78 34 27
          both circle 51 7 54 54
        speaker 72 106
          body M10 38H32L60 14V92L32 68H10Z
        speaker.wave.1 speaker.1 96 106
          body M10 38H32L60 14V92L32 68H10Z
          line M78 38C86 46 86 60 78 68
        speaker.wave.2 speaker.2 134 106
          body M10 38H32L60 14V92L32 68H10Z
          line M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84
        speaker.wave.3 speaker.3 148 106
          body M10 38H32L60 14V92L32 68H10Z
          line M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84M114 8C140 34 140 72 114 98
        speaker.slash 104 116
          body M16 43H38L66 19V97L38 73H16Z
          gap M14 7L102 95
          line M8 15L96 103
        speaker.plus speaker.badge.plus 116 106
          body M10 38H32L60 14V92L32 68H10Z
          line M92 36V70M75 53H109
        speaker.minus 116 106
          body M10 38H32L60 14V92L32 68H10Z
          line M75 53H109
        speaker.zzz speaker.badge.exclamationmark 124 106
          body M10 38H32L60 14V92L32 68H10Z
          line M78 50H98L78 76H98M102 20H116L102 40H116
        hearingdevice.ear hearingdevice.and.signal.meter = ear
        music.note 84 118
          line M36 94V22L72 10V36L36 48
          area circle 24 96 15
        music.quarternote.3 130 118
          line M28 30V90M66 20V82M104 10V74
          area ellipse 6 82 26 22 44 74 26 22 82 66 26 22
        music.note.list 118 112
          line M10 14H64M10 42H58M10 70H40M84 90V22L108 14V36L84 44
          area circle 73 92 14
        music.note.tv 140 108
          body box 10 9 120 76 11
          line M46 98H94
          cut music.note 52 22 36 50
        guitars 108 124
          body M60 50C76 52 92 66 88 84C84 104 64 100 56 108C46 118 22 118 16 102C10 84 26 80 30 66C34 54 46 46 60 50Z
          line M66 46L96 12
          mark circle 54 76 10
        pianokeys pianokeys.inverse 128 100
          line box 10 10 108 80 10
          line M37 50V88M64 50V88M91 50V88
          area box 28 12 18 42 3 55 12 18 42 3 82 12 18 42 3
        tuningfork 84 124
          line M20 8V44C20 74 64 74 64 44V8M42 68V116
        hifireceiver 140 84
          body box 10 12 120 60 10
          mark circle 102 42 14
          mark M28 32H70M28 52H56
        radio 128 112
          body box 10 34 108 68 12
          line M32 34L100 8
          mark circle 88 68 16
          mark M28 54H56M28 68H56M28 82H56
        recordingtape 140 84
          line circle 36 40 26
          line circle 104 40 26
          line M36 66H104
        record.circle 120 115
          line circle 60 57.5 55
          area circle 60 57.5 24
          body circle 60 57.5 55
          bare area circle 60 57.5 24
          full hole circle 60 57.5 26
        stop.circle 120 115
          body circle 60 57.5 55
          spot box 40 37.5 40 40 6
        film 124 100
          body box 10 8 104 84 12
          mark M34 8V92M90 8V92M10 36H34M10 64H34M90 36H114M90 64H114M34 50H90
        film.stack 124 116
          body box 10 26 104 80 12
          line M28 10H96
          mark M34 28V104M90 28V104M34 66H90M12 52H34M12 80H34M90 52H112M90 80H112
        movieclapper 128 112
          body M12 44H116V92C116 98 112 102 106 102H22C16 102 12 98 12 92Z
          body M12 34L108 10L112 24L16 42Z
          mark M36 30L48 40M62 22L76 34M90 16L102 26
        play.tv 140 108
          body box 10 9 120 76 11
          line M46 98H94
          spot M58 28L86 47L58 66Z
        forward.end.alt 124 96
          body M10 12L54 48L10 84ZM56 12L100 48L56 84Z
          line M112 14V82
        backward.end.alt = mirrored forward.end.alt
        backward.end.alt.fill = mirrored forward.end.alt.fill
        forward.frame 112 96
          body M44 12L96 48L44 84Z
          line M14 16V80M28 16V80
        backward.frame = mirrored forward.frame
        backward.frame.fill = mirrored forward.frame.fill
        pause 84 98
          body box 12 8 20 82 5
          body box 52 8 20 82 5
        repeat.1 140 108
          use repeat 0 0 122 108
          clear circle 116 40 10
          line M108 34L120 26V56
        infinity.circle 120 115
          body circle 60 57.5 55
          mark M60 57C54 65 48 71 41 71C33 71 28 65 28 57C28 49 33 43 41 43C48 43 54 49 60 57C66 65 72 71 79 71C87 71 92 65 92 57C92 49 87 43 79 43C72 43 66 49 60 57Z
        livephoto 120 115
          area circle 60 57.5 12
          line circle 60 57.5 32
          repeat 24 60 57.5 area circle 60 8 4
        livephoto.play livephoto.badge.automatic = livephoto
        photo 136 106
          body M22 10H114C122 10 126 14 126 22V84C126 92 122 96 114 96H22C14 96 10 92 10 84V22C10 14 14 10 22 10Z
          spot circle 42 36 9
          mark M12 84L44 56L62 72L90 42L124 76
        photo.circle 120 115
          body circle 60 57.5 55
          mark M24 74L44 54L56 66L74 44L96 68
          spot circle 46 38 7
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
        photo.badge.arrow.down = photo
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
        rectangle.inset.filled.on.rectangle rectangle.filled.on.rectangle rectangle.fill.on.rectangle.fill 138 110
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
        square.filled.on.square square.fill.on.square.fill square.fill.on.square 110 110
          line M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24
          area box 26 26 78 78 14
        square.on.square.dashed square.fill.on.square.dashed 110 110
          line box 10 10 70 70 12
          line M94 44C100 46 100 50 100 54M100 68V78M100 92C100 98 96 100 92 100M78 100H66M52 100C46 100 44 98 44 94
        square.on.circle 124 124
          line arc 46 46 36 60 390
          body box 44 46 70 68 12
        squareshape.squareshape.dashed squareshape.split.2x2.dotted 110 110
          line box 10 10 60 60 4
          line M84 40H100V54M100 68V82M100 96V100H92M78 100H64M50 100H40V86
        squareshape 108 108
          body box 10 10 88 88 4
        squareshape.split.2x2 square.split.2x2 112 106
          body box 10 7 92 92 18
          mark M56 8V98M12 53H100
        square.split.2x1 112 106
          body box 10 7 92 92 18
          mark M56 8V98
        square.split.1x2 112 106
          body box 10 7 92 92 18
          mark M12 53H100
        square.split.diagonal square.split.diagonal.2x2 112 106
          body box 10 7 92 92 18
          mark M16 94L96 12
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
        menubar.rectangle menubar.dock.rectangle 132 104
          body box 10 10 112 84 14
          spot box 24 22 84 10 4
        filemenu.and.selection filemenu.and.cursorarrow 124 116
          body box 10 10 104 96 14
          mark M28 32H66M28 84H66
          spot box 24 48 76 20 5
        sidebar.left sidebar.leading sidebar.squares.left sidebar.squares.leading 132 104
          body box 10 10 112 84 14
          mark M48 12V92M24 30H34M24 46H34M24 62H34
        sidebar.right sidebar.trailing sidebar.squares.right sidebar.squares.trailing = mirrored sidebar.left
        rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled rectangle.leadingthird.inset.filled 132 104
          line box 10 10 112 84 14
          area box 20 20 42 64 7
        rectangle.trailinghalf.inset.filled rectangle.righthalf.inset.filled rectangle.trailingthird.inset.filled = mirrored rectangle.leadinghalf.inset.filled
        rectangle.bottomthird.inset.filled rectangle.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle 132 104
          line box 10 10 112 84 14
          area box 20 54 92 30 7
        rectangle.topthird.inset.filled rectangle.tophalf.inset.filled inset.filled.tophalf.rectangle = overturned rectangle.bottomthird.inset.filled
        rectangle.inset.filled.and.person.filled rectangle.inset.filled.and.cursorarrow = rectangle.inset.filled
        rectangle.inset.bottomright.filled inset.filled.bottomright.rectangle 132 104
          line box 10 10 112 84 14
          area box 68 52 44 32 7
        rectangle.inset.bottomleft.filled = mirrored rectangle.inset.bottomright.filled
        rectangle.inset.topright.filled = overturned rectangle.inset.bottomright.filled
        rectangle.center.inset.filled 132 104
          line box 10 10 112 84 14
          area box 40 32 52 40 7
        pip.enter pip.exit 136 106
          line M126 46V21C126 13 122 9 114 9H22C14 9 10 13 10 21V85C10 93 14 97 22 97H56M30 30L54 52M54 34V52H34
          area box 70 58 56 40 8
        pip.swap = pip
        rectangle.compress.vertical 116 120
          line M11 60H105M58 8.5V38.5M43 25.5L58 40.5L73 25.5M58 111.5V81.5M43 94.5L58 79.5L73 94.5
        rectangle.expand.vertical 116 120
          line M11 60H105M58 40.5V10.5M43 25.5L58 10.5L73 25.5M58 79.5V109.5M43 94.5L58 109.5L73 94.5
        rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.arrowtriangle.2.inward 140 104
          body box 46 10 48 84 10
          area M8 36V68L30 52ZM132 36V68L110 52Z
        arrow.up.left.and.arrow.down.right.square arrow.up.right.and.arrow.down.left.square 112 106
          body box 10 7 92 92 18
          mark M32 50V30H52M32 30L50 48M80 56V76H60M80 76L62 58
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
        square.grid.3x3 square.grid.3x3.square 108 108
          body box 8 8 22 22 4
          body box 43 8 22 22 4
          body box 78 8 22 22 4
          body box 8 43 22 22 4
          body box 43 43 22 22 4
          body box 78 43 22 22 4
          body box 8 78 22 22 4
          body box 43 78 22 22 4
          body box 78 78 22 22 4
        square.grid.3x2 square.grid.3x1.below.line.grid.1x2 124 92
          body box 8 10 26 26 5
          body box 49 10 26 26 5
          body box 90 10 26 26 5
          body box 8 56 26 26 5
          body box 49 56 26 26 5
          body box 90 56 26 26 5
        square.grid.4x3.fill square.grid.3x3.middle.filled 124 92
          area box 8 8 20 18 4 38 8 20 18 4 68 8 20 18 4 98 8 20 18 4 8 36 20 18 4 38 36 20 18 4 68 36 20 18 4 98 36 20 18 4 8 64 20 18 4 38 64 20 18 4 68 64 20 18 4 98 64 20 18 4
        grid 112 108
          line M39.5 10V98M72.5 10V98M10.5 38H101.5M10.5 70H101.5
        grid.circle 120 115
          body circle 60 57.5 55
          mark M46 18V97M74 18V97M20 44H100M20 71H100
        rectangle.and.pencil.and.ellipsis pencil.and.ellipsis.rectangle 136 108
          line M92 26H20C12 26 8 30 8 38V86C8 94 12 98 20 98H112C120 98 124 94 124 86V50M66 72L70 58L112 14L122 24L80 68Z
          area circle 28 64 6 48 64 6 104 78 5
        rectangle.and.text.magnifyingglass text.rectangle.magnifyingglass 132 112
          line M46 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10H108C116 10 122 16 122 24V44M30 34H76M30 52H56M30 70H48
          line circle 86 68 22
          line M102 84L118 100
        rectangle.and.paperclip macwindow.and.paperclip 132 108
          line M57.5 96H21C13.5 96 7.5 90.5 7.5 82.5V23.5C7.5 15.5 13.5 10 21 10H99.5C107 10 113 15.5 113 23.5V33.5M113 61L92 86.5C82.5 98 67 84.5 74.5 74.5L101.5 43C109 33.5 126.5 45 116.5 57L88 92.5
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward 124 120
          bare line M73.5 39.5V23C73.5 14.5 69.5 10.5 62 10.5H20.5C13 10.5 9.5 14.5 9.5 23V97C9.5 105.5 13 109.5 20.5 109.5H62C69.5 109.5 73.5 105.5 73.5 97V80.5
          full area M20.5 6H62C71.5 6 77 12.5 77 23V45.5H49C32 45.5 32 74.5 49 74.5H77V97C77 107.5 71.5 114 62 114H20.5C11.5 114 5.5 107.5 5.5 97V23C5.5 12.5 11.5 6 20.5 6Z
          line M47 60H114.5M94 37L114.5 60L94 83
        rectangle.righthalf.inset.filled.arrow.right = rectangle.righthalf.inset.filled
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
          body circle 60 57.5 55
          mark M36 82L84 33
        circle.slash 120 115
          body circle 60 57.5 55
          mark M24 93L96 22
        nosign 120 115
          line circle 60 57.5 55
          line M25 22L95 93
        wrongwaysign 120 115
          body circle 60 57.5 55
          spot box 28 48 64 19 4
        nosign.app = nosign
        divide.circle 120 115
          body circle 60 57.5 55
          mark M36 57.5H84
          spot circle 60 36 6.5 60 79 6.5
        plusminus.circle 120 115
          body circle 60 57.5 55
          mark M60 28V64M42 46H78M42 82H78
        equal.circle 120 115
          body circle 60 57.5 55
          mark M38 46H82M38 69H82
        asterisk.circle 120 115
          body circle 60 57.5 55
          mark M60 32V83M38 45L82 70M82 45L38 70
        circle.circle smallcircle.circle 120 115
          line circle 60 57.5 55
          body circle 60 57.5 26
        largecircle.fill.circle 120 115
          line circle 60 57.5 55
          area circle 60 57.5 36
        smallcircle.filled.circle smallcircle.fill.circle 120 115
          line circle 60 57.5 55
          area circle 60 57.5 24
        smallcircle.fill.circle.fill 120 115
          area circle 60 57.5 55
          hole circle 60 57.5 24
        circlebadge 76 76
          body circle 38 38 28
        circlebadge.2 100 100
          line arc 38 38 26 80 370
          body circle 62 62 30
        circle.and.line.horizontal 140 100
          line circle 70 50 34
          line M10 50H36M104 50H130
        circle.lefthalf.striped.horizontal circle.bottomrighthalf.checkered 120 115
          line circle 60 57.5 55
          line M60 6V109M14 40H60M10 57H60M14 74H60
        circle.dotted 120 115
          repeat 16 60 57.5 area circle 60 7 4.6
        circle.dotted.circle circle.dotted.and.circle 120 115
          repeat 16 60 57.5 area circle 60 7 4.6
          line circle 60 57.5 26
        circle.dashed 120 115
          repeat 8 60 57.5 line arc 60 57.5 50.75 -104 -76
        circle.dashed.inset.filled 120 115
          repeat 8 60 57.5 line arc 60 57.5 50.75 -104 -76
          area circle 60 57.5 34
        progress.indicator 112 112
          repeat 8 56 56 line M56 14V32
        rays 112 112
          repeat 8 56 56 line M56 10V32
        slowmo timelapse 120 115
          repeat 24 60 57.5 line M60 8V18
          line circle 60 57.5 30
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
        shield.checkered shield.checkerboard 108 122
          line M54 8C66 18 82 23 97 23V58C97 84 78 102 54 114C30 102 11 84 11 58V23C26 23 42 18 54 8Z
          area M54 12C44 20 28 24 15 25V60H54ZM54 60H95C95 82 78 100 54 110Z
        staroflife.shield = shield
        lock.shield 108 122
          body M54 8C66 18 82 23 97 23V58C97 84 78 102 54 114C30 102 11 84 11 58V23C26 23 42 18 54 8Z
          spot box 36 54 36 28 5
          mark M42 56V48C42 34 66 34 66 48V56
        checkmark.shield 108 122
          body M54 8C66 18 82 23 97 23V58C97 84 78 102 54 114C30 102 11 84 11 58V23C26 23 42 18 54 8Z
          mark M36 60L49 74L73 42
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
        teletype teletype.answer 124 100
          line M14 44C14 10 110 10 110 44V54H88V40H36V54H14Z
          area circle 30 72 5 52 72 5 74 72 5 96 72 5 41 88 5 63 88 5 85 88 5
        phone.and.waveform = phone.connection
        rectangle.dashed 132 104
          line M10 36V26C10 16 16 10 26 10H34M52 10H80M98 10H106C116 10 122 16 122 26V36M122 46V58M122 68V78C122 88 116 94 106 94H98M80 94H52M34 94H26C16 94 10 88 10 78V68M10 58V46
        app.dashed 112 106
          line M10 33C11 17 20 8 36 7M48 7H64M76 7C92 8 101 17 102 33M102 45V61M102 73C101 89 92 98 76 99M64 99H48M36 99C20 98 11 89 10 73M10 61V45
        app.connected.to.app.below.fill 124 124
          body box 36 8 52 46 12
          body box 36 72 52 46 12
          line M62 54V72
        appwindow.swipe.rectangle = rectangle.stack
        apps.ipad apps.ipad.landscape square.grid.3x3.topleft.filled = square.grid.3x3
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
          body circle 60 57.5 55
          bare area circle 60 45 17
          bare area M24 98C26 80 40 70 60 70C80 70 94 80 96 98C86 107 73 112.5 60 112.5C47 112.5 34 107 24 98Z
          full hole circle 60 44 19
          full hole M24 92C28 78 42 70 60 70C78 70 92 78 96 92C87 101 74 105.5 60 105.5C46 105.5 33 101 24 92Z
        person.crop.square 112 106
          body box 10 7 92 92 18
          spot circle 56 42 17
          spot M24 95C26 76 40 67 56 67C72 67 86 76 88 95Z
        bell 108 120
          body M14 88H94C86 78 83 68 83 52C83 32 72 19 54 19C36 19 25 32 25 52C25 68 22 78 14 88Z
          line M54 10V18M42 104C45 112 63 112 66 104
        repeat.circle 120 115
          body circle 60 57.5 55
          mark M34 56V52C34 46 38 43 44 43H84M76 33L86 43L76 53M86 60V64C86 70 82 73 76 73H36M44 63L34 73L44 83
        square.stack.3d.forward.dottedline.fill = square.stack.3d.up.fill
        """

    static let money = """
        dollarsign 62 90
          line M52 28C50 19 42 14 31 14C19 14 11 21 11 30C11 52 53 38 53 59C53 69 44 76 31 76C18 76 10 70 8 60M31 4V86
        centsign 64 90
          line M54 32C50 22 44 18 34 18C20 18 10 28 10 45C10 62 20 72 34 72C44 72 50 68 54 58M38 4L30 86
        indianrupeesign 62 78
          line M8 8H54M8 26H54M8 8H22C48 8 48 44 22 44H8L44 74
        wonsign 84 78
          line M8 8L24 70L42 14L60 70L76 8M4 32H80M4 48H80
        rublesign 66 78
          line M20 74V6H38C62 6 62 42 38 42H6M6 58H42
        turkishlirasign 66 78
          line M24 6V70C48 70 58 54 58 38M8 34L44 18M8 50L44 34
        francsign 62 78
          line M20 74V6H56M20 38H48M6 56H38
        lirasign 58 78
          line M48 18C46 8 40 6 32 6C22 6 17 13 17 22C17 34 24 40 24 52C24 62 18 68 10 70H50M8 34H40M8 48H40
        florinsign 62 90
          line M54 16C50 6 38 6 34 22L22 74C18 88 8 86 6 80M14 42H48
        dongsign 62 92
          line M48 6V60M30 18H58M8 84H52
          line ellipse 8 28 40 36
        tengesign 62 78
          line M6 8H56M6 26H56M31 26V74
        pesosign philippinepesosign 72 78
          line M20 74V6H38C62 6 62 44 38 44H20M6 20H68M6 32H68
        pesetasign 84 78
          line M14 74V6H30C50 6 50 38 30 38H14M4 22H56M60 22V62C60 72 68 74 76 72M52 38H74
        kipsign 66 78
          line M20 6V74M58 6L22 40M30 34L58 74M6 40H60
        hryvniasign 66 78
          line M12 18C18 6 50 0 54 22C56 44 12 36 12 58C12 78 46 78 54 62M4 32H62M4 48H62
        nairasign 76 78
          line M16 74V6L60 74V6M4 30H72M4 48H72
        guaranisign 66 90
          line M56 24C50 14 44 12 34 12C18 12 8 26 8 44C8 62 18 76 34 76C50 76 58 64 58 48H36M34 2V86
        coloncurrencysign 66 90
          line M58 24C52 14 46 12 36 12C20 12 8 26 8 44C8 62 20 76 36 76C46 76 52 74 58 64M30 86L40 2M42 86L52 2
        cedisign 64 90
          line M56 26C50 16 44 14 36 14C20 14 8 28 8 45C8 62 20 76 36 76C44 76 50 74 56 64M36 2V88
        cruzeirosign 76 78
          line M52 18C46 8 40 6 32 6C16 6 6 20 6 40C6 60 16 72 32 72C40 72 46 70 52 62M40 74V40M40 50C44 40 56 38 66 40
        tugriksign 62 78
          line M6 8H56M31 8V74M12 42L50 26M12 58L50 42
        millsign 84 78
          line M10 70V20M10 30C20 14 40 18 40 34V70M40 34C46 14 72 16 72 36V70M54 4L28 76
        shekelsign 84 78
          line M12 70V10H40C52 10 56 18 56 28V50M72 10V52C72 64 66 70 54 70H32V28
        manatsign 76 78
          line M10 74V46C10 8 66 8 66 46V74M38 6V74
        rupeesign 84 78
          line M12 74V6H28C52 6 52 40 28 40H12M30 40L46 74M76 44C70 38 58 40 58 48C58 58 78 54 78 66C78 76 62 76 56 68
        bahtsign baht 66 92
          line M16 46H40C54 46 58 54 58 62C58 72 52 78 40 78H16V14H36C48 14 52 22 52 30C52 40 46 46 36 46M33 4V88
        larisign 66 78
          line M8 72H58M58 40C58 18 46 6 32 6C18 6 8 18 8 40C8 60 18 72 32 72M24 8V40M42 8V40
        brazilianrealsign 90 78
          line M10 74V6H26C48 6 48 40 26 40H10M28 40L44 74M82 24C78 16 60 14 58 26C58 42 84 38 84 56C84 70 62 70 56 60M70 10V78
        australsign 76 78
          line M8 74L38 6L68 74M6 46H70M2 58H74
        norwegiankronesign swedishkronasign danishkronesign 90 78
          line M12 6V74M48 6L14 40M24 32L50 74M66 74V38M66 52C66 42 74 38 84 40
        polishzlotysign 90 78
          line M8 28H42L8 72H44M66 6V72M54 46L78 32
        singaporedollarsign australiandollarsign malaysianringgitsign = dollarsign
        chineseyuanrenminbisign = yensign
        """
}
