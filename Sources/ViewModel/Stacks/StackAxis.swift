/// The attributes along a stack and across it.
struct StackAxis {
    let isHorizontal: Bool

    init(_ axis: NSLayoutConstraint.Axis) { isHorizontal = axis == .horizontal }

    typealias Attribute = NSLayoutConstraint.Attribute

    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var centre: Attribute { isHorizontal ? .centerX : .centerY }
    var length: Attribute { isHorizontal ? .width : .height }

    var crossStart: Attribute { isHorizontal ? .top : .leading }
    var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var crossCentre: Attribute { isHorizontal ? .centerY : .centerX }
    var crossLength: Attribute { isHorizontal ? .height : .width }
}
