import Foundation
import Testing

/// The modules for tunnels, calendars and payments, used by a program that the toolset builds. What it prints follows from Apple's
/// documentation: nobody has given permission, and no store answers.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PaymentModuleTests {
    @Test func `Tunnels and events are described and not saved, and nobody can pay`() throws {
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
        import EventKit
        import EventKitUI
        import NetworkExtension
        import PassKit
        import StoreKit
        import UIKit

        // Tunnels: the values of Apple's constants, and a configuration that nobody lets the app save
        print(NEVPNStatus.connected.rawValue, NEOnDemandRuleInterfaceType.cellular.rawValue)
        let tunnel = NETunnelProviderManager()
        NETunnelProviderManager.loadAllFromPreferences { print($0!.count, $1 == nil) }
        let provider = NETunnelProviderProtocol()
        (provider.serverAddress, provider.providerConfiguration) = ("a.example", ["mtu": 1400])
        (tunnel.protocolConfiguration, tunnel.isEnabled) = (provider, true)
        let rule = NEOnDemandRuleDisconnect()
        (rule.interfaceTypeMatch, rule.ssidMatch) = (.wiFi, ["Home"])
        tunnel.onDemandRules = [rule, NEOnDemandRuleConnect()]
        print(
            tunnel.onDemandRules!.map(\\.action.rawValue), tunnel.connection.status == .invalid,
            tunnel.connection is NETunnelProviderSession)
        tunnel.saveToPreferences { error in
            if case NEVPNError.configurationReadWriteFailed = error! {
                print("not saved", (error! as NSError).code)
            }
        }
        do { try tunnel.connection.startVPNTunnel(options: nil) } catch NEVPNError.configurationInvalid {
            print("no tunnel")
        }
        let exchange = NEVPNProtocolIKEv2()
        exchange.ikeSecurityAssociationParameters.encryptionAlgorithm = .algorithmAES256GCM
        print(
            exchange.authenticationMethod == .none,
            exchange.ikeSecurityAssociationParameters.encryptionAlgorithm.rawValue)
        NEHotspotNetwork.fetchCurrent { print($0 as Any) }
        NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "Home")) { error in
            print((error as? NEHotspotConfigurationError)?.code == .userDenied)
        }

        // Calendars that nobody has been asked for
        let store = EKEventStore()
        print(
            EKEventStore.authorizationStatus(for: .event) == .notDetermined, store.calendars(for: .event).count,
            store.defaultCalendarForNewEvents == nil)
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate, event.endDate) = ("Tea", Date(), Date(timeIntervalSinceNow: 3600))
        event.addAlarm(EKAlarm(relativeOffset: -600))
        let thrice = EKRecurrenceEnd(occurrenceCount: 3)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: thrice))
        print(
            event.hasAlarms, event.recurrenceRules![0].recurrenceEnd!.occurrenceCount, event.eventIdentifier == nil)
        do { try store.save(event, span: .thisEvent) } catch let error as EKError {
            print(error.code == .eventStoreNotAuthorized, error.errorCode)
        }
        let reminder = EKReminder(eventStore: store)
        reminder.isCompleted = true
        print(reminder.completionDate != nil)
        final class Editing: NSObject, EKEventEditViewDelegate {
            func eventEditViewController(
                _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
            ) {
                print("edited", action == .canceled)
            }
        }
        let editing = Editing()
        let editor = EKEventEditViewController()
        (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, editing)
        editor.loadViewIfNeeded()
        print(editor.viewControllers.count, editor.topViewController!.title!)
        editor.cancelEditing()

        // Nobody can pay
        print(
            PKPaymentAuthorizationViewController.canMakePayments(), PKPassLibrary.isPassLibraryAvailable(),
            PKAddPassesViewController.canAddPasses())
        let request = PKPaymentRequest()
        (request.countryCode, request.currencyCode, request.supportedNetworks) = (
            "US", "USD", [.visa, .masterCard]
        )
        request.merchantCapabilities = [.capability3DS, .capabilityDebit]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: NSDecimalNumber(string: "2.50"))]
        print(
            request.merchantCapabilities.rawValue, request.supportedNetworks.map(\\.rawValue),
            PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        button.layoutIfNeeded()
        print(button.intrinsicContentSize, button.subviews.compactMap { ($0 as? UILabel)?.text })
        do { _ = try PKPass(data: Data()) } catch PKPassKitError.invalidDataError { print("no pass") }

        let answers = Task {
            do { _ = try await Product.products(for: ["app.month"]) } catch StoreKitError.networkError(let error) {
                print(error.code == .notConnectedToInternet)
            }
            for await _ in Transaction.currentEntitlements { print("bought") }
            print(await Transaction.latest(for: "app.month") == nil, Product.ProductType.autoRenewable.rawValue)
            let checked = VerificationResult<Int>.unverified(1, .invalidSignature)
            print(checked.unsafePayloadValue, (try? checked.payloadValue) as Any)
            exit(0)
        }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 10))
        """

    private static let expected = """
        3 3
        0 true
        [2, 1] true true
        not saved 5
        no tunnel
        true 6
        nil
        true
        true 0 true
        true 3 true
        true 29
        true
        1 New Event
        edited true
        false false false
        9 ["Visa", "MasterCard"] true
        (140.0, 30.0) ["Buy with", "Pay"]
        no pass
        true
        true Auto-Renewable Subscription
        1 nil

        """
}
