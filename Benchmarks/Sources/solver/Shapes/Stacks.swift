extension Shape {
    /// Stacks in stacks, eight deep, as often as there is room for.
    static let eightDeepStacks = Shape(name: "eight-deep stacks", strengths: stackStrengths) { builder, constraints in
        builder.stacks(constraints: constraints, depth: 8, scale: 1)
    }

    /// One chain of stacks in stacks, an eleventh as deep as it has constraints.
    static let deepStack = Shape(name: "deep chain of stacks", strengths: stackStrengths) { builder, constraints in
        // At full size the labels would leave the screen after some hundred levels.
        let levels = Double(constraints) / 11
        builder.stacks(constraints: constraints, depth: .max, scale: min(1, 180 / levels))
    }

    /// The two kinds of hugging take turns, so their trades differ by one or two points and 4 is far enough between
    /// them; a point of resistance could save one at every second level, of which there are some thousands.
    private static let stackStrengths: [Float: Double] = [250: 1, 251: 4, wishPriority: 20_000, 750: 100_000]
}

extension SystemBuilder {
    /// Each stack holds a label and the next stack, by turns side by side and below each other.
    fileprivate mutating func stacks(constraints: Int, depth: Int, scale: Double) {
        var stack = root
        var level = 0
        var sideBySide: [(label: View, width: Double)] = []
        while count < constraints {
            if level > 0, level % depth == 0 {
                stack = view(in: root)
                fill(stack, in: root)
            }
            let label = view(in: stack)
            let rest = view(in: stack)
            let isHorizontal = level % 2 == 0
            if isHorizontal {
                arrange(label, rest, in: stack, along: (.left, .right), across: (.top, .bottom), spacing: 0.1 * scale)
            } else {
                arrange(label, rest, in: stack, along: (.top, .bottom), across: (.left, .right), spacing: 0.1 * scale)
            }
            let width = random(in: 1...3) * scale
            intrinsic(label, width: width, height: scale, hugging: hugging(level), resistance: 750)
            if isHorizontal { sideBySide.append((label, width)) }
            stack = rest
            level += 1
        }
        let middle = sideBySide[sideBySide.count / 2]
        editMiddle(
            middle.label, preference: middle.width + 2 * scale,
            equation: row(middle.label, .width, .equal, middle.width + scale))
    }

    /// Stretching a label makes every second stack below narrower. The priorities of Interface Builder's views and
    /// labels take turns such that, but for the shortest chains, what that costs and what it saves never cancel out:
    /// the optimum is unique.
    private func hugging(_ level: Int) -> Float {
        (level / 2 + level) % 2 == 0 ? 250 : 251
    }

    private mutating func arrange(
        _ first: View, _ second: View, in stack: View, along: (start: Edge, end: Edge),
        across: (start: Edge, end: Edge), spacing: Double
    ) {
        pin(first, along.start, stack, along.start, in: stack)
        pin(second, along.start, first, along.end, spacing, in: stack)
        pin(second, along.end, stack, along.end, in: stack)
        for view in [first, second] {
            pin(view, across.start, stack, across.start, in: stack)
            pin(view, across.end, stack, across.end, in: stack)
        }
    }
}
