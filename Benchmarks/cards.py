"""What the benchmarks of Swift files share: a package of views, and the memory of processes."""
import os, re


def package(folder, count):
    """A package with a target of so many views, each with a label and a button; only the first is edited."""
    sources = os.path.join(folder, "Sources", "Cards")
    os.makedirs(sources)
    with open(os.path.join(folder, "Package.swift"), "w") as out:
        out.write("""// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Cards", targets: [.target(name: "Cards")])
""")
    for number in range(count):
        with open(os.path.join(sources, f"Card{number}.swift"), "w") as out:
            out.write(f"""import UIKit

final class Card{number}: UIView {{
    private let title = UILabel()
    private let action = UIButton(type: .system)
    var depth = {number}

    override init(frame: CGRect) {{
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 0
        title.text = "Number {number}"
        action.setTitle("Open {number}", for: .normal)
        let stack = UIStackView(arrangedSubviews: [title, action])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }}

    required init?(coder: NSCoder) {{ nil }}

    func update(with other: Card{(number + 1) % count}) {{ depth = other.depth + 1 }}
}}

#Preview("Card {number}") {{ Card{number}(frame: CGRect(x: 0, y: 0, width: 320, height: 120)) }}
""")
    return "Sources/Cards/Card0.swift"


def resident(process):
    """Kilobytes of the server, and of the processes that draw for it as long as they stay."""
    total, waiting = 0, [process]
    while waiting:
        one = waiting.pop()
        try:
            with open(f"/proc/{one}/smaps_rollup") as text:
                total += int(re.search(r"^Pss:\s+(\d+)", text.read(), re.M)[1])
            with open(f"/proc/{one}/task/{one}/children") as text:
                waiting += text.read().split()
        except (FileNotFoundError, ProcessLookupError):
            pass
    return total
