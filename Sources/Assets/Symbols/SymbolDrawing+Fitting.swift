import MaquetteDrawing

/// Symbols in the room that others leave them.
extension SymbolDrawing {
    /// The layers in the middle of a room that they are scaled to. Their lines are as wide as those around them.
    func fitted(in room: Rect) -> [SymbolLayer] {
        let scale = scale(in: room)
        let place = Transform2D.scale(scale, scale).then(
            .translation(
                room.x + (room.width - width * scale) / 2, room.y + (room.height - height * scale) / 2))
        return layers.map { $0.placed(by: place, scale: scale) }
    }

    /// The layers of `fitted(in:)`, with finer lines where wide ones would run together.
    func fittedAsSign(in room: Rect) -> [SymbolLayer] {
        let share = lineShare(in: room)
        return share < 1 ? fitted(in: room).map { $0.thinned(by: share) } : fitted(in: room)
    }

    private func scale(in room: Rect) -> Double { min(room.width / width, room.height / height) }

    /// Areas shrink with a sign, so lines beside them and gaps in them do. Where there are lines and dots alone, they may cover as
    /// much of the room as those of `plus` and of arrows.
    func lineShare(in room: Rect) -> Double {
        let scale = scale(in: room)
        guard scale < 0.8 else { return 1 }
        var (length, hasAreas) = (0.0, false)
        for mark in marks {
            switch mark {
            case .line(let path, let share): length += share * path.length
            case .ring(_, let radius): length += 2 * .pi * radius
            case .area(let path): hasAreas = hasAreas || path.bounds.map { max($0.width, $0.height) > 20 } ?? false
            case .gap, .hole, .clearing: break
            }
        }
        if hasAreas { return min(1, max(0.45, 1.15 * scale)) }
        let area = max(width, height / 2) * max(height, width / 2) * scale
        let covered = length * UIImage.SymbolWeight.regular.pen / area
        return min(1, max(0.55, 0.45 / max(covered, 0.01)))
    }
}

extension SymbolDrawing {
    /// What is painted, as straight pieces with half of the width of their lines.
    struct Outline {
        let pieces: [(start: Point, end: Point)]
        let aside: Double

        init(_ path: Path, aside: Double) {
            self.aside = aside
            pieces = path.polylines(tolerance: 0.5).flatMap { line in
                let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
                return zip(points, points.dropFirst()).map { ($0, $1) }
            }
        }

        func isClear(of point: Point, by distance: Double) -> Bool {
            pieces.allSatisfy { start, end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                let length = x * x + y * y
                let along = length > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / length : 0
                let share = min(1, max(0, along))
                let (apartX, apartY) = (start.x + share * x - point.x, start.y + share * y - point.y)
                return apartX * apartX + apartY * apartY >= (aside + distance) * (aside + distance)
            }
        }
    }

    /// The outlines of lines in a regular weight and of areas.
    var outlines: [Outline] {
        let pen = UIImage.SymbolWeight.regular.pen
        return marks.compactMap { mark in
            switch mark {
            case .line(let path, let share): Outline(path, aside: share * pen / 2)
            case .area(let path): Outline(path, aside: 0)
            case .ring(let center, let radius): Outline(.circle(center: center, radius: radius), aside: 0)
            case .gap, .hole, .clearing: nil
            }
        }
    }
}

extension SymbolLayer {
    /// The layer without the small parts that a circle would cut into: crumbs would be left of them.
    func without(partsCutBy center: Point, _ radius: Double) -> SymbolLayer {
        var layer = self
        layer.marks = marks.filter { mark in
            switch mark {
            case .area(let path), .hole(let path), .line(let path, _), .gap(let path, _):
                guard let part = path.bounds, max(part.width, part.height) < 30 else { return true }
                let (x, y) = (part.x + part.width / 2 - center.x, part.y + part.height / 2 - center.y)
                let reach = radius + max(part.width, part.height) / 2
                return x * x + y * y > reach * reach
            case .ring, .clearing: return true
            }
        }
        return layer
    }

    /// This layer with lines and gaps in a share of their width.
    func thinned(by share: Double) -> SymbolLayer {
        var layer = self
        layer.marks = marks.map { mark in
            switch mark {
            case .line(let path, let wide): .line(path, share: wide * share)
            case .gap(let path, let wide): .gap(path, share: wide * share)
            case .clearing(let path, let wide): .clearing(path, share: wide * share)
            // As far out as in a regular weight.
            case .ring(let center, let radius):
                .line(.circle(center: center, radius: radius - 4.25 * share), share: share)
            case .area, .hole: mark
            }
        }
        return layer
    }
}
