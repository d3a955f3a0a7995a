import MaquetteDrawing

/// Symbols of people, hands, animals, weather, tools and places, drawn for Maquette.
extension SymbolDrawing {
    static let places: [String: SymbolDrawing] = people.merging(weather) { $1 }.merging(goods) { $1 }.merging(games) {
        $1
    }

    private static let people: [String: SymbolDrawing] = {
        func figure(_ width: Double, _ head: (Double, Double), _ limbs: String) -> SymbolDrawing {
            SymbolDrawing(width, 124, [dot(head.0, head.1, 11.5), line(limbs)])
        }
        var people: [String: SymbolDrawing] = [
            "figure.walk": figure(
                92, (52, 14), "M48 36L42 68L58 86L66 114M42 68L32 92L18 114M48 36L66 52L82 58M46 38L28 48L22 66"),
            "figure.run": figure(
                108, (72, 14), "M60 36L44 64L64 82L58 114M44 64L32 86L8 90M60 36L38 34L24 50M60 36L76 56L96 56"),
            "figure.dance": figure(
                106, (54, 14), "M52 38V72L38 114M52 72L72 88L68 114M52 40L28 50L10 36M52 40L78 32L94 10"),
            "figure.golf": figure(
                106, (42, 16), "M42 36L38 70L26 114M38 70L60 84L62 114M42 40L68 50L92 12M68 50L58 60"),
            "figure.soccer": SymbolDrawing(
                112, 124,
                [
                    dot(44, 14, 11.5), line("M46 36L42 68L24 86L28 114M42 68L64 84L84 88M46 36L22 50M46 36L72 46"),
                    ring(94, 106, 12),
                ]),
            "figure.wave": figure(
                104, (50, 16), "M50 38V76L38 114M50 76L62 114M50 44L28 60M50 44L74 52L84 30M94 14C98 20 98 28 94 34"),
            "person.3": SymbolDrawing(
                142, 104,
                [
                    ring(71, 32, 22), line("M37 94C37 76 51 66 71 66C91 66 105 76 105 94Z"), ring(24, 44, 15),
                    ring(118, 44, 15), line("M30 68C16 66 8 78 8 92H20M112 68C126 66 134 78 134 92H122"),
                ]),
            "person.3.fill": SymbolDrawing(
                142, 104,
                [
                    dot(71, 31, 21), area("M34 97C34 75 50 63 71 63C92 63 108 75 108 97Z"), dot(24, 44, 15),
                    dot(118, 44, 15),
                    area(
                        "M4 95C4 76 14 65 28 65C31 65 34 66 36 67C28 75 25 85 25 95ZM138 95C138 76 128 65 114 65C111 65 108 66 106 67C114 75 117 85 117 95Z"
                    ),
                ]),
            "person.fill.checkmark": SymbolDrawing(
                152, 103,
                [dot(55, 29, 23), area("M10 96C10 74 30 62 55 62C80 62 100 74 100 96Z"), line("M108 44L121 58L144 26")]),
            "person.crop.square": SymbolDrawing(
                112, 106,
                [.line(box(10, 7, 92, 92, 18)), dot(56, 42, 17), area("M24 95C26 76 40 67 56 67C72 67 86 76 88 95Z")]),
            "lanyardcard": SymbolDrawing(
                104, 124,
                [
                    .line(box(13, 40, 78, 76, 11)), line("M38 40L22 8M66 40L82 8M42 54H62"), dot(52, 78, 10),
                    area("M32 108C34 98 42 93 52 93C62 93 70 98 72 108Z"),
                ]),
        ]
        let raised =
            "M30 70V28C30 18 44 18 44 28V20C44 8 58 8 58 18V22C58 12 72 12 72 24V36C72 28 86 28 86 38V78C86 102 74 114 56 114C38 114 30 104 22 90L9 68C5 58 17 52 24 60Z"
        let fingers = "M44 28V60M58 20V60M72 34V62"
        people.merge(both("hand.raised", 100, 124, raised, lines: [line(fingers)], gaps: [gap(fingers)])) { $1 }
        people.merge(
            both(
                "hand.point.right", 126, 100,
                "M10 40C10 24 20 14 36 14H56L104 20C117 21 117 37 104 37H78C88 38 88 53 78 53C86 55 84 69 74 69C80 72 78 86 68 86H44C24 86 10 74 10 56Z"
            )
        ) { $1 }
        for end in ["", ".fill"] { people["hand.point.left" + end] = people["hand.point.right" + end].map(mirrored) }
        let tapping =
            "M38 74V34C38 24 52 24 52 34V60L80 65C90 67 94 74 92 83L88 106C86 113 82 116 75 116H50C43 116 39 113 35 107L18 86C12 77 22 70 30 76Z"
        let touch = "M22 46C12 26 26 9 45 9C64 9 78 26 68 46"
        people.merge(both("hand.tap", 104, 124, tapping, lines: [line(touch)], gaps: [line(touch)])) { $1 }
        for end in ["", ".fill"] { people["hand.thumbsdown" + end] = daily["hand.thumbsup" + end].map(overturned) }
        return people
    }()

    private static let weather: [String: SymbolDrawing] = {
        let cloud =
            "M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z"
        var weather: [String: SymbolDrawing] = [
            "icloud": SymbolDrawing(140, 98, [line(cloud)]),
            "icloud.fill": SymbolDrawing(140, 98, [area(cloud), line(cloud)]),
            "snowflake": SymbolDrawing(
                116, 120, [line("M58 8V112M13 34L103 86M103 34L13 86M44 16L58 28L72 16M44 104L58 92L72 104")]),
            "wind": SymbolDrawing(
                126, 100,
                [
                    line(
                        "M10 38H74C90 38 92 12 74 12C66 12 62 18 62 22M10 54H98C120 54 120 24 100 26M10 70H62C78 70 80 92 64 92C58 92 54 88 54 84"
                    )
                ]),
            "zzz": SymbolDrawing(116, 108, [line("M10 62H42L10 100H44M50 36H76L50 66H78M82 8H104L82 34H106")]),
        ]
        for (name, arrow) in [("up", "M70 112V58M52 76L70 58L88 76"), ("down", "M70 58V112M52 94L70 112L88 94")] {
            for end in ["", ".fill"] {
                weather["icloud.and.arrow.\(name)\(end)"] = SymbolDrawing(
                    140, 122,
                    (end.isEmpty ? [line(cloud)] : [area(cloud), line(cloud)]) + [
                        .hole(box(46, 48, 48, 76, 8)), line(arrow),
                    ])
            }
        }
        for (name, rain) in [
            ("rain", "M44 104L38 118M70 104L64 118M96 104L90 118"),
            ("heavyrain", "M42 102L32 124M62 102L52 124M82 102L72 124M102 102L92 124"),
            ("bolt", "M74 98L62 112H80L66 126"), ("snow", "M42 106V107M70 106V107M98 106V107M56 122V123M84 122V123"),
        ] {
            weather["cloud.\(name)"] = SymbolDrawing(140, 130, [line(cloud), line(rain)])
            weather["cloud.\(name).fill"] = SymbolDrawing(140, 130, [area(cloud), line(cloud), line(rain)])
        }
        let dusk = "M90 74C64 86 34 66 34 38C34 30 36 22 40 16C20 24 8 44 12 66C18 94 46 108 70 96C80 91 86 84 90 74Z"
        let stars =
            "M84 12L88 24L100 28L88 32L84 44L80 32L68 28L80 24ZM104 46L107 55L116 58L107 61L104 70L101 61L92 58L101 55Z"
        let snoring = "M62 12H84L62 38H86M94 44H108L94 62H110"
        weather.merge(both("moon.zzz", 120, 112, dusk, lines: [line(snoring)], gaps: [line(snoring)])) { $1 }
        weather.merge(both("moon.stars", 120, 112, dusk, lines: [area(stars)], gaps: [area(stars)])) { $1 }
        let dots = (0..<8).reduce(into: Path()) { path, ray in
            let turn = Transform2D.rotation(Double(ray) * .pi / 4).then(.translation(56, 54))
            path.move(to: turn.apply(to: Point(0, -43)))
            path.addLine(to: turn.apply(to: Point(0, -44)))
        }
        weather["sun.min"] = SymbolDrawing(112, 108, [ring(56, 54, 30), .line(dots)])
        weather["sun.min.fill"] = SymbolDrawing(112, 108, [dot(56, 54, 28), .line(dots)])
        weather["sparkles"] = SymbolDrawing(
            118, 120,
            [
                area("M72 18C76 46 82 54 110 60C82 66 76 74 72 102C68 74 62 66 34 60C62 54 68 46 72 18Z"),
                area("M26 8C28 20 32 24 44 26C32 28 28 32 26 44C24 32 20 28 8 26C20 24 24 20 26 8Z"),
                area("M28 78C30 88 33 91 43 93C33 95 30 98 28 108C26 98 23 95 13 93C23 91 26 88 28 78Z"),
            ])
        weather["wand.and.stars"] = SymbolDrawing(
            118, 116,
            [
                line("M12 106L72 46"),
                area("M92 8C94 22 98 26 112 28C98 30 94 34 92 48C90 34 86 30 72 28C86 26 90 22 92 8Z"),
                area(
                    "M44 10C45 18 48 21 56 22C48 23 45 26 44 34C43 26 40 23 32 22C40 21 43 18 44 10ZM98 66C99 74 102 77 110 78C102 79 99 82 98 90C97 82 94 79 86 78C94 77 97 74 98 66Z"
                ),
            ])
        weather["wand.and.rays"] = weather["wand.and.stars"]
        return weather
    }()

    private static let goods: [String: SymbolDrawing] = {
        let basin = "M34 52H24L10 80V104C10 112 14 116 22 116H106C114 116 118 112 118 104V80L104 52H94"
        let rim = "M10 80H44C46 96 82 96 84 80H118"
        var goods: [String: SymbolDrawing] = [
            "mappin": SymbolDrawing(56, 122, [dot(28, 28, 20), line("M28 48V112")]),
            "mappin.and.ellipse": SymbolDrawing(
                124, 120,
                [
                    dot(62, 26, 18),
                    line(
                        "M62 44V90M40 74C20 78 8 86 8 94C8 106 34 112 62 112C90 112 116 106 116 94C116 86 104 78 84 74"),
                ]),
            "light.beacon.max": SymbolDrawing(
                120, 104,
                [area("M40 82V58C40 34 80 34 80 58V82Z"), line("M28 92H92M60 22V8M28 40L14 30M92 40L106 30")]),
            "building.2": SymbolDrawing(
                116, 118,
                [
                    line("M10 108V12H62V108ZM62 46H106V108H62"),
                    line("M28 32H32M42 32H46M28 52H32M42 52H46M28 72H32M42 72H46M80 64H88M80 84H88"),
                ]),
            "gauge.with.needle": circle([
                line("M60 62L84 36M30 82C20 60 32 32 60 30C66 30 70 31 74 33M96 50C100 62 98 74 92 82"), dot(60, 62, 8),
            ]),
            "lines.measurement.horizontal": SymbolDrawing(
                120, 60, [line("M10 10V50M30 26V50M50 10V50M70 26V50M90 10V50M110 26V50")]),
            "wave.3.up": SymbolDrawing(
                120, 100, [line("M12 40C38 12 82 12 108 40M28 62C46 42 74 42 92 62M44 84C53 74 67 74 76 84")]),
            "rays": SymbolDrawing(
                112, 112, [line("M56 8V34M56 78V104M8 56H34M78 56H104M22 22L40 40M72 72L90 90M90 22L72 40M40 72L22 90")]
            ),
        ]
        goods["speedometer"] = goods["gauge.with.needle"]
        goods["gauge"] = goods["gauge.with.needle"]
        for (name, arrow) in [("up", "M64 68V10M44 30L64 10L84 30"), ("down", "M64 10V68M44 48L64 68L84 48")] {
            goods["tray.and.arrow.\(name)"] = SymbolDrawing(128, 124, [line(basin), line(rim), line(arrow)])
            goods["tray.and.arrow.\(name).fill"] = SymbolDrawing(
                128, 124,
                [
                    line(basin), area(rim + "V104C118 112 114 116 106 116H22C14 116 10 112 10 104Z"), line(rim),
                    line(arrow),
                ])
        }
        let things: [[String: SymbolDrawing]] = [
            both(
                "pin", 104, 122, "M36 10H68V46L82 64C85 69 83 74 77 74H27C21 74 19 69 22 64L36 46Z",
                lines: [line("M26 10H78M52 74V112")], gaps: [line("M26 10H78M52 74V112")]),
            both(
                "hammer", 120, 118,
                "M46 18C62 6 82 10 94 24L110 42L96 56L86 46L72 54L34 104C28 112 13 103 19 93L54 42L44 26Z"),
            both(
                "lock.open", 112, 118,
                "M18 52H66C71 52 74 55 74 60V98C74 103 71 106 66 106H18C13 106 10 103 10 98V60C10 55 13 52 18 52Z",
                lines: [line("M62 52V34C62 18 70 10 82 10C94 10 102 18 102 34V44")],
                gaps: [line("M62 52V34C62 18 70 10 82 10C94 10 102 18 102 34V44")]),
            both("bolt.horizontal", 120, 84, "M10 30L66 70V44L110 54L52 14V40Z"),
            both(
                "bus", 112, 118, "M24 10H88C98 10 104 16 104 26V92H8V26C8 16 14 10 24 10Z",
                lines: [line("M8 60H104M22 92V108H34V92M78 92V108H90V92M44 24H68"), dot(28, 76, 6), dot(84, 76, 6)],
                gaps: [
                    .hole(box(18, 34, 76, 28, 4)), .hole(.circle(center: Point(28, 76), radius: 7)),
                    .hole(.circle(center: Point(84, 76), radius: 7)), line("M24 98V106M88 98V106"),
                ]),
            both(
                "building.columns", 120, 112, "M60 8L110 34V44H10V34Z",
                lines: [line("M26 44V88M49 44V88M71 44V88M94 44V88M14 90H106M8 104H112")],
                gaps: [line("M26 56V88M49 56V88M71 56V88M94 56V88M14 90H106M8 104H112")]),
            both(
                "shippingbox", 120, 116, "M60 8L108 32V84L60 108L12 84V32Z",
                lines: [line("M12 32L60 56L108 32M60 56V108M36 20L84 44V62")],
                gaps: [gap("M12 32L60 56L108 32M60 56V108M36 20L84 44V62")]),
            both(
                "lightbulb", 84, 122,
                "M28 84C28 72 10 64 10 42C10 24 24 10 42 10C60 10 74 24 74 42C74 64 56 72 56 84Z",
                lines: [line("M30 98H54M34 112H50")], gaps: [line("M30 98H54M34 112H50")]),
            both(
                "megaphone", 132, 108,
                "M14 40L104 12C110 10 114 14 114 20V80C114 86 110 90 104 88L14 60C8 58 8 42 14 40Z",
                lines: [line("M36 68L42 92C46 102 66 100 62 88L58 74")],
                gaps: [line("M36 70L42 92C46 102 66 100 62 88L58 76")]),
            both(
                "ticket", 136, 104, "M10 18H126V40C112 42 112 62 126 64V86H10V64C24 62 24 42 10 40Z",
                lines: [line("M90 30V34M90 50V54M90 70V74")],
                gaps: [gap("M90 30V34M90 50V54M90 70V74")]),
            both(
                "banknote", 136, 92,
                "M22 10H114C122 10 126 14 126 22V70C126 78 122 82 114 82H22C14 82 10 78 10 70V22C10 14 14 10 22 10Z",
                lines: [ring(68, 46, 20), line("M28 28V30M108 62V64")],
                gaps: [.gap(.circle(center: Point(68, 46), radius: 16))]),
            both(
                "paintpalette", 124, 114,
                "M62 10C92 10 114 30 114 54C114 70 102 76 90 76C78 76 70 82 76 92C80 102 72 106 62 106C34 106 10 86 10 58C10 30 34 10 62 10Z",
                lines: [dot(38, 44, 7), dot(62, 32, 7), dot(86, 44, 7), dot(34, 70, 7)],
                gaps: [(38.0, 44.0), (62, 32), (86, 44), (34, 70)].map {
                    Mark.hole(Path.circle(center: Point($0.0, $0.1), radius: 7))
                }),
            both(
                "bubble.left.and.bubble.right", 140, 112,
                "M22 8H78C86 8 90 13 90 20V54C90 62 86 66 78 66H44L26 82V66H22C14 66 10 62 10 54V20C10 13 14 8 22 8Z",
                lines: [
                    line("M102 38H118C126 38 130 43 130 50V78C130 85 126 90 118 90H114V104L98 90H76C69 90 65 86 64 80")
                ],
                gaps: [
                    area(
                        "M100 34H118C128 34 134 41 134 50V78C134 87 128 94 118 94V110L98 94H76C67 94 61 88 60 80H82C94 80 100 72 100 60Z"
                    )
                ]),
        ]
        for thing in things { goods.merge(thing) { $1 } }
        return goods
    }()

    private static let games: [String: SymbolDrawing] = {
        var games: [String: SymbolDrawing] = [
            "basketball": circle([line("M60 4V111M7 57.5H113M23 20C44 42 44 73 23 95M97 20C76 42 76 73 97 95")]),
            "tennisball": circle([line("M24 20C46 42 46 73 24 95M96 20C74 42 74 73 96 95")]),
            "soccerball": circle([
                area("M60 39L78 52L71 73H49L42 52Z"),
                line("M60 39V14M78 52L104 42M71 73L86 96M49 73L34 96M42 52L16 42"),
            ]),
        ]
        games["smiley"] = circled["face.smiling"]
        games.merge(
            both(
                "tortoise", 152, 100, "M28 72C28 42 50 26 74 26C98 26 114 44 116 72Z",
                lines: [
                    line(
                        "M116 56C118 40 142 42 142 58C142 68 130 72 116 72M40 72V90H58L62 72M86 72L92 90H108V72M28 64L10 74H28"
                    )
                ],
                gaps: [
                    line(
                        "M116 56C118 40 142 42 142 58C142 68 130 72 116 72M40 76V88H56L60 76M88 76L92 88H106V76M28 64L10 74H28"
                    )
                ])
        ) { $1 }
        games.merge(
            both(
                "hare", 140, 100,
                "M18 84C10 64 32 42 62 44L92 40L72 12C90 12 104 26 110 42C124 46 134 56 132 66C128 74 114 74 104 76L112 92H94L80 80H62L70 92H32Z"
            )
        ) { $1 }
        games.merge(
            both(
                "bird", 124, 108,
                "M10 38L32 30C36 12 56 6 68 16C75 22 75 30 73 38L114 70C92 98 50 100 36 74C30 62 34 50 28 44Z",
                lines: [dot(52, 28, 5)], gaps: [.hole(.circle(center: Point(52, 28), radius: 5))])
        ) { $1 }
        return games
    }()
}
