import MaquetteDrawing

/// Symbols of writing, lists, arrows and shapes, drawn for Maquette.
extension SymbolDrawing {
    static let tables: [String: SymbolDrawing] = writing.merging(arrows) { $1 }.merging(shapes) { $1 }

    private static let writing: [String: SymbolDrawing] = {
        let board =
            "M66 20H76C84 20 88 24 88 32V104C88 112 84 116 76 116H24C16 116 12 112 12 104V32C12 24 16 20 24 20H34"
        let clip = "M34 14C34 6 66 6 66 14V28H34Z"
        let sheet = "M20 12H96C104 12 108 16 108 24V76L82 102H20C12 102 8 98 8 90V24C8 16 12 12 20 12Z"
        var writing: [String: SymbolDrawing] = [
            "clipboard": SymbolDrawing(100, 124, [line(board), line(clip)]),
            "clipboard.fill": SymbolDrawing(
                100, 124, [area(board), line(board), gap("M30 32H70"), area(clip), line(clip)]),
            "list.bullet.clipboard": SymbolDrawing(
                100, 124,
                [
                    line(board), line(clip), line("M46 50H72M46 70H72M46 90H72"), dot(29, 50, 5), dot(29, 70, 5),
                    dot(29, 90, 5),
                ]),
            "doc.plaintext": SymbolDrawing(
                98, 120, [.line(box(14, 10, 70, 100, 12)), line("M32 36H66M32 56H66M32 76H54")]),
            "checklist": SymbolDrawing(
                124, 96, [line("M56 16H114M56 48H114M56 80H114M8 18L17 27L34 6M8 50L17 59L34 38M8 82L17 91L34 70")]),
            "list.dash": SymbolDrawing(118, 84, [line("M38 14H108M38 42H108M38 70H108M10 14H18M10 42H18M10 70H18")]),
            "list.number": SymbolDrawing(
                124, 100,
                [
                    line(
                        "M46 18H114M46 50H114M46 82H114M10 12L18 8V28M10 44C12 36 26 38 24 46C22 52 12 54 10 60H26M10 72H24L16 80C28 80 28 94 10 92"
                    )
                ]),
            "text.justify": SymbolDrawing(112, 92, [line("M8 10H104M8 34H104M8 58H104M8 82H104")]),
            "text.alignleft": SymbolDrawing(112, 92, [line("M8 10H104M8 34H72M8 58H104M8 82H72")]),
            "text.aligncenter": SymbolDrawing(112, 92, [line("M8 10H104M24 34H88M8 58H104M24 82H88")]),
            "text.alignright": SymbolDrawing(112, 92, [line("M8 10H104M40 34H104M8 58H104M40 82H104")]),
            "signature": SymbolDrawing(
                124, 108,
                [
                    line(
                        "M10 76C30 76 54 40 54 22C54 8 38 8 36 24C32 52 40 82 52 82C62 82 62 60 70 60C76 60 74 80 82 80C90 80 90 66 96 66C102 66 102 76 114 76M10 98H114"
                    )
                ]),
            "pencil.line": SymbolDrawing(110, 104, [line("M12 84L19 60L72 8L90 26L37 77ZM60 20L78 38M52 96H102")]),
            "pencil.and.ellipsis.rectangle": SymbolDrawing(
                136, 108,
                [
                    .line(box(8, 26, 116, 72, 12)), dot(30, 62, 6), dot(50, 62, 6), dot(100, 62, 6),
                    .hole(outline("M58 82L66 44L108 2L132 24L90 68Z")), line("M66 70L71 54L112 12L122 22L82 64Z"),
                ]),
            "paintbrush": SymbolDrawing(
                118, 114,
                [
                    line(
                        "M50 66L100 12C108 6 116 14 110 22L64 80M50 66L64 80C62 94 50 106 12 104C24 98 24 88 28 78C34 66 42 64 50 66Z"
                    )
                ]),
            "plus.forwardslash.minus": SymbolDrawing(116, 108, [line("M30 8V52M8 30H52M92 10L24 98M64 80H108")]),
        ]
        writing["line.horizontal.3.decrease"] = signs["line.3.horizontal.decrease"]
        writing["list.clipboard"] = writing["list.bullet.clipboard"]
        writing["document.on.clipboard"] = common["doc.on.clipboard"]
        writing["document.on.document"] = common["doc.on.doc"]
        writing.merge(
            both(
                "note", 116, 112, sheet, lines: [line("M108 76H90C84 76 82 78 82 84V102")],
                gaps: [gap("M106 74H88C82 74 80 76 80 82V104")])
        ) { $1 }
        writing.merge(
            both(
                "note.text", 116, 112, sheet, lines: [line("M108 76H90C84 76 82 78 82 84V102M28 36H88M28 58H88")],
                gaps: [gap("M28 36H88M28 58H88")])
        ) { $1 }
        writing.merge(
            both(
                "delete.left", 134, 98, "M42 10H112C120 10 124 14 124 22V76C124 84 120 88 112 88H42L10 49Z",
                lines: [line("M62 33L94 65M94 33L62 65")], gaps: [gap("M62 33L94 65M94 33L62 65")])
        ) { $1 }
        writing["delete.right"] = writing["delete.left"].map(mirrored)
        writing["delete.right.fill"] = writing["delete.left.fill"].map(mirrored)
        let cover = "M28 10H92V88H28C18 88 12 92 12 100V26C12 16 18 10 28 10Z"
        let pages = "M12 100C12 106 18 110 28 110H92V88"
        let letter = "M40 62L54 28L68 62M45 50H63"
        writing.merge(both("book.closed", 104, 120, cover, lines: [line(pages)], gaps: [line(pages)])) { $1 }
        writing.merge(
            both(
                "character.book.closed", 104, 120, cover, lines: [line(pages), line(letter)],
                gaps: [line(pages), gap(letter)])
        ) { $1 }
        writing.merge(
            both(
                "books.vertical", 118, 114, "M10 12H34V104H10ZM38 26H62V104H38ZM68 30L88 24L108 98L88 104Z", lines: [],
                gaps: [])
        ) { $1 }
        return writing
    }()

    private static let arrows: [String: SymbolDrawing] = {
        let leaving =
            "M60 40V22C60 14 56 10 48 10H22C14 10 10 14 10 22V98C10 106 14 110 22 110H48C56 110 60 106 60 98V80"
        let way = "M38 60H112M92 40L112 60L92 80"
        var arrows: [String: SymbolDrawing] = [
            "arrow.2.squarepath": SymbolDrawing(
                124, 108,
                [
                    line(
                        "M20 48V36C20 26 26 22 34 22H100M82 6L100 22L82 38M104 60V72C104 82 98 86 90 86H24M42 70L24 86L42 102"
                    )
                ]),
            "arrow.uturn.left": SymbolDrawing(
                110, 108, [line("M34 12L10 36L34 60M10 36H66C88 36 100 50 100 67C100 84 88 98 66 98H44")]),
            "arrow.up.left.and.arrow.down.right": SymbolDrawing(
                112, 112, [line("M48 48L12 12M12 42V12H42M64 64L100 100M100 70V100H70")]),
            "arrow.up.and.down": SymbolDrawing(82, 140, [line("M41 12V128M12 38L41 12L70 38M12 102L41 128L70 102")]),
            "arrow.up.and.down.and.arrow.left.and.right": SymbolDrawing(
                128, 128,
                [
                    line(
                        "M64 10V118M10 64H118M46 28L64 10L82 28M46 100L64 118L82 100M28 46L10 64L28 82M100 46L118 64L100 82"
                    )
                ]),
            "arrow.down.to.line": SymbolDrawing(98, 116, [line("M49 8V82M18 52L49 83L80 52M12 106H86")]),
            "arrow.triangle.turn.up.right.diamond.fill": SymbolDrawing(
                124, 122,
                [
                    area(
                        "M55 11C59 7 65 7 69 11L112 54C116 58 116 64 112 68L69 111C65 115 59 115 55 111L12 68C8 64 8 58 12 54Z"
                    ),
                    gap("M44 84V62C44 56 48 54 52 54H70"), .hole(outline("M68 36L90 54L68 72Z")),
                ]),
            "rectangle.compress.vertical": SymbolDrawing(
                116, 120, [line("M10 60H106M58 6V40M40 24L58 42L76 24M58 114V80M40 96L58 78L76 96")]),
            "rectangle.expand.vertical": SymbolDrawing(
                116, 120, [line("M10 60H106M58 42V8M40 24L58 6L76 24M58 78V112M40 96L58 114L76 96")]),
            "rectangle.portrait.and.arrow.right": SymbolDrawing(124, 120, [line(leaving), line(way)]),
            "rectangle.portrait.and.arrow.right.fill": SymbolDrawing(
                124, 120, [area(leaving), line(leaving), gap("M38 60H64"), line("M70 60H112M92 40L112 60L92 80")]),
            "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": SymbolDrawing(
                132, 104, [area("M8 26L46 52L8 78ZM124 26L86 52L124 78Z"), line("M66 10V94")]),
            "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": SymbolDrawing(
                132, 104, [area("M46 26L8 52L46 78ZM86 26L124 52L86 78Z"), line("M66 10V94")]),
            "arrowtriangle.down": SymbolDrawing(96, 86, [line("M12 14H84L48 74Z")]),
            "arrowtriangle.right": SymbolDrawing(86, 96, [line("M14 12V84L74 48Z")]),
            "chevron.compact.down": SymbolDrawing(112, 40, [line("M10 12L56 28L102 12")]),
        ]
        arrows["chevron.compact.up"] = arrows["chevron.compact.down"].map(overturned)
        arrows["arrow.up.forward"] = common["arrow.up.right"]
        arrows["arrow.uturn.backward"] = arrows["arrow.uturn.left"]
        arrows["arrow.uturn.right"] = arrows["arrow.uturn.left"].map(mirrored)
        arrows["arrow.uturn.forward"] = arrows["arrow.uturn.right"]
        arrows["arrow.up.to.line"] = arrows["arrow.down.to.line"].map(overturned)
        arrows["arrow.trianglehead.clockwise"] = signs["arrow.clockwise"]
        arrows["arrowtriangle.up"] = arrows["arrowtriangle.down"].map(overturned)
        arrows["arrowtriangle.left"] = arrows["arrowtriangle.right"].map(mirrored)
        arrows["arrowtriangle.backward.fill"] = common["arrowtriangle.left.fill"]
        arrows["rectangle.portrait.and.arrow.forward"] = arrows["rectangle.portrait.and.arrow.right"]
        arrows["goforward"] = signs["arrow.clockwise"]
        arrows["gobackward"] = signs["arrow.counterclockwise"]
        arrows.merge(
            both("arrowshape.turn.up.left", 124, 108, "M56 12L10 50L56 88V66C84 66 104 74 114 96C112 60 94 36 56 34Z")
        ) { $1 }
        for end in ["", ".fill"] {
            arrows["arrowshape.turn.up.right" + end] = arrows["arrowshape.turn.up.left" + end].map(mirrored)
        }
        return arrows
    }()

    private static let shapes: [String: SymbolDrawing] = {
        let half = "M60 4C30 4 7 28 7 57.5C7 87 30 111 60 111Z"
        let left = SymbolDrawing(120, 115, [ring(60, 57.5, 55), area(half)])
        var shapes: [String: SymbolDrawing] = [
            "triangle": SymbolDrawing(128, 109, [line("M64 10L118 98H10Z")]),
            "triangle.fill": SymbolDrawing(128, 109, [line("M64 10L118 98H10Z"), area("M64 10L118 98H10Z")]),
            "rhombus": SymbolDrawing(120, 116, [line("M60 8L112 58L60 108L8 58Z")]),
            "capsule": SymbolDrawing(136, 84, [.line(box(10, 10, 116, 64, 32))]),
            "capsule.fill": SymbolDrawing(136, 84, [.area(box(6, 6, 124, 72, 36))]),
            "oval": SymbolDrawing(
                136, 96, [line("M68 10C100 10 126 26 126 48C126 70 100 86 68 86C36 86 10 70 10 48C10 26 36 10 68 10Z")]),
            "largecircle.fill.circle": SymbolDrawing(120, 115, [ring(60, 57.5, 55), dot(60, 57.5, 36)]),
            "smallcircle.fill.circle": SymbolDrawing(120, 115, [ring(60, 57.5, 55), dot(60, 57.5, 20)]),
            "circle.dashed": SymbolDrawing(
                120, 115,
                [.line(Path.circle(center: Point(60, 57.5), radius: 50.5).dashed(lengths: [18, 13.7], phase: 0))]),
            // A dashed ring around a triangle.
            "memories": SymbolDrawing(
                120, 115,
                [
                    .line(Path.circle(center: Point(60, 57.5), radius: 50.5).dashed(lengths: [2, 13.86], phase: 0)),
                    area("M48 36L84 57.5L48 79Z"),
                ]),
            "circle.lefthalf.filled": left,
            "circle.righthalf.filled": mirrored(left),
            "moonphase.first.quarter": mirrored(left),
            "moonphase.first.quarter.inverse": left,
            "square.stack.3d.up": SymbolDrawing(
                120, 108, [line("M60 8L112 32L60 56L8 32Z"), line("M12 54L60 76L108 54M12 76L60 98L108 76")]),
            "rectangle.grid.1x2": SymbolDrawing(
                112, 108, [.line(box(11, 9, 90, 36, 8)), .line(box(11, 63, 90, 36, 8))]),
            "rectangle.grid.3x2": SymbolDrawing(
                136, 100,
                [10.0, 52, 94].flatMap { x in [10.0, 56].map { y in Mark.line(box(x, y, 32, 34, 6)) } }),
            "rectangle.3.offgrid": SymbolDrawing(
                128, 108,
                [.line(box(10, 10, 62, 88, 10)), .line(box(86, 10, 32, 36, 8)), .line(box(86, 62, 32, 36, 8))]),
            "rectangle.and.paperclip": SymbolDrawing(
                132, 108,
                [
                    .line(box(10, 10, 104, 74, 12)), line("M28 32H66M28 52H58"), .hole(box(76, 34, 46, 72, 20)),
                    line("M114 54V82C114 102 88 102 88 82V54C88 42 104 42 104 54V80"),
                ]),
            "point.bottomleft.forward.to.point.topright.scurvepath": SymbolDrawing(
                116, 112, [ring(20, 92, 14), ring(96, 20, 14), line("M32 92C76 92 40 20 84 20")]),
            "sidebar.left": SymbolDrawing(
                132, 104, [.line(box(10, 10, 112, 84, 14)), line("M48 10V94M22 30H36M22 46H36M22 62H36")]),
            "sportscourt": SymbolDrawing(
                136, 104,
                [.line(box(10, 10, 116, 84, 10)), line("M68 10V94M10 34H26V70H10M126 34H110V70H126"), ring(68, 52, 18)]),
        ]
        shapes.merge(
            both(
                "cube", 116, 118, "M58 8L106 34V84L58 110L10 84V34Z", lines: [line("M10 34L58 60L106 34M58 60V110")],
                gaps: [gap("M10 34L58 60L106 34M58 60V110")])
        ) { $1 }
        let dots = [(34.0, 31.0), (78, 31), (56, 53), (34, 75), (78, 75)]
        shapes["dice"] = SymbolDrawing(112, 106, [.line(box(10, 7, 92, 92, 20))] + dots.map { dot($0.0, $0.1, 7.5) })
        shapes["dice.fill"] = SymbolDrawing(
            112, 106,
            [.area(box(6, 3, 100, 100, 22))]
                + dots.map { Mark.hole(Path.circle(center: Point($0.0, $0.1), radius: 7.5)) })
        return shapes
    }()
}
