import Maquette
import Measure

@main
struct SymbolsBenchmark {
    @MainActor static func main() {
        runBenchmark("symbols", usage: Options.usage) { arguments in
            let options = try Options(arguments)
            let report = try Comparison(patience: options.patience).run()
            print(report.table)
            if let path = options.jsonPath { try report.write(to: path) }
        }
    }
}

/// A sheet of symbols against the same sheet of plain round rectangles.
@MainActor struct Comparison {
    var patience: Double

    func run() throws -> Report {
        let stage = Stage(scale: 2)
        let plain = try timed { try sheet(of: nil, on: stage) }
        let first = timed { UIImage(systemName: "star.circle") }
        var round = 0.0
        let medians = try Alternation(patience: patience).medians(
            ours: {
                // Other sizes, by less than anything can show, so that no picture of the round before is found.
                round += 1
                return try [17.0, 60].map { size in
                    try timed { try sheet(of: size + round / 1e6, on: stage) }.seconds
                }
            },
            peer: { [try timed { try sheet(of: nil, on: stage) }.seconds] })
        let peer = medians.peer?.first ?? plain.seconds
        return Report(
            names: Names.everyday.count, small: medians.ours[0] / peer, large: medians.ours[1] / peer,
            first: first.seconds / peer)
    }

    /// Names in a grid; without a size, round rectangles in their place.
    private func sheet(of pointSize: Double?, on stage: Stage) throws -> Int {
        let side = 80.0, columns = 15
        let rows = (Names.everyday.count + columns - 1) / columns
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side * Double(columns), height: side * Double(rows)))
        view.backgroundColor = .white
        for (number, name) in Names.everyday.enumerated() {
            let frame = CGRect(
                x: Double(number % columns) * side, y: Double(number / columns) * side, width: side, height: side)
            if let pointSize {
                let wanted = UIImage.SymbolConfiguration(pointSize: pointSize)
                let image = UIImageView(image: UIImage(systemName: name, withConfiguration: wanted))
                image.contentMode = .center
                image.tintColor = .black
                image.frame = frame
                view.addSubview(image)
            } else {
                let shape = UIView(frame: frame.insetBy(dx: 10, dy: 10))
                shape.backgroundColor = .black
                shape.layer.cornerRadius = 12
                view.addSubview(shape)
            }
        }
        return try stage.picture(of: view).png().count
    }
}
