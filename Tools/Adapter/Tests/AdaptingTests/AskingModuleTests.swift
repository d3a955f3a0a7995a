import Foundation
import Testing

/// The modules for what a user is asked for, or signed in to: Siri, calls, iCloud, health, speech. A program that the toolset builds uses
/// them. What it prints follows from Apple's documentation of a device where nobody has given permission.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct AskingModuleTests {
    @Test func `Nobody has been asked, no account is there, and units and words are reckoned with`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import Accounts
        import AddressBook
        import AppIntents
        import CallKit
        import CarPlay
        import CloudKit
        import CoreNFC
        import CoreSpotlight
        import DeviceCheck
        import GameKit
        import HealthKit
        import HealthKitUI
        import HomeKit
        import Intents
        import IntentsUI
        import Messages
        import MetricKit
        import MultipeerConnectivity
        import NaturalLanguage
        import PushKit
        import Speech
        import UIKit
        import UserNotifications
        import WatchConnectivity
        import WidgetKit

        // Intents and their shortcuts
        let intent = INSendMessageIntent(
            recipients: [
                INPerson(
                    personHandle: INPersonHandle(value: "ada@a.example", type: .emailAddress),
                    nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil
                )
            ],
            content: "Hello", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil)
        intent.suggestedInvocationPhrase = "Say hello"
        INInteraction(intent: intent, response: nil).donate { print("donated", $0 == nil) }
        print(intent.recipients![0].displayName, INPreferences.siriAuthorizationStatus() == .notDetermined)
        let activity = NSUserActivity(activityType: "read")
        activity.suggestedInvocationPhrase = "Read on"
        let shortcut = INShortcut(userActivity: activity)
        print(shortcut.userActivity!.suggestedInvocationPhrase!, shortcut.intent == nil)
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { print($0!.count, $1 == nil) }
        print(INAddTasksIntentResponse(code: .failure, userActivity: nil).code.rawValue)
        let button = INUIAddVoiceShortcutButton(style: .whiteOutline)
        button.shortcut = shortcut
        print(button.title(for: .normal)!, button.layer.borderWidth)
        WidgetCenter.shared.getCurrentConfigurations { print((try? $0.get().count) as Any) }
        WidgetCenter.shared.reloadAllTimelines()

        struct Light: AppIntent {
            static let title: LocalizedStringResource = "Switch the light"
            static let description: IntentDescription? = IntentDescription("Switches it on or off")
            @Parameter(title: "On", default: true) var isOn: Bool
            @Parameter(title: "Room") var room: String?
            static var parameterSummary: some ParameterSummary { Summary("Switch the light of \\(\\.$room)") }
            func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: !isOn) }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: Light(), phrases: ["Light in \\(.applicationName)"], shortTitle: "Light",
                    systemImageName: "lamp.desk")
            }
        }
        let light = Light()
        light.room = "Hall"
        print(light.isOn, light.room!, Light.title.key, Shortcuts.appShortcuts.count, Light.openAppWhenRun)
        let count: LocalizedStringResource = "\\(3) lights"
        print(count.key, String(localized: count))

        // Calls, pushes and watches
        CXCallController().request(
            CXTransaction(
                action: CXStartCallAction(
                    call: UUID(), handle: CXHandle(type: .phoneNumber, value: "555-0100")))
        ) {
            print("call", ($0! as NSError).domain)
        }
        let registry = PKPushRegistry(queue: .main)
        registry.desiredPushTypes = [.voIP]
        print(registry.pushToken(for: .voIP) as Any, PKPushType.voIP.rawValue)
        print(WCSession.isSupported(), WCSession.default.isPaired)
        do { try WCSession.default.updateApplicationContext([:]) } catch WCError.sessionNotSupported {
            print("no watch")
        }

        // iCloud without an account
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
        record["title"] = "Tea"
        record["count"] = 3
        print(record["title"] as? String as Any, record.allKeys(), record.recordID == CKRecord.ID(recordName: "1"))
        CKContainer.default().accountStatus { status, _ in print("account", status == .noAccount) }
        CKContainer.default().privateCloudDatabase.save(record) { _, error in
            if case CKError.notAuthenticated = error! { print("not saved") }
        }
        let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        query.queryResultBlock = { if case .failure(let error as CKError) = $0 { print(error.errorCode) } }
        CKContainer.default().publicCloudDatabase.add(query)

        // Health: the units are reckoned with, the data is not there
        print(HKHealthStore.isHealthDataAvailable(), HKQuantityType(.stepCount).identifier)
        let mile = HKQuantity(unit: .mile(), doubleValue: 2)
        print(mile.doubleValue(for: .foot()), mile.is(compatibleWith: .gram()))
        let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 120)
        print(
            pulse.doubleValue(for: .hertz()),
            HKQuantity(unit: .degreeCelsius(), doubleValue: 100)
                .doubleValue(for: .degreeFahrenheit()).rounded())
        let sugar = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 180.15588000005408)
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
        print(
            sugar.doubleValue(for: millimoles.unitDivided(by: .liter())).rounded(),
            HKUnit.internationalUnit().unitDivided(by: .hour()), HKDevice.local() == .local())
        HKHealthStore().execute(
            HKSampleQuery(
                sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit,
                sortDescriptors: nil
            ) { _, samples, error in print(samples as Any, (error as? HKError)?.code == .errorHealthDataUnavailable)
            })
        print(HKActivityRingView().activitySummary == nil)

        // Words, and speech that may not be heard
        let text = "Hello, world. It is 4 o’clock."
        let words = NLTokenizer(unit: .word)
        words.string = text
        print(words.tokens(for: text.startIndex..<text.endIndex).map { text[$0] })
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        print(sentences.tokens(for: text.startIndex..<text.endIndex).count, NLLanguage.german.rawValue)
        print(SFSpeechRecognizer.authorizationStatus() == .denied, SFSpeechRecognizer()!.isAvailable)

        // Everything else that is not there
        print(
            NFCNDEFReaderSession.readingAvailable, DCDevice.current.isSupported,
            CSSearchableIndex.isIndexingAvailable())
        print(NFCReaderError(.readerSessionInvalidationErrorUserCanceled).errorCode)
        DCDevice.current.generateToken { print($0 as Any, ($1! as NSError).domain) }
        let item = CSSearchableItemAttributeSet(itemContentType: "public.item")
        (item.title, item.keywords) = ("Tea", ["cup"])
        activity.contentAttributeSet = item
        print(activity.contentAttributeSet!.title!)
        GKLocalPlayer.local.authenticateHandler = {
            print("player", $0 as Any, ($1 as? GKError)?.code == .notAuthenticated)
        }
        print(
            HMHomeManager().homes.count, HMHomeManager().authorizationStatus.isEmpty,
            ABAddressBookGetAuthorizationStatus().rawValue)
        let session = MCSession(peer: MCPeerID(displayName: "Me"))
        do { try session.send(Data(), toPeers: [], with: .reliable) } catch MCError.notConnected {
            print(session.myPeerID.displayName)
        }
        print(MXMetricManager.shared.pastPayloads.count, ACAccountStore().accounts(with: nil).count)
        let list = CPListTemplate(
            title: "Songs", sections: [CPListSection(items: [CPListItem(text: "One", detailText: nil)])])
        print(list.sections[0].items[0].text!, CPListTemplate.maximumItemCount > 0)
        let conversation = MSMessagesAppViewController()
        conversation.requestPresentationStyle(.expanded)
        print(conversation.presentationStyle == .expanded, conversation.activeConversation as Any)

        // Notifications that nobody allows
        let content = UNMutableNotificationContent()
        (content.title, content.interruptionLevel) = ("Tea", .timeSensitive)
        let copy = content.mutableCopy() as! UNMutableNotificationContent
        print(copy.title, copy.interruptionLevel.rawValue, copy.sound as Any)
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [.foreground], textInputButtonTitle: "Send",
            textInputPlaceholder: "Text")
        let category = UNNotificationCategory(
            identifier: "message", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
        UNUserNotificationCenter.current().setNotificationCategories([category])
        UNUserNotificationCenter.current().getNotificationCategories { print($0.first!.actions[0].title) }
        UNUserNotificationCenter.current().setBadgeCount(1) {
            if case UNError.notificationsNotAllowed = $0! { print("no badge") }
        }
        """

    private static let expected = """
        donated true
        ada@a.example true
        Read on true
        0 true
        4
        Add to Siri 1.0
        Optional(0)
        true Hall Switch the light 1 false
        %lld lights 3 lights
        call com.apple.CallKit.error.requesttransaction
        nil PKPushTypeVoIP
        false false
        no watch
        Optional("Tea") ["count", "title"] true
        account true
        not saved
        9
        false HKQuantityTypeIdentifierStepCount
        10560.0 false
        2.0 212.0
        10.0 IU/hr true
        nil true
        true
        ["Hello", "world", "It", "is", "4", "o’clock"]
        2 de
        true false
        false false false
        200
        nil com.apple.devicecheck.error
        Tea
        player nil true
        0 true 0
        Me
        0 0
        One true
        true nil
        Tea 2 nil
        Reply
        no badge

        """
}
