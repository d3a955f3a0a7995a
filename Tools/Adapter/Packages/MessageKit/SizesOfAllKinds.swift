import UIKit

/// What is set for messages of all kinds at once.
extension MessagesCollectionViewFlowLayout {
    private func each(_ change: (MessageSizeCalculator) -> Void) { messageSizeCalculators().forEach(change) }
    public func setMessageIncomingAvatarSize(_ newSize: CGSize) { each { $0.incomingAvatarSize = newSize } }
    public func setMessageOutgoingAvatarSize(_ newSize: CGSize) { each { $0.outgoingAvatarSize = newSize } }
    public func setMessageIncomingAvatarPosition(_ position: AvatarPosition) {
        each { $0.incomingAvatarPosition = position }
    }
    public func setMessageOutgoingAvatarPosition(_ position: AvatarPosition) {
        each { $0.outgoingAvatarPosition = position }
    }
    public func setAvatarLeadingTrailingPadding(_ padding: CGFloat) {
        each { $0.avatarLeadingTrailingPadding = padding }
    }
    public func setMessageIncomingMessagePadding(_ padding: UIEdgeInsets) {
        each { $0.incomingMessagePadding = padding }
    }
    public func setMessageOutgoingMessagePadding(_ padding: UIEdgeInsets) {
        each { $0.outgoingMessagePadding = padding }
    }
    public func setMessageIncomingCellTopLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.incomingCellTopLabelAlignment = alignment }
    }
    public func setMessageOutgoingCellTopLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.outgoingCellTopLabelAlignment = alignment }
    }
    public func setMessageIncomingCellBottomLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.incomingCellBottomLabelAlignment = alignment }
    }
    public func setMessageOutgoingCellBottomLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.outgoingCellBottomLabelAlignment = alignment }
    }
    public func setMessageIncomingMessageTopLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.incomingMessageTopLabelAlignment = alignment }
    }
    public func setMessageOutgoingMessageTopLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.outgoingMessageTopLabelAlignment = alignment }
    }
    public func setMessageIncomingMessageBottomLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.incomingMessageBottomLabelAlignment = alignment }
    }
    public func setMessageOutgoingMessageBottomLabelAlignment(_ alignment: LabelAlignment) {
        each { $0.outgoingMessageBottomLabelAlignment = alignment }
    }
    public func setMessageIncomingAccessoryViewSize(_ newSize: CGSize) {
        each { $0.incomingAccessoryViewSize = newSize }
    }
    public func setMessageOutgoingAccessoryViewSize(_ newSize: CGSize) {
        each { $0.outgoingAccessoryViewSize = newSize }
    }
    public func setMessageIncomingAccessoryViewPadding(_ padding: HorizontalEdgeInsets) {
        each { $0.incomingAccessoryViewPadding = padding }
    }
    public func setMessageOutgoingAccessoryViewPadding(_ padding: HorizontalEdgeInsets) {
        each { $0.outgoingAccessoryViewPadding = padding }
    }
    public func setMessageIncomingAccessoryViewPosition(_ position: AccessoryPosition) {
        each { $0.incomingAccessoryViewPosition = position }
    }
    public func setMessageOutgoingAccessoryViewPosition(_ position: AccessoryPosition) {
        each { $0.outgoingAccessoryViewPosition = position }
    }
}
