/// Clouds, bubbles, documents, trays and lists, with room for other symbols: `lock.icloud`.
extension SymbolBook {
    static let frames = """
        icloud cloud 140 98
          body M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z
          room 50 38 40 40
        bubble bubble.left 130.5 112
          body M31.25 10H99.25C109.25 10 117.25 18 117.25 28V72C117.25 82 109.25 90 99.25 90H59.25L35.25 106V90H31.25C21.25 90 13.25 82 13.25 72V28C13.25 18 21.25 10 31.25 10Z
          room 39.25 27 52 46
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
        bubble.left.and.text.bubble.right 140 112
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
        ellipsis.message 124 112
          body M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z
          spot circle 38 52 7 62 52 7 86 52 7
        phone.bubble phone.bubble.left 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          cut phone.fill 38 26 48 48
        doc document 108 121
          body M17.2 23.94C17.2 16.25 21.41 12.4 29.82 12.4H59.26L90.8 43.18V97.06C90.8 104.75 86.59 108.6 78.18 108.6H29.82C21.41 108.6 17.2 104.75 17.2 97.06Z
          bare line M59.26 12.4V43.18H90.8
          full gap M61.36 10.48V41.26H92.9
          room 36.13 56.65 35.75 38.48
        doc.text document.text text.document text.page 108 121
          body M17.2 23.94C17.2 16.25 21.41 12.4 29.82 12.4H59.26L90.8 43.18V97.06C90.8 104.75 86.59 108.6 78.18 108.6H29.82C21.41 108.6 17.2 104.75 17.2 97.06Z
          bare line M59.26 12.4V43.18H90.8
          full gap M61.36 10.48V41.26H92.9
          mark M36.13 62.42H71.87M36.13 77.82H71.87M36.13 93.21H59.26
        doc.plaintext 108 121
          body box 17.2 12.4 73.6 96.2 12.07
          mark M36.13 37.41H71.87M36.13 56.65H71.87M36.13 75.89H59.26
        doc.richtext richtext.page 108 121
          body box 17.2 12.4 73.6 96.2 12.07
          mark M36.13 70.12H71.87M36.13 87.44H59.26
          spot box 36.13 29.72 35.75 25.01 4.02
        doc.append 108 121
          body box 17.2 12.4 73.6 96.2 12.07
          mark M36.13 35.49H71.87M36.13 52.8H71.87M17.2 72.04H90.8
        doc.text.image text.page.image 108 121
          body box 17.2 12.4 73.6 96.2 12.07
          mark M36.13 35.49H71.87M36.13 50.88H59.26
          spot M34.02 91.28L48.74 72.04L59.26 81.66L65.57 75.89L76.08 91.28Z
        doc.zipper zipper.page 108 121
          body M17.2 23.94C17.2 16.25 21.41 12.4 29.82 12.4H59.26L90.8 43.18V97.06C90.8 104.75 86.59 108.6 78.18 108.6H29.82C21.41 108.6 17.2 104.75 17.2 97.06Z
          bare line M59.26 12.4V43.18H90.8
          full gap M61.36 10.48V41.26H92.9
          mark M38.23 23.94H42.43M46.64 35.49H50.85M38.23 47.03H42.43M46.64 58.58H50.85M38.23 70.12H42.43
          spot box 37.18 79.74 14.72 15.39 4.02
        doc.text.magnifyingglass text.page.badge.magnifyingglass 103 124
          bare line M81.5 60V42L51.5 10H23.5C15.5 10 11.5 14 11.5 22V98C11.5 106 15.5 110 23.5 110H43.5M51.5 10V42H81.5
          line circle 67.5 86 20
          line M81.5 100L95.5 114
          full line M81.5 60V42L51.5 10H23.5C15.5 10 11.5 14 11.5 22V98C11.5 106 15.5 110 23.5 110H43.5M51.5 10V42H81.5
          line M29.5 62H39.5M29.5 46H41.5
        doc.viewfinder document.viewfinder 124 120
          use viewfinder 0 0 124 120
          both doc 38 28 48 64
        doc.circle document.circle 120 115
          body circle 60 57.5 49.8
          spot M43.7 36.22C43.7 32.6 45.51 30.79 49.13 30.79H61.81L76.3 45.28V77.87C76.3 81.5 74.49 83.31 70.87 83.31H49.13C45.51 83.31 43.7 81.5 43.7 77.87Z
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
        calendar 127.3 106.4
          line box 19.25 12.5 88.8 81.4 14.8
          area M19.25 27.3C19.25 18.05 24.8 12.5 34.05 12.5H93.25C102.5 12.5 108.05 18.05 108.05 27.3V36.55H19.25Z
          area circle 43.3 55.05 4.62 63.65 55.05 4.62 84 55.05 4.62 43.3 75.4 4.62 63.65 75.4 4.62
        calendar.badge.clock 128 116
          use calendar 0 0 116 110
          clear circle 98 86 22
          line circle 98 86 24
          line M98 74V87H106
        calendar.day.timeline.left calendar.day.timeline.leading 128 104
          line M10 18H30M10 52H30M10 86H30
          body box 46 10 72 32 8
          body box 46 62 72 32 8
        calendar.circle 120 115
          body circle 60 57.5 49.8
          mark box 36.46 36.22 47.09 43.46 8.15
          mark M38.27 48.9H81.73
          spot circle 49.13 61.57 3.62 60 61.57 3.62 70.87 61.57 3.62 49.13 70.63 3.62 60 70.63 3.62
        iphone.circle 120 115
          body circle 60 57.5 49.8
          spot box 41 27 38 61 8.5
          bare hole box 53 35 14 5.5 2.7
          full area box 53 35 14 5.5 2.7
        tray 128 102
          line M10 59L34 13.5H94L118 59
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
        text.book.closed 104 120
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
        list.bullet.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot circle 42.79 35.81 4.8 42.79 53.25 4.8 42.79 70.69 4.8
          mark M58.02 35.81H103.71M58.02 53.25H103.71M58.02 70.69H103.71
        list.bullet.rectangle.portrait 104 124
          body box 12 8 80 108 14
          spot circle 32 38 5 32 62 5 32 86 5
          mark M46 38H74M46 62H74M46 86H74
        list.bullet.circle 120 115
          body circle 60 57.5 49.8
          spot circle 38.27 41.65 4.53 38.27 57.05 4.53 38.27 72.44 4.53
          mark M50.95 41.65H81.73M50.95 57.05H81.73M50.95 72.44H81.73
        list.bullet.below.rectangle 118 112
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
          area M16.0 2.5L19.7 10.9L28.8 11.8L22.0 18.0L23.9 26.9L16.0 22.3L8.1 26.9L10.0 18.0L3.2 11.8L12.3 10.9ZM16.0 35.5L19.7 43.9L28.8 44.8L22.0 51.0L23.9 59.9L16.0 55.3L8.1 59.9L10.0 51.0L3.2 44.8L12.3 43.9ZM16.0 68.5L19.7 76.9L28.8 77.8L22.0 84.0L23.9 92.9L16.0 88.3L8.1 92.9L10.0 84.0L3.2 77.8L12.3 76.9Z
          line M42 15H110M42 48H110M42 81H110
        list.bullet.clipboard 100 124
          body M66 20H76C84 20 88 24 88 32V104C88 112 84 116 76 116H24C16 116 12 112 12 104V32C12 24 16 20 24 20H34C34 4 66 4 66 20Z
          mark M46 50H72M46 70H72M46 90H72M34 30H66
          spot circle 29 50 5 29 70 5 29 90 5
        checklist 124 96
          line M56 16H114M56 48H114M56 80H114M8 18L17 27L34 6M8 50L17 59L34 38M8 82L17 91L34 70
        checklist.unchecked 124 100
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
        calendar.day.timeline.right calendar.day.timeline.trailing = mirrored calendar.day.timeline.left
        character.book.closed 104 120
          body M25 10H91.5V108H25C16.5 108 12.5 103.5 12.5 95.5V22.5C12.5 14 16.5 10 25 10Z
          mark M12.5 93.5C12.5 87.5 16.5 85.5 25 85.5H91.5M36 68L53 26L70 68M42 54H64
        list.dash.header.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M37.08 32.9H109.42M37.08 53.25H44.7M59.92 53.25H109.42M37.08 73.6H44.7M59.92 73.6H109.42
        list.dash.below.rectangle 118 112
          body box 10 8 98 36 8
          line M10 64H20M36 64H106M10 84H20M36 84H106M10 104H20M36 104H106
        list.clipboard 100 124
          body M66 20H76C84 20 88 24 88 32V104C88 112 84 116 76 116H24C16 116 12 112 12 104V32C12 24 16 20 24 20H34C34 4 66 4 66 20Z
          mark M30 50H70M30 70H70M30 90H70M34 30H66
        checklist.checked 124 100
          area circle 26 26 21 26 74 21
          fine gap M17 27L23.5 33.5L35.5 18M17 75L23.5 81.5L35.5 66
          line M60 26H114M60 74H114
        bubble.left.and.bubble.right 140 112
          bare line M60 66H44L26 82V66H22C14 66 10 62 10 54V20C10 13 14 8 22 8H78C86 8 90 13 90 20V26
          full area M22 4H78C88 4 94 12 94 20V28H76C62 28 54 36 54 48V70H46L22 90V70C12 70 6 62 6 54V20C6 12 12 4 22 4Z
          body M74 38H118C126 38 130 43 130 50V78C130 85 126 90 118 90H114V104L98 90H74C66 90 62 85 62 78V50C62 43 66 38 74 38Z
        bubble.left.and.exclamationmark.bubble.right 140 112
          bare line M60 66H44L26 82V66H22C14 66 10 62 10 54V20C10 13 14 8 22 8H78C86 8 90 13 90 20V26
          full area M22 4H78C88 4 94 12 94 20V28H76C62 28 54 36 54 48V70H46L22 90V70C12 70 6 62 6 54V20C6 12 12 4 22 4Z
          body M74 38H118C126 38 130 43 130 50V78C130 85 126 90 118 90H114V104L98 90H74C66 90 62 85 62 78V50C62 43 66 38 74 38Z
          mark M96 50V64
          spot circle 96 77 5
        text.below.photo 124 112
          body box 12 8 100 60 10
          spot circle 36 28 6
          mark M14 58L42 40L60 52L82 32L110 54
          line M12 86H112M12 104H80
        doc.text.viewfinder text.viewfinder.document 124 120
          use viewfinder 0 0 124 120
          body M38 36C38 29 42 25 49 25H65L86 46V84C86 91 82 95 75 95H49C42 95 38 91 38 84Z
          fine mark M51 62H73M51 76H73
        """
}
