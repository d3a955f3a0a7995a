import Measure
import SwiftUI

/// A piece of work that SwiftUI and UIKit both do, in a size.
@MainActor protocol Contest {
    static var name: String { get }
    /// Makes what is shown, laid out; then does the rest of the work. The seconds that all took, and the bytes that it holds.
    static func swiftUI(_ count: Int) -> (seconds: Double, bytes: Double)
    static func uiKit(_ count: Int) -> (seconds: Double, bytes: Double)
    /// The sizes of which the growth is told; the last is the one that is compared.
    static var sizes: [Int] { get }
}

extension Contest {
    /// What it costs to make something and lay it out.
    static func cost<Made>(_ make: () -> Made, _ work: (Made) -> Void = { _ in }) -> (seconds: Double, bytes: Double) {
        let (bytes, (seconds, made)) = allocating {
            timedOnThread {
                let made = make()
                work(made)
                return made
            }
        }
        withExtendedLifetime(made) {}
        return (seconds, bytes)
    }

    static func host(_ view: some View) -> UIView {
        let controller = UIHostingController(rootView: view)
        let host: UIView = controller.view
        host.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        host.layoutIfNeeded()
        return host
    }
}

/// A column of rows with a picture's place, a title and a line below it.
enum Rows: Contest {
    static let name = "rows"
    static let sizes = [125, 250, 500, 1_000]

    static func swiftUI(_ count: Int) -> (seconds: Double, bytes: Double) {
        cost {
            host(
                ScrollView {
                    VStack(alignment: .leading) {
                        ForEach(0..<count, id: \.self) { number in
                            HStack(spacing: 12) {
                                Color.blue.frame(width: 40, height: 40)
                                VStack(alignment: .leading, spacing: 2) {
                                    Text(verbatim: "Row \(number)").font(.headline)
                                    Text(verbatim: "What row \(number) says below its title").font(.subheadline)
                                }
                            }
                        }
                    }
                })
        }
    }

    static func uiKit(_ count: Int) -> (seconds: Double, bytes: Double) {
        cost {
            let column = UIStackView()
            (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 8)
            for number in 0..<count {
                let picture = UIView()
                picture.backgroundColor = .systemBlue
                picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
                picture.heightAnchor.constraint(equalToConstant: 40).isActive = true
                let lines = UIStackView(arrangedSubviews: [
                    label("Row \(number)", .headline),
                    label("What row \(number) says below its title", .subheadline),
                ])
                (lines.axis, lines.alignment, lines.spacing) = (.vertical, .leading, 2)
                let row = UIStackView(arrangedSubviews: [picture, lines])
                (row.alignment, row.spacing) = (.center, 12)
                column.addArrangedSubview(row)
            }
            return laidOut(column)
        }
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .preferredFont(forTextStyle: style))
        return label
    }

    private static func laidOut(_ column: UIStackView) -> UIView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        return scroll
    }
}

/// Stacks of two in stacks of two, in both directions by turns.
enum Nested: Contest {
    static let name = "nested stacks"
    static let sizes = [1_250, 2_500, 5_000, 10_000]

    static func swiftUI(_ count: Int) -> (seconds: Double, bytes: Double) {
        cost { host(VStack(spacing: 0) { ForEach(0..<count / 8, id: \.self) { _ in Eight(depth: 3) } }) }
    }

    /// A stack of two of these, or two boxes.
    private struct Eight: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Color.red.frame(width: 4, height: 2)
            } else if depth.isMultiple(of: 2) {
                VStack(spacing: 0) {
                    Eight(depth: depth - 1); Eight(depth: depth - 1)
                }
            } else {
                HStack(spacing: 0) {
                    Eight(depth: depth - 1); Eight(depth: depth - 1)
                }
            }
        }
    }

    static func uiKit(_ count: Int) -> (seconds: Double, bytes: Double) {
        cost {
            let column = UIStackView(arrangedSubviews: (0..<count / 8).map { _ in eight(3) })
            (column.axis, column.alignment) = (.vertical, .center)
            column.frame = CGRect(x: 0, y: 0, width: 390, height: CGFloat(count))
            column.layoutIfNeeded()
            return column
        }
    }

    private static func eight(_ depth: Int) -> UIView {
        guard depth > 0 else {
            let box = UIView()
            box.backgroundColor = .systemRed
            box.widthAnchor.constraint(equalToConstant: 4).isActive = true
            box.heightAnchor.constraint(equalToConstant: 2).isActive = true
            return box
        }
        let stack = UIStackView(arrangedSubviews: [eight(depth - 1), eight(depth - 1)])
        stack.axis = depth.isMultiple(of: 2) ? .vertical : .horizontal
        return stack
    }
}

/// Two hundred changes of one text among others.
enum Updates: Contest {
    static let name = "200 updates"
    static let sizes = [125, 250, 500, 1_000]

    @Observable final class Model { var number = 0 }

    private struct Changing: View {
        let model: Model
        var body: some View { Text(verbatim: "Now \(model.number)") }
    }

    static func swiftUI(_ count: Int) -> (seconds: Double, bytes: Double) {
        let model = Model()
        let shown = host(
            VStack {
                Changing(model: model)
                ForEach(0..<count, id: \.self) { Text(verbatim: "Line \($0)") }
            })
        return cost({}) {
            for number in 1...200 {
                model.number = number
                shown.layoutIfNeeded()
            }
        }
    }

    static func uiKit(_ count: Int) -> (seconds: Double, bytes: Double) {
        let labels = (0...count).map { number -> UILabel in
            let label = UILabel()
            label.text = "Line \(number)"
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        (column.axis, column.alignment, column.spacing) = (.vertical, .center, 8)
        column.frame = CGRect(x: 0, y: 0, width: 390, height: CGFloat(count) * 30)
        column.layoutIfNeeded()
        return cost({}) {
            for number in 1...200 {
                labels[0].text = "Now \(number)"
                column.layoutIfNeeded()
            }
        }
    }
}
