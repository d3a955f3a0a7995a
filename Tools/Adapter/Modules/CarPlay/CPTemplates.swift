@_exported import Foundation
@_exported import UIKit

open class CPTemplate: NSObject, @unchecked Sendable {
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem = UITabBarItem.SystemItem.more
    open var showsTabBadge = false
}

public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
}
public typealias CPListItemHandler = (any CPListTemplateItem, @escaping () -> Void) -> Void
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

open class CPListItem: NSObject, CPListTemplateItem, @unchecked Sendable {
    public init(
        text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
        accessoryType: CPListItemAccessoryType = .none
    ) { (self.text, self.detailText, self.image, self.accessoryType) = (text, detailText, image, accessoryType) }
    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open var accessoryType: CPListItemAccessoryType
    open var userInfo: Any?
    open var isPlaying = false
    open var isExplicitContent = false
    open var playbackProgress: CGFloat = 0
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
    open var handler: ((any CPListTemplateItem, @escaping () -> Void) -> Void)?
    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
}
open class CPListSection: NSObject, @unchecked Sendable {
    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }
    public let items: [any CPListTemplateItem]
    public let header: String?
    public let sectionIndexTitle: String?
}
open class CPListTemplate: CPTemplate, @unchecked Sendable {
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    public let title: String?
    open private(set) var sections: [CPListSection]
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open class var maximumItemCount: Int { 500 }
    open class var maximumSectionCount: Int { 500 }
}
open class CPTabBarTemplate: CPTemplate, @unchecked Sendable {
    public init(templates: [CPTemplate]) { self.templates = templates }
    open private(set) var templates: [CPTemplate]
    open var selectedTemplate: CPTemplate? { templates.first }
    open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
    open class var maximumTabCount: Int { 4 }
}
open class CPGridButton: NSObject, @unchecked Sendable {
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image) = (titleVariants, image)
    }
    public let titleVariants: [String]
    public let image: UIImage
    open var isEnabled = true
}
open class CPGridTemplate: CPTemplate, @unchecked Sendable {
    public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }
    public let title: String?
    public let gridButtons: [CPGridButton]
}
open class CPAlertAction: NSObject, @unchecked Sendable {
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }
    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style) = (title, style)
    }
    public let title: String
    public let style: Style
}
open class CPAlertTemplate: CPTemplate, @unchecked Sendable {
    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
    }
    public let titleVariants: [String]
    public let actions: [CPAlertAction]
}
open class CPNowPlayingTemplate: CPTemplate, @unchecked Sendable {
    public static let shared = CPNowPlayingTemplate()
    open var isUpNextButtonEnabled = false
    open var isAlbumArtistButtonEnabled = false
    open var upNextTitle = ""
}
