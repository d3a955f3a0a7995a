/// Where an element keeps the elements of the views inside it.
enum ContainedViews {
    private static let keys: Set = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]

    /// In drawing order, back to front.
    static func elements(of element: MarkupElement) -> [MarkupElement] {
        var views: [MarkupElement] = []
        for child in element.children {
            switch child.name {
            case "subviews", "prototypes", "cells": views += child.children
            case "sections": views += child.children.flatMap { $0.list("cells") }
            default:
                if let key = child.key, keys.contains(key) { views.append(child) }
            }
        }
        return views
    }
}
