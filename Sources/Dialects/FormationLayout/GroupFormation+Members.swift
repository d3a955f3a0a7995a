/// Single members of a group.
extension GroupFormation {
    @discardableResult
    public func first(_ block: (ViewFormation) -> Void) -> GroupFormation { executeAt(0, block) }

    @discardableResult
    public func last(_ block: (ViewFormation) -> Void) -> GroupFormation { executeAt(count - 1, block) }

    @discardableResult
    public func executeAt(_ index: Int, _ block: (ViewFormation) -> Void) -> GroupFormation {
        block(self[index])
        return self
    }

    @discardableResult
    public func execute(_ block: (GroupFormation) -> Void) -> GroupFormation {
        block(self)
        return self
    }

    @discardableResult
    public func forEach(_ block: (ViewFormation, Int, GroupFormation) -> Void) -> GroupFormation {
        for index in 0..<count { block(self[index], index, self) }
        return self
    }

    @discardableResult
    public func forEachReverse(_ block: (ViewFormation, Int, GroupFormation) -> Void) -> GroupFormation {
        for index in (0..<count).reversed() { block(self[index], index, self) }
        return self
    }
}

/// Spaces between the members of a group.
extension GroupFormation {
    /// Every member begins a space after the one before it ends, in reading direction.
    @discardableResult
    public func hSpace(
        _ space: CGFloat, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> GroupFormation {
        forEachPair { before, member in
            member.leading(before.trailing + space, priority: priority, handler: handler)
        }
    }

    /// Every member is a space below the one before it.
    @discardableResult
    public func vSpace(
        _ space: CGFloat, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> GroupFormation {
        forEachPair { before, member in member.top(before.bottom + space, priority: priority, handler: handler) }
    }

    private func forEachPair(_ block: (UIView, ViewFormation) -> Void) -> GroupFormation {
        for index in 1..<count { block(self[index - 1].view, self[index]) }
        return self
    }
}
