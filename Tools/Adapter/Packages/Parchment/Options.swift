import UIKit

/// The options as properties.
extension PagingViewController {
    public var menuItemSize: PagingMenuItemSize {
        get { options.menuItemSize }
        set { options.menuItemSize = newValue }
    }
    public var menuItemSpacing: CGFloat {
        get { options.menuItemSpacing }
        set { options.menuItemSpacing = newValue }
    }
    public var menuItemLabelSpacing: CGFloat {
        get { options.menuItemLabelSpacing }
        set { options.menuItemLabelSpacing = newValue }
    }
    public var menuInsets: UIEdgeInsets {
        get { options.menuInsets }
        set { options.menuInsets = newValue }
    }
    public var menuHorizontalAlignment: PagingMenuHorizontalAlignment {
        get { options.menuHorizontalAlignment }
        set { options.menuHorizontalAlignment = newValue }
    }
    public var menuPosition: PagingMenuPosition {
        get { options.menuPosition }
        set { options.menuPosition = newValue }
    }
    public var menuTransition: PagingMenuTransition {
        get { options.menuTransition }
        set { options.menuTransition = newValue }
    }
    public var menuInteraction: PagingMenuInteraction {
        get { options.menuInteraction }
        set { options.menuInteraction = newValue }
    }
    public var selectedScrollPosition: PagingSelectedScrollPosition {
        get { options.selectedScrollPosition }
        set { options.selectedScrollPosition = newValue }
    }
    public var indicatorOptions: PagingIndicatorOptions {
        get { options.indicatorOptions }
        set { options.indicatorOptions = newValue }
    }
    public var indicatorColor: UIColor {
        get { options.indicatorColor }
        set { options.indicatorColor = newValue }
    }
    public var borderOptions: PagingBorderOptions {
        get { options.borderOptions }
        set { options.borderOptions = newValue }
    }
    public var borderColor: UIColor {
        get { options.borderColor }
        set { options.borderColor = newValue }
    }
    public var includeSafeAreaInsets: Bool {
        get { options.includeSafeAreaInsets }
        set { options.includeSafeAreaInsets = newValue }
    }
    public var font: UIFont {
        get { options.font }
        set { options.font = newValue }
    }
    public var selectedFont: UIFont {
        get { options.selectedFont }
        set { options.selectedFont = newValue }
    }
    public var textColor: UIColor {
        get { options.textColor }
        set { options.textColor = newValue }
    }
    public var selectedTextColor: UIColor {
        get { options.selectedTextColor }
        set { options.selectedTextColor = newValue }
    }
    public var backgroundColor: UIColor {
        get { options.backgroundColor }
        set { options.backgroundColor = newValue }
    }
    public var selectedBackgroundColor: UIColor {
        get { options.selectedBackgroundColor }
        set { options.selectedBackgroundColor = newValue }
    }
    public var menuBackgroundColor: UIColor {
        get { options.menuBackgroundColor }
        set { options.menuBackgroundColor = newValue }
    }
    public var contentNavigationOrientation: PagingNavigationOrientation {
        get { options.contentNavigationOrientation }
        set { options.contentNavigationOrientation = newValue }
    }
    public var contentInteraction: PagingContentInteraction {
        get { options.contentInteraction }
        set { options.contentInteraction = newValue }
    }
}
