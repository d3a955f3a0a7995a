import Foundation
import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// The tables that tell documents, printed code, key-value coding and appearance proxies of UIKit's classes.
@MainActor @Suite struct ClassTableTests {
    /// Classes that documents, code and proxies know by their superclass's table alone, each with the reason.
    private static let withoutTable: [String: String] = [
        "UIWindow": "documents and JSON have no windows among their views",
        "UICollectionReusableView": "adds no property that a reader sets", "UICollectionViewListCell": "the same",
        "UIRefreshControl": "a scroll view's, which no document has",
        "UISearchTextField": "a search bar's own", "UIInputView": "adds no property that a reader sets",
        "UICalendarView": "no document has one", "UIListContentView": "its configuration says all",
        "UIContentUnavailableView": "its configuration says all",
    ]

    @Test func `Each class of views has a table, or a reason for none`() throws {
        let classes = Set(try declaredViewClasses())
        let told = Set(ClassTables.all.map { "\($0.type)" })
        #expect(classes.subtracting(told) == Set(Self.withoutTable.keys))
    }

    @Test func `JSON and Interface Builder have one property of a name`() {
        for table in ClassTables.all {
            let chain = ClassTables.chain(of: table.type).flatMap(\.properties)
            let json = chain.compactMap(\.json?.name)
            #expect(Set(json).count == json.count, "\(table.type)")
            let nib = chain.compactMap(\.nib?.name)
            #expect(Set(nib).count == nib.count, "\(table.type)")
        }
    }

    /// Key-value coding knows each property of a class on iOS; numbers fit where the property is one.
    @Test func `Key-value coding sets what the tables tell`() {
        let slider = UISlider()
        slider.setValue(UIColor.red, forKey: "minimumTrackTintColor")
        slider.setValue(5, forKey: "maximumValue")
        slider.setValue(2.5, forKey: "value")
        #expect(slider.minimumTrackTintColor == .red)
        #expect(slider.maximumValue == 5 && slider.value == 2.5)
        #expect(slider.value(forKey: "minimumTrackTintColor") as? UIColor == .red)

        let stack = UIStackView()
        stack.setValue(NSLayoutConstraint.Axis.vertical, forKey: "axis")
        stack.setValue(12, forKey: "spacing")
        #expect(stack.axis == .vertical && stack.spacing == 12)

        let label = UILabel()
        label.setValue(UIColor.blue, forKey: "highlightedTextColor")
        #expect(label.highlightedTextColor == .blue)
    }

    /// `tintColor` is inherited where a view has none of its own, also for who asks by key.
    @Test func `Key-value coding answers the tint in force`() {
        let (box, view) = (UIView(), UIView())
        box.addSubview(view)
        box.tintColor = .green
        #expect(view.value(forKey: "tintColor") as? UIColor == .green)
    }

    /// "0.1" is the shortest text of the `Float` that a slider has; as a `Double` it is 0.10000000149011612.
    @Test func `Numbers of single precision stay short`() throws {
        let slider = UISlider()
        slider.value = 0.1
        let row = try #require(ClassTable.slider.properties.first { $0.name == "value" })
        guard case .number(let access, _) = row.value else {
            Issue.record("a slider has a number")
            return
        }
        #expect(access.get(slider) == 0.1)
        access.set(slider, 0.7)
        #expect(slider.value == 0.7)
        #expect(access.get(UILabel()) == nil)
    }

    @Test func `What is set on a proxy reaches views by their class's table and those above it`() {
        UISlider.appearance().maximumTrackTintColor = .orange
        UIView.appearance(whenContainedInInstancesOf: [UIStackView.self]).backgroundColor = .yellow
        defer { Headless.reset() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (stack, slider) = (UIStackView(), UISlider())
        window.addSubview(stack)
        stack.addArrangedSubview(slider)
        #expect(slider.maximumTrackTintColor == .orange && slider.backgroundColor == .yellow)
    }
}
