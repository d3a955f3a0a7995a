import MaquetteDrawing

/// Objects. Proportions are as Interface Builder recorded them, if it did; the outlines are our own.
extension SymbolDrawing {
    static let things: [String: SymbolDrawing] = {
        var things: [String: SymbolDrawing] = [:]
        func add(_ drawings: [String: SymbolDrawing]) { things.merge(drawings) { $1 } }
        add(
            both(
                "heart", 118, 99,
                "M59 91C30 71 9 52 9 32C9 18 20 8 33 8C44 8 54 14 59 24C64 14 74 8 85 8C98 8 109 18 109 32C109 52 88 71 59 91Z"
            ))
        add(both("bookmark", 84, 112, "M14 10H70V102L42 76L14 102Z"))
        add(
            both(
                "bell", 108, 120, "M14 88H94C86 78 83 68 83 52C83 32 72 19 54 19C36 19 25 32 25 52C25 68 22 78 14 88Z",
                lines: [line("M54 10V18M42 104C45 112 63 112 66 104")],
                gaps: [line("M54 10V18M42 104C45 112 63 112 66 104")]))
        add(
            both(
                "trash", 108, 124, "M22 26L29 112H79L86 26Z",
                lines: [line("M12 26H96M38 26V12H70V26M42 44L44 94M66 44L64 94")],
                gaps: [line("M12 26H96M38 26V12H70V26"), gap("M42 44L44 94M66 44L64 94")]))
        add(
            both(
                "house", 140, 114, "M28 46V104H112V46L70 12Z", lines: [line("M10 60L70 11L130 60M56 104V72H84V104")],
                gaps: [line("M10 60L70 11L130 60"), .hole(box(56, 72, 28, 40, 2))]))
        add(
            both(
                "envelope", 132, 102,
                "M20 12H112C118 12 122 16 122 22V80C122 86 118 90 112 90H20C14 90 10 86 10 80V22C10 16 14 12 20 12Z",
                lines: [line("M14 18L66 58L118 18")], gaps: [gap("M14 18L66 58L118 18")]))
        add(
            both(
                "camera", 138, 101,
                "M22 20H38L48 8H90L100 20H116C124 20 128 24 128 32V80C128 88 124 92 116 92H22C14 92 10 88 10 80V32C10 24 14 20 22 20Z",
                lines: [ring(69, 54, 27)], gaps: [.gap(.circle(center: Point(69, 54), radius: 22))]))
        add(
            both(
                "lock", 84, 118,
                "M18 52H66C71 52 74 55 74 60V98C74 103 71 106 66 106H18C13 106 10 103 10 98V60C10 55 13 52 18 52Z",
                lines: [line("M22 52V34C22 18 30 10 42 10C54 10 62 18 62 34V52")],
                gaps: [line("M22 52V34C22 18 30 10 42 10C54 10 62 18 62 34V52")]))
        add(
            both(
                "folder", 132, 104,
                "M10 24C10 16 14 12 22 12H48L58 22H110C118 22 122 26 122 34V82C122 90 118 94 110 94H22C14 94 10 90 10 82Z",
                lines: [line("M10 40H122")]))
        add(
            both(
                "doc", 98, 120, "M14 22C14 14 18 10 26 10H54L84 42V98C84 106 80 110 72 110H26C18 110 14 106 14 98Z",
                lines: [line("M54 10V42H84")], gaps: [gap("M56 8V40H86")]))
        add(
            both(
                "paperplane", 118, 112, "M108 10L10 48L46 64L60 102Z", lines: [line("M46 64L108 10")],
                gaps: [gap("M46 64L108 10")]))
        add(both("location", 110, 108, "M100 10L10 50L52 56L60 98Z"))
        add(
            both(
                "cart", 134, 114, "M34 26H122L110 70H42Z",
                lines: [line("M10 10H28L44 84H110"), dot(50, 102, 8), dot(102, 102, 8)],
                gaps: [line("M10 10H28L44 84H110"), dot(50, 102, 8), dot(102, 102, 8)]))
        add(
            both(
                "bag", 112, 118, "M16 36H96L102 108H10Z",
                lines: [line("M36 52V30C36 18 44 10 56 10C68 10 76 18 76 30V52")],
                gaps: [line("M36 36V30C36 18 44 10 56 10C68 10 76 18 76 30V36")]))
        add(
            both(
                "creditcard", 136, 102,
                "M22 12H114C122 12 126 16 126 24V78C126 86 122 90 114 90H22C14 90 10 86 10 78V24C10 16 14 12 22 12Z",
                lines: [line("M10 36H126M26 68H52")], gaps: [gap("M10 36H126M26 68H52")]))
        add(
            both(
                "moon", 108, 108,
                "M96 70C68 82 36 62 36 32C36 24 38 17 42 10C20 18 8 40 12 62C18 92 48 106 74 94C84 89 92 80 96 70Z"))
        add(
            both(
                "mic", 92, 124, "M46 10C55 10 61 17 61 26V56C61 65 55 72 46 72C37 72 31 65 31 56V26C31 17 37 10 46 10Z",
                lines: [line("M14 54C14 76 28 88 46 88C64 88 78 76 78 54M46 88V112M28 112H64")],
                gaps: [line("M14 54C14 76 28 88 46 88C64 88 78 76 78 54M46 88V112M28 112H64")]))
        add(
            both(
                "eye", 144, 98, "M10 49C26 24 46 12 72 12C98 12 118 24 134 49C118 74 98 86 72 86C46 86 26 74 10 49Z",
                lines: [ring(72, 49, 22)], gaps: [.gap(.circle(center: Point(72, 49), radius: 18))]))
        add(
            both(
                "flag", 104, 118, "M16 16C36 8 52 26 90 14V64C52 76 36 58 16 66Z", lines: [line("M16 16V110")],
                gaps: [line("M16 16V110")]))

        let teeth = (0..<8).reduce(into: Path()) { path, tooth in
            let turn = Transform2D.rotation(Double(tooth) * .pi / 4).then(.translation(60, 57.5))
            path.move(to: turn.apply(to: Point(0, -40)))
            path.addLine(to: turn.apply(to: Point(0, -50)))
        }
        let gear = SymbolDrawing(120, 115, [ring(60, 57.5, 44), ring(60, 57.5, 20), .line(teeth)])
        let rays = (0..<8).reduce(into: Path()) { path, ray in
            let turn = Transform2D.rotation(Double(ray) * .pi / 4).then(.translation(62, 60))
            path.move(to: turn.apply(to: Point(0, -42)))
            path.addLine(to: turn.apply(to: Point(0, -53)))
        }
        let shoulders = "M10 96C10 74 30 62 55 62C80 62 100 74 100 96Z"
        let cloud =
            "M38 88C22 88 10 78 10 64C10 52 19 43 30 42C34 22 48 10 66 10C84 10 98 22 101 38C118 38 130 49 130 63C130 77 119 88 104 88Z"
        let picture =
            "M22 10H114C122 10 126 14 126 22V84C126 92 122 96 114 96H22C14 96 10 92 10 84V22C10 14 14 10 22 10Z"
        add([
            "map": SymbolDrawing(
                126, 110, [line("M12 24L44 10L82 24L114 10V86L82 100L44 86L12 100ZM44 10V86M82 24V100")]),
            "map.fill": SymbolDrawing(
                126, 110,
                [
                    area("M12 24L44 10L82 24L114 10V86L82 100L44 86L12 100Z"),
                    line("M12 24L44 10L82 24L114 10V86L82 100L44 86L12 100Z"), gap("M44 14V84M82 26V98"),
                ]),
            "cloud": SymbolDrawing(140, 98, [line(cloud)]),
            "cloud.fill": SymbolDrawing(140, 98, [area(cloud), line(cloud)]),
            "switch.2": SymbolDrawing(
                128, 112,
                [
                    .line(box(10, 8, 108, 42, 21)), .line(box(10, 62, 108, 42, 21)), dot(97, 29, 12), dot(31, 83, 12),
                ]),
            "iphone": SymbolDrawing(76, 120, [.line(box(10, 8, 56, 104, 12)), line("M30 20H46")]),
            "gear": gear,
            "gearshape": gear,
            "gearshape.fill": SymbolDrawing(
                120, 115,
                [
                    .area(.circle(center: Point(60, 57.5), radius: 44)), .line(teeth),
                    .hole(.circle(center: Point(60, 57.5), radius: 16)),
                ]),
            "magnifyingglass": SymbolDrawing(116, 105, [ring(46, 45, 39), line("M73 72L104 98")]),
            "person.fill": SymbolDrawing(110, 103, [dot(55, 29, 23), area(shoulders)]),
            "person": SymbolDrawing(110, 103, [ring(55, 29, 24), line("M14 92C16 74 32 64 55 64C78 64 94 74 96 92Z")]),
            "pencil": SymbolDrawing(106, 94, [line("M12 84L19 60L72 8L90 26L37 77Z"), line("M60 20L78 38")]),
            "square.and.pencil": SymbolDrawing(
                122, 110,
                [
                    line("M66 20H22C16 20 12 24 12 30V90C12 96 16 100 22 100H84C90 100 94 96 94 90V50"),
                    line("M46 68L50 54L98 8L110 20L62 66Z"),
                ]),
            "square.and.arrow.up": SymbolDrawing(
                104, 124,
                [
                    line(
                        "M34 46H22C16 46 12 50 12 56V104C12 110 16 114 22 114H82C88 114 92 110 92 104V56C92 50 88 46 82 46H70"
                    ), line("M52 80V10M31 30L52 10L73 30"),
                ]),
            "square.and.arrow.down": SymbolDrawing(
                104, 124,
                [
                    line(
                        "M34 46H22C16 46 12 50 12 56V104C12 110 16 114 22 114H82C88 114 92 110 92 104V56C92 50 88 46 82 46H70"
                    ), line("M52 10V80M31 60L52 80L73 60"),
                ]),
            "photo": SymbolDrawing(136, 106, [line(picture), dot(42, 36, 9), line("M12 84L44 56L62 72L90 42L124 76")]),
            "photo.fill": SymbolDrawing(
                136, 106,
                [
                    area(picture), line(picture), .hole(.circle(center: Point(42, 36), radius: 9)),
                    gap("M12 84L44 56L62 72L90 42L124 76"),
                ]),
            "sun.max": SymbolDrawing(124, 120, [ring(62, 60, 30), .line(rays)]),
            "sun.max.fill": SymbolDrawing(124, 120, [dot(62, 60, 28), .line(rays)]),
            "calendar": SymbolDrawing(
                116, 110,
                [
                    .line(box(10, 12, 96, 88, 16)), area("M10 28C10 18 16 12 26 12H90C100 12 106 18 106 28V38H10Z"),
                    dot(36, 58, 5), dot(58, 58, 5), dot(80, 58, 5), dot(36, 80, 5), dot(58, 80, 5),
                ]),
        ])
        return things
    }()
}
