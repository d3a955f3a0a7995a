import MessageKit
import UIKit

struct Person: SenderType {
    var senderId: String
    var displayName: String
}
struct Line: MessageType {
    var sender: SenderType
    var messageId: String
    var sentDate: Date
    var kind: MessageKind
}

final class ChatViewController: MessagesViewController, MessagesDataSource, MessagesLayoutDelegate,
    MessagesDisplayDelegate
{
    private let lines: [Line] = [
        "Hello there", "Hi! A text that is so long that it needs more than a single line to be said.", "Ok",
    ].enumerated().map {
        Line(
            sender: Person(senderId: "\($0.offset % 2)", displayName: "Bo"), messageId: "\($0.offset)",
            sentDate: Date(timeIntervalSince1970: 0), kind: .text($0.element))
    }
    var currentSender: SenderType { Person(senderId: "1", displayName: "Me") }
    override func viewDidLoad() {
        super.viewDidLoad()
        messagesCollectionView.messagesDataSource = self
        messagesCollectionView.messagesLayoutDelegate = self
        messagesCollectionView.messagesDisplayDelegate = self
        messageInputBar.inputTextView.placeholder = "Message"
    }
    func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int { lines.count }
    func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView) -> MessageType {
        lines[indexPath.section]
    }
    func messageTopLabelHeight(
        for message: MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 16 }
    func messageTopLabelAttributedText(for message: MessageType, at indexPath: IndexPath) -> NSAttributedString? {
        NSAttributedString(string: message.sender.displayName, attributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    func messageStyle(
        for message: MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageStyle {
        .bubbleTail(isFromCurrentSender(message: message) ? .bottomRight : .bottomLeft, .curved)
    }
}
