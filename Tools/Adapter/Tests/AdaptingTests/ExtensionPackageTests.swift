import Testing

/// SwifterSwift's members of Apple's types. What is printed follows from the examples of its documentation and from arithmetic.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ExtensionPackageTests {
    @Test func `Members of Apple's types answer as they are documented`() throws {
        let lines = try StandInProgram.output(Self.program, modules: ["SwifterSwift"]).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "texts a b true 12k 3 nil true helloWorld ab... true", "lists [1, 2, 3] nil true true",
                "dates 29 2024-03-01 2 true",
                "colors #FF0000 #336699 nil 0.5", "views 20 3 8.0 true", "cells true 2", "images 20.0 10.0",
                "field true x",
            ])
    }

    private static let program = #"""
        import SwifterSwift
        import UIKit

        print(
            "texts", "  a b ".trimmed, "a@b.org".isEmail, 12_345.kFormatted, "3".int!, "x".int as Any? ?? "nil",
            Optional<String>.none.isNilOrEmpty, "hello world".camelCased, "abcd".truncated(toLength: 2), "yes".bool!)
        print("lists", [1, 2, 1, 3].withoutDuplicates(), [1][safe: 1] as Any? ?? "nil", [2, 4].all { $0 % 2 == 0 }, ["a": 1].has(key: "a"))
        var day = DateComponents(calendar: .current, year: 2024, month: 2, day: 29).date!
        print("dates", day.day, day.adding(.day, value: 1).string(withFormat: "yyyy-MM-dd"), day.month, day.isInPast)
        day.hour = 3
        let red = UIColor(hexString: "f00")!
        print("colors", red.hexString, UIColor(hex: 0x336699)!.hexString, UIColor(hexString: "x") as Any? ?? "nil", red.withAlphaComponent(0.5).alpha)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.x = 20
        box.addSubviews([UIView(), UIView(), UIView()])
        box.layerCornerRadius = 8
        let count = box.subviews.count
        box.removeSubviews()
        print("views", Int(box.x), count, box.layer.cornerRadius, box.subviews.isEmpty)
        final class Cell: UITableViewCell {}
        let table = UITableView()
        table.register(cellWithClass: Cell.self)
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()], axis: .vertical, spacing: 4)
        print("cells", type(of: table.dequeueReusableCell(withClass: Cell.self)) == Cell.self, stack.arrangedSubviews.count)
        let wide = UIImage(color: .red, size: CGSize(width: 40, height: 20)).scaled(toHeight: 10)!
        print("images", wide.size.width, wide.size.height)
        let field = UITextField()
        let wasEmpty = field.isEmpty
        field.text = " x "
        print("field", wasEmpty, field.trimmedText!)
        """#
}
