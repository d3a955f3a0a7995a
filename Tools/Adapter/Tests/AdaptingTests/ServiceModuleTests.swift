import Foundation
import Testing

/// The modules for what a device and its owner have, used by a program that the toolset builds. What it prints follows from Apple's
/// documentation of each call, and from the examples of the standards that are named.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ServiceModuleTests {
    @Test func `Digests are reckoned, secrets kept, and nobody has been asked for anything`() throws {
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
        import AdSupport
        import AppTrackingTransparency
        import AuthenticationServices
        import BackgroundTasks
        import CommonCrypto
        import Contacts
        import ContactsUI
        import CoreBluetooth
        import CoreTelephony
        import CryptoKit
        import LinkPresentation
        import MediaPlayer
        import Network
        import PDFKit
        import Security
        import Social
        import StoreKit
        import SystemConfiguration
        import UIKit

        func words(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        let abc = Data("abc".utf8)
        // FIPS 180-4 and RFC 1321: their own examples
        print(SHA256.hash(data: abc).description)
        print(words(Insecure.SHA1.hash(data: abc)), words(Insecure.MD5.hash(data: abc)))
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = abc.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
        print(SHA256.hash(data: abc) == Data(digest), Array(SHA512.hash(data: abc)).count, SHA384.byteCount)
        // RFC 4231, test case 2
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        print(words(code))
        // RFC 6070, the second example
        var key = [UInt8](repeating: 0, count: 20)
        let salt = Array("salt".utf8)
        print(CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key,
            key.count), words(key))
        // RFC 5869, A.1
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: Data(0...0x0c),
            info: Data(0xf0...0xf9), outputByteCount: 42)
        print(derived.withUnsafeBytes { words($0) })

        // The keychain
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
            kSecAttrAccount as String: "me", kSecValueData as String: Data("secret".utf8),
        ]
        print(SecItemAdd(item as CFDictionary, nil) == errSecSuccess, SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
            kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var found: AnyObject?
        print(SecItemCopyMatching(query as CFDictionary, &found), String(decoding: found as! Data, as: UTF8.self))
        print(SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data("other".utf8)] as CFDictionary))
        query[kSecReturnAttributes as String] = true
        _ = SecItemCopyMatching(query as CFDictionary, &found)
        let attributes = found as! [String: Any]
        print(attributes[kSecAttrAccount as String] as! String, (attributes[kSecValueData as String] as! Data).count)
        query[kSecMatchLimit as String] = kSecMatchLimitAll
        _ = SecItemCopyMatching(query as CFDictionary, &found)
        print((found as! [[String: Any]]).count)
        print(SecItemDelete(query as CFDictionary), SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
        var random = [UInt8](repeating: 0, count: 4)
        print(SecRandomCopyBytes(kSecRandomDefault, random.count, &random))

        // Wi-Fi, as on a simulator
        var address = sockaddr()
        let reachability = SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, &address)!
        var flags = SCNetworkReachabilityFlags()
        print(SCNetworkReachabilityGetFlags(reachability, &flags), flags.contains(.reachable))
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { print("path", $0.status == .satisfied, $0.usesInterfaceType(.wifi)) }
        monitor.start(queue: .main)
        print(IPv4Address("192.0.2.1")!.rawValue.count, IPv6Address("2001:db8::1")!, NWEndpoint.Host("a.example"))

        // Nobody has been asked, and nothing is there
        print(ATTrackingManager.trackingAuthorizationStatus == .notDetermined, ASIdentifierManager.shared().advertisingIdentifier)
        print(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined, CTTelephonyNetworkInfo().subscriberCellularProvider as Any)
        print(SKPaymentQueue.canMakePayments(), SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        class Central: NSObject, CBCentralManagerDelegate {
            func centralManagerDidUpdateState(_ central: CBCentralManager) { print("bluetooth", central.state == .poweredOff) }
        }
        let central = Central()
        let manager = CBCentralManager(delegate: central, queue: nil)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        print(manager.isScanning, CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])))

        // Names and addresses
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555-0100"))]
        let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        print(CNContactFormatter.string(from: contact, style: .fullName)!, keys.count, contact.phoneNumbers[0].value.stringValue,
            CNLabeledValue<NSString>.localizedString(forLabel: contact.phoneNumbers[0].label!))
        let place = CNMutablePostalAddress()
        (place.street, place.city, place.state, place.postalCode) = ("1 Main St", "Springfield", "IL", "62701")
        print(CNPostalAddressFormatter.string(from: place, style: .mailingAddress))

        // Documents, links, music
        let paper = "%PDF-1.4\\n1 0 obj <</Type /Pages /Count 2>>\\n2 0 obj <</Type /Page /MediaBox [0 0 200 300]>>\\n"
            + "3 0 obj <</Type/Page/MediaBox [0 0 400 100]>>"
        let document = PDFDocument(data: Data(paper.utf8))!
        print(document.pageCount, document.page(at: 1)!.bounds(for: .mediaBox), PDFDocument(data: Data("none".utf8)) as Any)
        let pages = PDFView(frame: CGRect(x: 0, y: 0, width: 216, height: 400))
        (pages.document, pages.displayMode, pages.autoScales) = (document, .singlePage, true)
        pages.goToNextPage(nil)
        print(pages.currentPage === document.page(at: 1), pages.canGoToNextPage, pages.scaleFactorForSizeToFit)
        let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        volume.layoutIfNeeded()
        print(volume.subviews.compactMap { $0 as? UISlider }.map(\\.frame.width))
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        print(MPNowPlayingInfoCenter.default().nowPlayingInfo!)
        let metadata = LPLinkMetadata()
        (metadata.title, metadata.url) = ("Title", URL(string: "https://www.example.com/page"))
        let link = LPLinkView(metadata: metadata)
        func labels(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        print(labels(link))

        // Signing in
        for (type, style) in [(ASAuthorizationAppleIDButton.ButtonType.signIn, ASAuthorizationAppleIDButton.Style.black),
            (.continue, .white), (.signUp, .whiteOutline)] {
            let button = ASAuthorizationAppleIDButton(type: type, style: style)
            print(labels(button), button.backgroundColor == .white, button.layer.borderWidth, button.cornerRadius)
        }
        class Signing: NSObject, ASAuthorizationControllerDelegate {
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
                switch error {
                case ASAuthorizationError.canceled: print("canceled")
                default: print("failed")
                }
            }
        }
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        Signing().authorizationController(controller: controller, didCompleteWithError: ASAuthorizationError(.canceled))
        """

    private static let expected = """
        SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
        a9993e364706816aba3e25717850c26c9cd0d89d 900150983cd24fb0d6963f7d28e17f72
        true 64 48
        5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
        0 ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957
        3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865
        true true
        0 secret
        0
        me 5
        1
        0 true
        0
        true true
        4 2001:db8::1 a.example
        true 00000000-0000-0000-0000-000000000000
        true nil
        false false
        path true true
        bluetooth true
        false true
        Ada Lovelace 2 555-0100 home
        1 Main St
        Springfield IL 62701
        2 (0.0, 0.0, 400.0, 100.0) nil
        true false 0.5
        [200.0]
        ["title": "Song"]
        ["Title", "example.com"]
        ["Sign in with Apple"] false 0.0 6.0
        ["Continue with Apple"] true 0.0 6.0
        ["Sign up with Apple"] true 1.0 6.0
        canceled

        """
}
