import MaquetteDrawing

/// Symbols of devices, sounds, pictures and playing, drawn for Maquette.
extension SymbolDrawing {
    static let media: [String: SymbolDrawing] = devices.merging(sounds) { $1 }.merging(pictures) { $1 }

    private static let sounds: [String: SymbolDrawing] = {
        let cone = "M10 38H32L60 14V92L32 68H10Z"
        let waves = [
            "M78 38C86 46 86 60 78 68", "M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84",
            "M78 38C86 46 86 60 78 68M96 22C114 40 114 66 96 84M114 8C140 34 140 72 114 98",
        ]
        var sounds = both("speaker", 72, 106, cone)
        for (number, wave) in waves.enumerated() {
            let width = [96.0, 122, 148][number]
            for name in ["speaker.wave.\(number + 1)", "speaker.\(number + 1)"] {
                sounds.merge(both(name, width, 106, cone, lines: [line(wave)], gaps: [line(wave)])) { $1 }
            }
        }
        sounds["headphones"] = SymbolDrawing(
            120, 114,
            [
                line("M14 80V60C14 30 34 10 60 10C86 10 106 30 106 60V80"), .area(box(6, 66, 24, 42, 9)),
                .area(box(90, 66, 24, 42, 9)),
            ])
        sounds["music.mic"] = SymbolDrawing(
            114, 114, [.ring(Point(78, 34), radius: 27), area("M55 43L69 57L24 103C15 109 5 99 11 90Z")])
        sounds["music.note.list"] = SymbolDrawing(
            118, 112, [line("M10 14H64M10 42H58M10 70H40"), line("M84 90V22L108 14V36L84 44"), dot(73, 92, 14)])
        sounds["airplayaudio"] = SymbolDrawing(
            120, 112,
            [
                area("M60 64L94 104H26Z"),
                line(
                    "M22 82C8 62 12 34 34 18C50 8 70 8 86 18C108 34 112 62 98 82M38 66C30 52 34 40 46 33C55 28 65 28 74 33C86 40 90 52 82 66"
                ),
            ])
        sounds["airplayvideo"] = SymbolDrawing(
            136, 114,
            [
                area("M68 66L102 106H34Z"),
                line(
                    "M30 86H22C14 86 10 82 10 74V22C10 14 14 10 22 10H114C122 10 126 14 126 22V74C126 82 122 86 114 86H106"
                ),
            ])
        sounds["waveform.path.ecg"] = SymbolDrawing(122, 104, [line("M8 56H34L46 20L64 92L78 40L86 56H114")])
        sounds["dot.radiowaves.right"] = SymbolDrawing(
            80, 96, [dot(16, 48, 10), line("M36 26C48 38 48 58 36 70M54 12C74 32 74 64 54 84")])
        sounds["dot.radiowaves.left.and.right"] = common["antenna.radiowaves.left.and.right"]
        sounds["wifi.exclamationmark"] = SymbolDrawing(
            130, 94,
            [
                line("M11 34C42 6 88 6 119 34M30 54C50 37 80 37 100 54M48 72C58 64 72 64 82 72"), dot(65, 82, 7),
                .hole(box(90, 36, 40, 58, 18)), line("M110 48V70"), dot(110, 84, 6.5),
            ])
        return sounds
    }()

    private static let devices: [String: SymbolDrawing] = {
        var devices: [String: SymbolDrawing] = [
            "iphone.homebutton": SymbolDrawing(
                76, 120, [.line(box(10, 8, 56, 104, 10)), ring(38, 97, 8), line("M32 20H44")]),
            "ipad": SymbolDrawing(100, 120, [.line(box(10, 8, 80, 104, 12)), line("M40 100H60")]),
            "laptopcomputer": SymbolDrawing(
                140, 100,
                [.line(box(26, 10, 88, 62, 9)), line("M8 82H132C130 88 126 91 120 91H20C14 91 10 88 8 82Z")]),
            "desktopcomputer": SymbolDrawing(
                140, 112, [.line(box(10, 9, 120, 76, 11)), line("M10 68H130M58 85L54 103H86L82 85M46 103H94")]),
            "display": SymbolDrawing(140, 112, [.line(box(10, 9, 120, 76, 11)), line("M70 85V103M46 103H94")]),
            "macwindow": SymbolDrawing(
                132, 104,
                [.line(box(10, 10, 112, 84, 14)), line("M10 34H122"), dot(25, 22, 5), dot(40, 22, 5), dot(55, 22, 5)]),
            "apple.terminal": SymbolDrawing(
                136, 108, [.line(box(10, 9, 116, 90, 14)), line("M30 34L52 54L30 74M62 76H92")]),
            "keyboard": SymbolDrawing(
                140, 96,
                [
                    .line(box(10, 10, 120, 76, 12)), line("M42 68H98"), dot(30, 30, 5), dot(50, 30, 5), dot(70, 30, 5),
                    dot(90, 30, 5), dot(110, 30, 5), dot(30, 50, 5), dot(50, 50, 5), dot(70, 50, 5), dot(90, 50, 5),
                    dot(110, 50, 5),
                ]),
            "cpu": SymbolDrawing(
                120, 116,
                [
                    .line(box(24, 22, 72, 72, 10)), .line(box(43, 41, 34, 34, 6)),
                    line(
                        "M40 22V8M60 22V8M80 22V8M40 94V108M60 94V108M80 94V108M24 38H10M24 58H10M24 78H10M96 38H110M96 58H110M96 78H110"
                    ),
                ]),
            "faceid": SymbolDrawing(
                124, 120,
                [
                    line(
                        "M10 36V22C10 14 14 10 22 10H36M88 10H102C110 10 114 14 114 22V36M114 84V98C114 106 110 110 102 110H88M36 110H22C14 110 10 106 10 98V84M42 42V52M82 42V52M64 42V66H57M42 80C52 90 72 90 82 80"
                    )
                ]),
            "cellularbars": SymbolDrawing(
                120, 92,
                [
                    .area(box(8, 62, 20, 22, 5)), .area(box(36, 44, 20, 40, 5)), .area(box(64, 26, 20, 58, 5)),
                    .area(box(92, 8, 20, 76, 5)),
                ]),
            "command": SymbolDrawing(
                112, 108,
                [
                    line(
                        "M38 36H74V72H38ZM38 36V26C38 14 28 9 21 9C14 9 9 15 9 22C9 30 15 36 24 36H38M74 36V26C74 14 84 9 91 9C98 9 103 15 103 22C103 30 97 36 88 36H74M38 72V82C38 94 28 99 21 99C14 99 9 93 9 86C9 78 15 72 24 72H38M74 72V82C74 94 84 99 91 99C98 99 103 93 103 86C103 78 97 72 88 72H74"
                    )
                ]),
        ]
        devices["terminal"] = devices["apple.terminal"]
        devices["pc"] = devices["desktopcomputer"]
        devices["iphone.gen3"] = SymbolDrawing(
            76, 120, [.line(box(10, 8, 56, 104, 14)), .area(box(28, 16, 20, 7, 3.5))])
        for (name, share) in [("0", 0.0), ("25", 0.25), ("50", 0.5), ("75", 0.75), ("100", 1)] {
            let level: [Mark] = share > 0 ? [.area(box(21, 27, 84 * share, 28, 7))] : []
            devices["battery.\(name)"] = SymbolDrawing(
                140, 82, [.line(box(10, 16, 106, 50, 15)), line("M127 34C132 38 132 44 127 48")] + level)
        }
        devices["battery.100percent"] = devices["battery.100"]
        devices.merge(
            both(
                "gamecontroller", 140, 108,
                "M38 22H102C120 22 126 42 132 72C136 94 114 102 102 86L94 76H46L38 86C26 102 4 94 8 72C14 42 20 22 38 22Z",
                lines: [line("M42 36V60M30 48H54"), dot(92, 54, 7), dot(106, 42, 7)],
                gaps: [
                    gap("M42 36V60M30 48H54"), .hole(.circle(center: Point(92, 54), radius: 7)),
                    .hole(.circle(center: Point(106, 42), radius: 7)),
                ]
            )
        ) { $1 }
        devices.merge(
            both(
                "printer", 128, 112,
                "M18 36H110C116 36 120 40 120 46V78C120 84 116 88 110 88H18C12 88 8 84 8 78V46C8 40 12 36 18 36Z",
                lines: [line("M32 36V10H96V36M32 66H96V104H32Z")],
                gaps: [line("M32 36V10H96V36"), .hole(outline("M28 62H100V92H28Z")), line("M34 66H94V104H34Z")])
        ) { $1 }
        devices.merge(
            both(
                "phone.down", 140, 84,
                "M10 58C10 28 40 16 70 16C100 16 130 28 130 58C130 70 124 72 116 70L100 66C94 64 94 58 94 50C80 44 60 44 46 50C46 58 46 64 40 66L24 70C16 72 10 70 10 58Z"
            )
        ) { $1 }
        let receiver =
            "M30 12C20 14 10 24 11 36C14 70 40 96 74 99C86 100 96 90 98 80L78 66L66 76C52 70 40 58 34 44L44 32Z"
        let ways = [
            "phone.arrow.up.right": "M68 42L102 8M74 8H102V36", "phone.arrow.down.left": "M102 8L68 42M68 14V42H96",
            "phone.arrow.right": "M62 26H104M86 8L104 26L86 44",
        ]
        for (name, way) in ways {
            devices.merge(both(name, 112, 110, receiver, lines: [line(way)], gaps: [line(way)])) { $1 }
        }
        return devices
    }()

    private static let pictures: [String: SymbolDrawing] = {
        let back = "M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24"
        var pictures: [String: SymbolDrawing] = [
            "photo.artframe": SymbolDrawing(
                136, 108,
                [
                    .line(box(9, 9, 118, 90, 6)), .line(box(26, 26, 84, 56, 3)),
                    line("M30 78L54 52L70 68L84 54L106 74"), dot(90, 40, 6),
                ]),
            "photo.on.rectangle": SymbolDrawing(
                138, 116,
                [line(back), .line(box(26, 30, 104, 76, 12)), dot(52, 54, 8), line("M28 96L56 72L72 86L96 60L128 88")]),
            "rectangle.on.rectangle": SymbolDrawing(138, 110, [line(back), .line(box(26, 30, 104, 70, 12))]),
            "plus.rectangle.on.rectangle": SymbolDrawing(
                138, 110, [line(back), .line(box(26, 30, 104, 70, 12)), line("M78 46V84M59 65H97")]),
            "square.on.square": SymbolDrawing(
                110, 110,
                [
                    line("M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24"),
                    .line(box(30, 30, 70, 70, 12)),
                ]),
            "plus.square.on.square": SymbolDrawing(
                110, 110,
                [
                    line("M24 78H20C14 78 10 74 10 68V20C10 14 14 10 20 10H68C74 10 78 14 78 20V24"),
                    .line(box(30, 30, 70, 70, 12)),
                    line("M65 46V84M46 65H84"),
                ]),
            "pip": SymbolDrawing(136, 106, [.line(box(10, 9, 116, 88, 12)), .area(box(70, 54, 46, 33, 6))]),
            "dock.rectangle": SymbolDrawing(136, 106, [.line(box(10, 9, 116, 88, 12)), .area(box(30, 72, 76, 14, 5))]),
            "stop": SymbolDrawing(100, 98, [.line(box(11, 10, 78, 78, 10))]),
            "eject": SymbolDrawing(112, 96, [line("M56 12L100 60H12ZM12 82H100")]),
        ]
        for (name, arrow) in [("down", "M68 22V56M53 42L68 57L83 42"), ("up", "M68 57V23M53 37L68 22L83 37")] {
            pictures["dock.arrow.\(name).rectangle"] = SymbolDrawing(
                136, 106, [.line(box(10, 9, 116, 88, 12)), .area(box(30, 74, 76, 12, 5)), line(arrow)])
        }
        pictures.merge(both("forward", 118, 96, "M10 10L56 48L10 86ZM60 10L106 48L60 86Z")) { $1 }
        pictures.merge(
            both("forward.end", 92, 96, "M12 10L64 48L12 86Z", lines: [line("M78 12V84")], gaps: [line("M78 12V84")])
        ) { $1 }
        for name in ["forward", "forward.fill", "forward.end", "forward.end.fill"] {
            let backward = name.replacing("forward", with: "backward")
            pictures[backward] = pictures[name].map(mirrored)
        }
        return pictures
    }()
}
