import MaquetteDrawing

/// More symbols that apps often show, drawn for Maquette. What is made of them is composed.
extension SymbolDrawing {
    static let common: [String: SymbolDrawing] = {
        let page = "M20 34H66C72 34 76 38 76 44V104C76 110 72 114 66 114H20C14 114 10 110 10 104V44C10 38 14 34 20 34Z"
        let cardUpper =
            "M20 30H102C108 30 112 34 112 40V88C112 94 108 98 102 98H20C14 98 10 94 10 88V40C10 34 14 30 20 30Z"
        var common: [String: SymbolDrawing] = [
            "doc.on.doc": SymbolDrawing(
                112, 124,
                [line(page), line("M36 22V18C36 12 40 8 46 8H92C98 8 102 12 102 18V80C102 86 98 90 92 90H90")]),
            "rectangle.stack": SymbolDrawing(122, 108, [line(cardUpper), line("M24 16H98M36 4H86")]),
            "square.stack": SymbolDrawing(
                100, 124,
                [
                    line(
                        "M18 36H82C88 36 92 40 92 46V106C92 112 88 116 82 116H18C12 116 8 112 8 106V46C8 40 12 36 18 36Z"
                    ),
                    line("M20 22H80M30 8H70"),
                ]),
            "doc.on.clipboard": SymbolDrawing(
                112, 124,
                [
                    line("M44 104H20C14 104 10 100 10 94V26C10 20 14 16 20 16H76C82 16 86 20 86 26V44"),
                    line("M34 16C34 8 62 8 62 16V22H34Z"),
                    line(
                        "M54 54H94C98 54 102 58 102 62V108C102 112 98 116 94 116H54C50 116 46 112 46 108V62C46 58 50 54 54 54Z"
                    ),
                ]),
            "paperclip": SymbolDrawing(
                104, 118,
                [
                    line(
                        "M90 54L50 94C38 106 22 106 14 96C6 86 8 72 18 62L62 18C70 10 82 10 88 18C94 26 93 35 86 42L44 84C40 88 34 88 31 84C28 80 29 75 33 71L70 34"
                    )
                ]),
            "nosign": SymbolDrawing(120, 115, [ring(60, 57.5, 55), line("M25 22L95 93")]),
            "arrow.up.right": SymbolDrawing(100, 96, [line("M14 84L86 12M34 12H86V64")]),
            "checkmark.seal": SymbolDrawing(
                120, 118,
                [
                    line(
                        "M60 8L74 20L92 16L96 34L112 44L104 60L112 76L96 84L92 102L74 98L60 110L46 98L28 102L24 84L8 76L16 60L8 44L24 34L28 16L46 20Z"
                    ), line("M40 60L54 74L82 44"),
                ]),
            "xmark.seal": SymbolDrawing(
                120, 118,
                [
                    line(
                        "M60 8L74 20L92 16L96 34L112 44L104 60L112 76L96 84L92 102L74 98L60 110L46 98L28 102L24 84L8 76L16 60L8 44L24 34L28 16L46 20Z"
                    ), line("M44 43L76 75M76 43L44 75"),
                ]),
            "clock.arrow.circlepath": SymbolDrawing(
                124, 116,
                [
                    line(
                        "M22 58C22 30 42 10 66 10C92 10 114 32 114 58C114 84 92 106 66 106C50 106 36 98 28 86M66 32V60L84 74"
                    ), area("M8 50H40L24 72Z"),
                ]),
            "stopwatch": SymbolDrawing(110, 122, [ring(55, 68, 46), line("M55 68V42M42 8H68M55 8V22M92 28L100 36")]),
            "timer": SymbolDrawing(
                116, 116,
                [
                    line(
                        "M58 10V32M58 10C86 10 106 32 106 58C106 84 84 106 58 106C32 106 10 84 10 58C10 44 16 32 24 24L60 60"
                    )
                ]),
            "hourglass": SymbolDrawing(
                92, 118,
                [
                    line(
                        "M14 10H78M14 108H78M22 10V24C22 42 42 48 42 59C42 70 22 76 22 94V108M70 10V24C70 42 50 48 50 59C50 70 70 76 70 94V108"
                    )
                ]),
            "drop": SymbolDrawing(
                84, 122, [line("M42 10C52 32 74 54 74 78C74 98 60 112 42 112C24 112 10 98 10 78C10 54 32 32 42 10Z")]),
            "flame": SymbolDrawing(
                92, 122,
                [
                    line(
                        "M40 10C62 24 82 48 82 76C82 98 66 112 46 112C26 112 10 98 10 76C10 62 16 52 24 44C26 56 30 62 38 64C44 48 46 30 40 10Z"
                    )
                ]),
            "shuffle": SymbolDrawing(
                124, 96,
                [
                    line(
                        "M10 24H28C52 24 66 72 92 72H112M10 72H28C38 72 46 63 54 52M70 40C77 31 84 24 92 24H112M98 10L112 24L98 38M98 58L112 72L98 86"
                    )
                ]),
            "repeat": SymbolDrawing(
                122, 108,
                [
                    line(
                        "M14 52V46C14 34 22 28 34 28H104M88 10L106 28L88 46M108 56V62C108 74 100 80 88 80H18M34 62L16 80L34 98"
                    )
                ]),
            "trophy": SymbolDrawing(
                118, 118,
                [
                    line(
                        "M32 10H86V44C86 62 74 74 59 74C44 74 32 62 32 44ZM59 74V98M36 108H82M32 20H12C12 42 20 52 34 52M86 20H106C106 42 98 52 84 52"
                    )
                ]),
            "scissors": SymbolDrawing(
                118, 118, [ring(26, 28, 17), ring(26, 90, 17), line("M40 40L108 96M40 78L108 22")]),
            "film": SymbolDrawing(
                124, 100,
                [
                    .line(box(10, 8, 104, 84, 12)),
                    line("M34 8V92M90 8V92M10 36H34M10 64H34M90 36H114M90 64H114M34 50H90"),
                ]),
            "archivebox": SymbolDrawing(
                122, 104, [line("M10 10H112V34H10ZM18 34V84C18 90 22 94 28 94H94C100 94 104 90 104 84V34M48 54H74")]),
            "newspaper": SymbolDrawing(
                124, 106,
                [
                    line(
                        "M26 10H104C110 10 114 14 114 20V86C114 92 110 96 104 96H22C14 96 10 90 10 84V32H26M26 10V84C26 92 24 96 20 96M42 30H98M42 50H66V76H42ZM80 50H98M80 74H98"
                    )
                ]),
            "table": SymbolDrawing(
                118, 100, [.line(box(10, 8, 98, 84, 12)), line("M10 36H108M10 64H108M43 8V92M76 8V92")]),
            // What is on the paper and between the cells stays free.
            "newspaper.fill": SymbolDrawing(
                124, 106,
                [
                    area(
                        "M20 6H104C113 6 118 11 118 20V86C118 95 113 100 104 100H22C11 100 6 94 6 84V34C6 29 9 28 12 28H20Z"
                    ), gap("M24 28V84M42 30H98M80 50H98M80 74H98"), .hole(box(40, 48, 28, 30, 2)),
                ]),
            "table.fill": SymbolDrawing(
                118, 100, [.area(box(6, 4, 106, 92, 16)), gap("M0 36H118M0 64H118M43 0V100M76 0V100")]),
            "server.rack": SymbolDrawing(
                112, 112,
                [
                    .line(box(10, 8, 92, 40, 10)), .line(box(10, 62, 92, 40, 10)), dot(28, 28, 5), dot(28, 82, 5),
                    line("M52 28H84M52 82H84"),
                ]),
            "arrow.left.arrow.right": SymbolDrawing(
                124, 108, [line("M112 32H14M36 10L14 32L36 54M12 78H110M88 56L110 78L88 100")]),
            "chevron.up.chevron.down": SymbolDrawing(72, 112, [line("M12 40L36 14L60 40M12 72L36 98L60 72")]),
            "arrowtriangle.down.fill": SymbolDrawing(96, 86, [area("M10 14H86L48 78Z")]),
            "arrowtriangle.right.fill": SymbolDrawing(86, 96, [area("M14 10V86L78 48Z")]),
            "line.diagonal": SymbolDrawing(100, 100, [line("M12 88L88 12")]),
            "waveform": SymbolDrawing(120, 104, [line("M12 44V60M32 28V76M52 10V94M72 30V74M92 20V84M110 44V60")]),
            "antenna.radiowaves.left.and.right": SymbolDrawing(
                136, 96,
                [
                    dot(68, 48, 10),
                    line(
                        "M44 70C34 58 34 38 44 26M92 26C102 38 102 58 92 70M26 84C8 64 8 32 26 12M110 12C128 32 128 64 110 84"
                    ),
                ]),
            "testtube.2": SymbolDrawing(
                116, 118,
                [line("M22 10V88C22 112 54 112 54 88V10M14 10H62M22 58H54M78 10V88C78 106 102 106 102 88V10M70 10H110")]
            ),
        ]
        common["arrowtriangle.forward.fill"] = common["arrowtriangle.right.fill"]
        common["arrowtriangle.left.fill"] = common["arrowtriangle.right.fill"].map(mirrored)
        common["arrowtriangle.up.fill"] = common["arrowtriangle.down.fill"].map(overturned)
        common["arrow.down.left"] = common["arrow.up.right"].map { mirrored(overturned($0)) }
        common["arrow.up.left"] = common["arrow.up.right"].map(mirrored)
        common["arrow.down.right"] = common["arrow.up.right"].map(overturned)
        // A head and shoulders that the circle cuts off.
        let shoulders = "M24 98C26 80 40 70 60 70C80 70 94 80 96 98C86 107 73 112.5 60 112.5C47 112.5 34 107 24 98Z"
        common["person.crop.circle"] = SymbolDrawing(120, 115, [ring(60, 57.5, 55), dot(60, 45, 17), area(shoulders)])
        common["person.crop.circle.fill"] = SymbolDrawing(
            120, 115,
            [
                .area(.circle(center: Point(60, 57.5), radius: 55)),
                .hole(.circle(center: Point(60, 44), radius: 19)),
                .hole(
                    outline(
                        "M24 92C28 78 42 70 60 70C78 70 92 78 96 92C87 101 74 105.5 60 105.5C46 105.5 33 101 24 92Z")),
            ])
        return common
    }()
}
