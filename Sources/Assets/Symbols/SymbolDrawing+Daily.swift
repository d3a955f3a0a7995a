import MaquetteDrawing

/// Symbols that apps often show, drawn for Maquette.
extension SymbolDrawing {
    static let daily: [String: SymbolDrawing] = signals.merging(people) { $1 }.merging(tools) { $1 }

    /// An object in outline and filled.
    static func both(
        _ name: String, _ width: Double, _ height: Double, _ outline: String, lines: [Mark] = [], gaps: [Mark] = []
    ) -> [String: SymbolDrawing] {
        [
            name: SymbolDrawing(width, height, [line(outline)] + lines),
            name + ".fill": SymbolDrawing(width, height, [area(outline), line(outline)] + gaps),
        ]
    }

    private static let signals: [String: SymbolDrawing] = {
        var signals: [String: SymbolDrawing] = [
            "wifi": SymbolDrawing(
                130, 94,
                [line("M11 34C42 6 88 6 119 34M30 54C50 37 80 37 100 54M48 72C58 64 72 64 82 72"), dot(65, 82, 7)]),
            "airplane": SymbolDrawing(
                118, 112,
                [
                    area(
                        "M110 56C110 51 105 48 98 48H76L48 8H38L51 48H30L18 34H10L15 56L10 78H18L30 64H51L38 104H48L76 64H98C105 64 110 61 110 56Z"
                    )
                ]),
            "link": SymbolDrawing(
                116, 112,
                [
                    line("M48 66C40 58 40 46 48 38L66 20C74 12 88 12 96 20C104 28 104 42 96 50L86 60"),
                    line("M68 46C76 54 76 66 68 74L50 92C42 100 28 100 20 92C12 84 12 70 20 62L30 52"),
                ]),
            "qrcode": SymbolDrawing(
                112, 108,
                [
                    .line(box(11, 9, 36, 36, 6)), .line(box(65, 9, 36, 36, 6)), .line(box(11, 63, 36, 36, 6)),
                    .area(box(23, 21, 12, 12, 1)), .area(box(77, 21, 12, 12, 1)), .area(box(23, 75, 12, 12, 1)),
                    .area(box(61, 59, 14, 14, 1)), .area(box(91, 59, 14, 14, 1)), .area(box(76, 74, 14, 14, 1)),
                    .area(box(61, 89, 14, 14, 1)), .area(box(91, 89, 14, 14, 1)),
                ]),
            "music.note": SymbolDrawing(84, 118, [line("M36 94V22L72 10V36L36 48"), dot(24, 96, 15)]),
            "arrow.up.arrow.down": SymbolDrawing(
                126, 104, [line("M38 94V10M12 38L38 10L64 38M88 10V94M62 66L88 94L114 66")]),
            "arrow.2.circlepath": SymbolDrawing(
                138, 108,
                [
                    line("M20 54C20 28 42 10 69 10C86 10 102 18 110 32M118 54C118 80 96 98 69 98C52 98 36 90 28 76"),
                    area("M128 44L98 40L118 18ZM10 64L40 68L20 90Z"),
                ]),
            "number": SymbolDrawing(98, 100, [line("M38 8L28 92M70 8L60 92M14 34H90M8 66H84")]),
            "at": SymbolDrawing(
                120, 118,
                [
                    ring(60, 58, 22),
                    line(
                        "M82 38V66C82 82 108 80 108 56C108 28 86 10 60 10C32 10 12 32 12 58C12 88 34 108 62 108C74 108 84 104 92 98"
                    ),
                ]),
        ]
        signals["arrow.triangle.2.circlepath"] = signals["arrow.2.circlepath"]
        signals.merge(both("bolt", 84, 120, "M54 10L14 66H40L30 110L70 52H44Z")) { $1 }
        signals.merge(
            both(
                "phone", 110, 110,
                "M30 12C20 14 10 24 11 36C14 70 40 96 74 99C86 100 96 90 98 80L78 66L66 76C52 70 40 58 34 44L44 32Z")
        ) { $1 }
        signals.merge(
            both(
                "bubble.left", 124, 112,
                "M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z"
            )
        ) { $1 }
        signals.merge(
            both(
                "message", 124, 112,
                "M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z"
            )
        ) { $1 }
        signals.merge(
            both(
                "video", 138, 92,
                "M24 10H84C92 10 96 16 96 24V68C96 76 92 82 84 82H24C16 82 10 76 10 68V24C10 16 16 10 24 10Z",
                lines: [line("M96 38L128 20V72L96 54")], gaps: [area("M104 38L130 20V72L104 54Z")])
        ) { $1 }
        signals.merge(
            both(
                "speaker.wave.2", 134, 106, "M10 38H32L60 14V92L32 68H10Z",
                lines: [line("M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84")],
                gaps: [line("M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84")])
        ) { $1 }
        return signals
    }()

    private static let people: [String: SymbolDrawing] = {
        let second = "M90 60C110 60 126 72 126 94H106"
        var people: [String: SymbolDrawing] = [
            "person.2.fill": SymbolDrawing(
                136, 104,
                [
                    dot(48, 32, 21), area("M8 94C8 74 26 64 48 64C70 64 88 74 88 94Z"), dot(96, 36, 17),
                    area("M92 62C112 62 128 72 128 94H98C98 80 96 70 86 64Z"),
                ]),
            "person.2": SymbolDrawing(
                136, 104,
                [ring(48, 32, 22), line("M12 94C12 76 28 66 48 66C68 66 84 76 84 94Z"), ring(96, 36, 18), line(second)]),
            "applelogo": SymbolDrawing(
                105, 128,
                [
                    area(
                        "M52 38C62 38 70 30 82 32C90 33 96 38 100 44C88 52 86 62 87 70C88 80 94 86 102 90C98 100 90 118 78 118C70 118 66 113 57 113C48 113 43 118 36 118C22 118 6 92 6 68C6 46 20 34 34 34C42 34 47 38 52 38Z"
                    ), area("M54 30C53 18 64 6 76 5C78 18 67 30 54 30Z"),
                ]),
            "info": SymbolDrawing(93, 128, [dot(46.5, 30, 8), line("M36 52H48V100M32 100H64")]),
        ]
        people.merge(
            both(
                "hand.thumbsup", 116, 114,
                "M34 52L56 12C66 12 70 20 68 30L64 46H94C106 46 108 58 102 64C108 70 106 80 98 82C100 90 96 96 88 97C86 102 82 104 76 104H48L34 96Z",
                lines: [line("M34 50H12V100H34")], gaps: [gap("M35 48V100"), area("M10 50H28V102H10Z")])
        ) { $1 }
        people.merge(
            both(
                "flame", 94, 120,
                "M46 10C50 36 84 46 84 76C84 98 68 110 47 110C26 110 10 98 10 76C10 60 20 52 24 38C32 44 36 50 36 58C44 46 48 30 46 10Z"
            )
        ) { $1 }
        people.merge(
            both("drop", 84, 118, "M42 10C54 34 74 52 74 74C74 94 60 108 42 108C24 108 10 94 10 74C10 52 30 34 42 10Z")
        ) { $1 }
        people.merge(
            both(
                "leaf", 118, 104, "M104 10C112 50 100 92 58 92C34 92 20 78 20 58C20 28 60 36 104 10Z",
                lines: [line("M10 98C30 72 50 62 74 54")],
                gaps: [gap("M22 84C36 70 52 62 74 54"), line("M10 98L24 84")])
        ) { $1 }
        return people
    }()

    private static let tools: [String: SymbolDrawing] = {
        let squares = [(11.0, 9.0), (65, 9), (11, 63), (65, 63)]
        let bars = [(12.0, 60.0), (48, 34), (84, 10)]
        var tools: [String: SymbolDrawing] = [
            "square.grid.2x2": SymbolDrawing(112, 108, squares.map { .line(box($0.0, $0.1, 36, 36, 8)) }),
            "square.grid.2x2.fill": SymbolDrawing(112, 108, squares.map { .area(box($0.0 - 4, $0.1 - 4, 44, 44, 10)) }),
            "grid": SymbolDrawing(
                112, 108, [.line(box(11, 9, 90, 90, 10)), line("M41 9V99M71 9V99M11 39H101M11 69H101")]),
            "chart.bar": SymbolDrawing(124, 108, bars.map { .line(box($0.0, $0.1, 26, 98 - $0.1, 5)) }),
            "chart.bar.fill": SymbolDrawing(124, 108, bars.map { .area(box($0.0 - 3, $0.1 - 3, 32, 104 - $0.1, 6)) }),
            "slider.horizontal.3": SymbolDrawing(
                124, 104,
                [
                    line("M10 16H66M94 16H114M10 52H22M50 52H114M10 88H66M94 88H114"), ring(80, 16, 14),
                    ring(36, 52, 14),
                    ring(80, 88, 14),
                ]),
            "doc.text": SymbolDrawing(
                98, 120,
                [
                    line("M14 22C14 14 18 10 26 10H54L84 42V98C84 106 80 110 72 110H26C18 110 14 106 14 98Z"),
                    line("M54 10V42H84M32 64H66M32 84H66"),
                ]),
            "key": SymbolDrawing(
                80, 122, [ring(40, 36, 28), line("M40 62V112L54 100L46 90L54 80"), dot(40, 28, 6)]),
            "key.fill": SymbolDrawing(
                80, 122,
                [
                    dot(40, 36, 30), line("M40 62V112L54 100L46 90L54 80"),
                    .hole(.circle(center: Point(40, 26), radius: 7)),
                ]),
        ]
        let things = [
            both(
                "tag", 118, 112, "M14 18H54L106 66C110 70 110 76 106 80L82 102C78 106 72 106 68 102L14 54Z",
                lines: [dot(34, 38, 7)], gaps: [.hole(.circle(center: Point(34, 38), radius: 8))]),
            both(
                "gift", 114, 116, "M18 54H96V100C96 104 94 106 90 106H24C20 106 18 104 18 100Z",
                lines: [
                    line(
                        "M10 34H104V54H10ZM57 34V106M57 34C40 34 30 26 34 16C40 6 54 14 57 34C60 14 74 6 80 16C84 26 74 34 57 34Z"
                    )
                ],
                gaps: [
                    line(
                        "M10 34H104V54H10ZM57 34C40 34 30 26 34 16C40 6 54 14 57 34C60 14 74 6 80 16C84 26 74 34 57 34Z"
                    ), gap("M57 58V106"),
                ]),
            both(
                "book", 132, 106,
                "M66 26C54 14 32 10 10 14V88C32 84 54 88 66 98C78 88 100 84 122 88V14C100 10 78 14 66 26Z",
                lines: [line("M66 26V98")], gaps: [gap("M66 26V98")]),
            both(
                "tv", 136, 108,
                "M22 10H114C122 10 126 14 126 22V72C126 80 122 84 114 84H22C14 84 10 80 10 72V22C10 14 14 10 22 10Z",
                lines: [line("M44 98H92")], gaps: [line("M44 98H92")]),
            both(
                "car", 134, 104,
                "M12 78V58C12 50 16 46 22 44L32 20C34 14 38 12 44 12H90C96 12 100 14 102 20L112 44C118 46 122 50 122 58V78Z",
                lines: [line("M24 44H110M24 78V92H34V78M100 78V92H110V78"), dot(34, 61, 7), dot(100, 61, 7)],
                gaps: [gap("M30 44H104"), area("M18 78H38V96H18ZM96 78H116V96H96Z")]),
            both(
                "tray", 128, 102, "M10 56L28 14H100L118 56V82C118 90 114 92 106 92H22C14 92 10 90 10 82Z",
                lines: [line("M10 56H44C46 72 82 72 84 56H118")], gaps: [gap("M14 58H44C46 74 82 74 84 58H114")]),
            both(
                "play.rectangle", 132, 104,
                "M24 10H108C116 10 122 16 122 24V80C122 88 116 94 108 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10Z",
                lines: [area("M54 32V72L88 52Z")], gaps: [.hole(outline("M54 32V72L88 52Z"))]),
        ]
        for thing in things { tools.merge(thing) { $1 } }
        return tools
    }()
}
