/// A program that uses the modules beside UIKit, and what it prints by Apple's documentation of each call.
enum AppleModuleProgram {
    static let text = """
        import Accelerate
        import Combine
        import CoreText
        import Darwin
        import MapKit
        import MobileCoreServices
        import ObjectiveC
        import QuartzCore
        import SwiftUI
        import UIKit
        import UniformTypeIdentifiers
        import os.log

        // Both outputs go to one place, line by line.
        setvbuf(stdout, nil, _IONBF, 0)

        // What Foundation lacks: the spans are those of Apple's table of units styles, 1 hour and 10 minutes
        let span = DateComponentsFormatter()
        for (style, units) in [
            (DateComponentsFormatter.UnitsStyle.positional, NSCalendar.Unit([.hour, .minute, .second])), (.abbreviated, []),
            (.full, [.hour, .minute]), (.full, [.minute]),
        ] {
            (span.unitsStyle, span.allowedUnits) = (style, units)
            print(span.string(from: 4200) ?? "nil")
        }
        (span.unitsStyle, span.allowedUnits) = (.positional, [.minute, .second])
        print(span.string(from: 5) ?? "nil")
        span.zeroFormattingBehavior = .pad
        print(span.string(from: 5) ?? "nil", NSMutableAttributedString().length)
        // Apple's example of each style of a name (`PersonNameComponents.FormatStyle.style`), and a text that is taken apart
        var tom = PersonNameComponents()
        (tom.namePrefix, tom.givenName, tom.middleName) = ("Dr.", "Thomas", "Louis")
        (tom.familyName, tom.nameSuffix, tom.nickname) = ("Clark", "Esq.", "Tom")
        print(tom.formatted(.name(style: .long)), tom.formatted(), tom.formatted(.name(style: .short)))
        print(ObjectiveC.PersonNameComponentsFormatter.localizedString(from: tom, style: .abbreviated))
        let names = ObjectiveC.PersonNameComponentsFormatter()
        // On Apple's platforms a compound predicate is made from words as well
        print(NSCompoundPredicate(format: "name IN %@", ["Ada", "Bo"]).evaluate(with: ["name": "Ada"]))
        for text in ["Dr. Thomas Louis Clark Esq.", "Clark, Thomas", "Thomas", "1234"] {
            let parts = names.personNameComponents(from: text)
            print(parts?.givenName ?? "none", parts?.middleName ?? "none", parts?.familyName ?? "none")
        }
        // What every object is asked in Objective-C, and what arguments of formats are
        final class Person: NSObject {
            @objc var name: String = ""
            @objc var age: Int = 0
            @objc func greet(_ word: Any) { print(word, name) }
        }
        let person = Person()
        person.setValuesForKeys(["name": "Ada", "age": 36])
        print(person.name, person.age, Person.superclass() == NSObject.self, String(format: "%@ %d", [1, 2], 3))
        person.perform(#selector(Person.greet(_:)), on: Thread.main, with: "Hello", waitUntilDone: true)
        var (count, refusal) = (0, Unmanaged<CFError>?.none)
        sysctlbyname("hw.machine", nil, &count, nil, 0)
        var machine = [CChar](repeating: 0, count: count)
        sysctlbyname("hw.machine", &machine, &count, nil, 0)
        print(String(cString: machine), sysctlbyname("hw.nothing", nil, &count, nil, 0))
        let isRegistered = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none.ttf") as CFURL, .process, &refusal)
        print(isRegistered, CFErrorCopyDescription(refusal!.takeUnretainedValue()) != nil)
        let network = URLSessionConfiguration.default
        network.waitsForConnectivity = true
        network.tlsMinimumSupportedProtocolVersion = .TLSv13
        print(network.tlsMinimumSupportedProtocolVersion == .TLSv13, network.allowsExpensiveNetworkAccess)
        MainActor.assumeIsolated {
            let note: NSObject = UIView()
            note.accessibilityIdentifier = "card"
            let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            print((note as! UIView).accessibilityIdentifier!, note.accessibilityActivate(), cell.bounds.width)
            let action = UIAccessibilityCustomAction(name: "Greet", target: person, selector: #selector(Person.greet(_:)))
            print(action.target === person, action.selector == #selector(Person.greet(_:)), UIViewPropertyAnimator().duration)
        }
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        print(os_unfair_lock_trylock(&lock), NSException(name: .rangeException, reason: "beyond").reason!)
        print(kCFBundleVersionKey as String, kCFBundleNameKey as String)
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.cards")
        print(group.map { FileManager.default.fileExists(atPath: $0.path) } as Any)
        print(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") as Any)
        print(FileManager.default.url(forUbiquityContainerIdentifier: nil) as Any)
        let queue = DispatchQueue(label: "org.example.queue")
        print(queue.sync { String(cString: __dispatch_queue_get_label(nil)) }, String(cString: __dispatch_queue_get_label(queue)))

        let failure: (any Error)? = URLError(.badURL)
        print((failure as? NSError)?.code ?? 0, (failure as! NSError).code)
        do { throw URLError(.cancelled) } catch let failure as NSError { print(failure.code) }
        print(String(format: "%@ of %@", NSNumber(value: 2), NSNumber(value: true)))
        final class Dated: NSObject {
            let day: Int?
            init(_ day: Int?) { self.day = day }
        }
        let dated = NSArray(array: [Dated(5), Dated(nil), Dated(1)])
            .sortedArray(using: [NSSortDescriptor(keyPath: \\Dated.day, ascending: true)])
        print(dated.map { ($0 as! Dated).day ?? 0 })

        // Combine: values and ends
        var bag = Set<AnyCancellable>()
        [1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.collect()
            .sink { print("collected", $0) }.store(in: &bag)
        let subject = PassthroughSubject<String, Never>()
        subject.send("nobody listens")
        subject.removeDuplicates().scan("") { $0 + $1 }.sink { print("scanned", $0) }.store(in: &bag)
        for word in ["a", "a", "b"] { subject.send(word) }
        let current = CurrentValueSubject<Int, Never>(1)
        let other = CurrentValueSubject<Int, Never>(10)
        current.combineLatest(other).sink { print("latest", $0, $1) }.store(in: &bag)
        current.value = 2
        other.send(20)
        struct Broken: Error {}
        Fail<Int, Broken>(error: Broken()).replaceError(with: 7)
            .sink(receiveCompletion: { print("ended", $0) }, receiveValue: { print("instead", $0) }).store(in: &bag)
        [1, 2, 3].publisher.flatMap { Just($0 * 2) }.prefix(2)
            .sink(receiveCompletion: { print("ended", $0) }, receiveValue: { print("flat", $0) }).store(in: &bag)
        [1, 2].publisher.zip(["a", "b", "c"].publisher).sink { print("zipped", $0, $1) }.store(in: &bag)
        final class Model: ObservableObject {
            @Published var name = "old"
            @Published var copy = ""
        }
        let model = Model()
        model.objectWillChange.sink { print("will change from", model.name) }.store(in: &bag)
        model.$name.dropFirst().sink { print("published", $0, "while", model.name) }.store(in: &bag)
        model.name = "new"
        final class Target { var value = 0 { didSet { print("assigned", value) } } }
        let target = Target()
        let assignment = current.assign(to: \\.value, on: target)
        assignment.cancel()
        current.send(3)
        [7, 8].publisher.subscribe(Subscribers.Assign(object: target, keyPath: \\.value))
        NotificationCenter.default.publisher(for: Notification.Name("note")).sink { print("noted", $0.name.rawValue) }
            .store(in: &bag)
        NotificationCenter.default.post(name: Notification.Name("note"), object: nil)
        let words = PassthroughSubject<Int, Never>()
        words.debounce(for: .milliseconds(20), scheduler: RunLoop.main).sink { print("debounced", $0) }.store(in: &bag)
        words.send(1)
        words.send(2)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        [1, 2].publisher.receive(on: DispatchQueue.main).sink { print("received", $0) }.store(in: &bag)
        print("before")
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

        // Associated objects
        var key = 0
        var owner: NSObject? = NSObject()
        weak var associated: NSObject?
        do {
            let value = NSObject()
            associated = value
            objc_setAssociatedObject(owner!, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        print("kept", objc_getAssociatedObject(owner!, &key) as? NSObject === associated, associated != nil)
        objc_setAssociatedObject(owner!, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        print("removed", objc_getAssociatedObject(owner!, &key) == nil, associated == nil)
        owner = nil

        // Types of data
        print(UTType.jpeg.conforms(to: .image), UTType.jpeg.conforms(to: .text), UTType(filenameExtension: "PNG")!)
        print(UTType.pdf.preferredMIMEType!, UTType("no.such.type") as Any, kUTTypeImage)

        // Logs
        Logger(subsystem: "app", category: "ui").error("failed \\(3, privacy: .public) times")
        os_log("%{public}@ is %d", log: OSLog(subsystem: "app", category: "net"), type: .default, "it" as NSString, 5)
        Logger().debug("nobody asked for this")

        // SwiftUI in UIKit
        struct Wrapped: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = "wrapped" }
        }
        struct Title: View { var body: some View { EmptyView() } }
        func shown(_ view: UIView) -> [UIView] {
            view.layoutIfNeeded()
            return view.subviews.flatMap { $0.subviews.isEmpty ? [$0] : shown($0) }
        }
        func texts(_ controller: UIViewController) -> [String?] { shown(controller.view).map { ($0 as? UILabel)?.text } }
        print(texts(UIHostingController(rootView: Wrapped())), texts(UIHostingController(rootView: Title())))

        // A coordinator is kept as long as its view; what is stored for views changes nothing outside of one
        struct Typed: UIViewRepresentable {
            @Binding var text: String
            final class Coordinator: NSObject, UITextFieldDelegate {
                func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { false }
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField()
                field.delegate = context.coordinator
                return field
            }
            func updateUIView(_ field: UITextField, context: Context) { field.text = text }
        }
        struct Quiet: ViewModifier { func body(content: Content) -> some View { content } }
        struct Level: EnvironmentKey { static let defaultValue = 1 }
        struct Counter { @State var count = 1; @Environment(\\.isEnabled) var isEnabled }
        let counter = Counter()
        counter.$count.wrappedValue = 2
        let typing = UIHostingController(rootView: Typed(text: .constant("typed")).modifier(Quiet()))
        func typed(in view: UIView) -> UITextField? {
            view.layoutIfNeeded()
            return view as? UITextField ?? view.subviews.lazy.compactMap { typed(in: $0) }.first
        }
        let field = typed(in: typing.view)
        print(field?.text ?? "nil", field?.delegate != nil, counter.count, counter.isEnabled)
        var values = EnvironmentValues()
        values[Level.self] += 1
        print(values[Level.self], values.colorScheme, withAnimation(.spring()) { 3 })
        final class Settings: ObservableObject { @Published var name = "a" }
        final class Owner { @StateObject var settings = Settings() }
        let owned = Owner()
        owned.$settings.name.wrappedValue = "b"
        print(owned.settings.name)

        // A closure kept as an object, and taken out again
        let closure: (Int) -> Int = { $0 + 1 }
        print(unsafeBitCast(unsafeBitCast(closure, to: AnyObject.self), to: ((Int) -> Int).self)(4))

        // Methods are found and not exchanged
        let (laying, asking) = (#selector(UIView.layoutSubviews), #selector(UIView.setNeedsLayout))
        method_exchangeImplementations(
            class_getInstanceMethod(UIView.self, laying)!, class_getInstanceMethod(UIView.self, asking)!)
        print(class_getInstanceMethod(nil, laying) == nil, Timer().isValid)
        print(String(cString: class_getName(UIView.self)), object_getClass(UILabel()) == UILabel.self)

        // What every object has: a label for VoiceOver, a class that is asked like an object, a pointer to fill in
        final class Row: NSObject {}
        let row = Row()
        (row.accessibilityLabel, row.accessibilityTraits) = ("Row", .button)
        let switched: NSObject = UISwitch()
        switched.accessibilityLabel = "Airplane mode"
        print(row.accessibilityLabel ?? "nil", Row().accessibilityLabel ?? "nil", (switched as! UISwitch).accessibilityLabel!)
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        (element.accessibilityLabel, element.accessibilityUserInputLabels) = ("Chart", ["Graph"])
        let seen: NSObject = element
        row.accessibilityElements = [element]
        print(
            seen.accessibilityLabel!, seen.accessibilityUserInputLabels!, seen.isAccessibilityElement,
            row.accessibilityElementCount(), row.index(ofAccessibilityElement: element),
            row.index(ofAccessibilityElement: UIView()) == NSNotFound, row.accessibilityAttributedLabel!.string)
        print(Row.classForCoder() == Row.self, (row as NSObjectProtocol).responds(to: Selector("unknown")))
        func fill(_ place: AutoreleasingUnsafeMutablePointer<AnyObject?>?) { place?.pointee = row }
        var filled: AnyObject?
        fill(&filled)
        print(filled === row, kCATransition, EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        // Spans and lists in English, as Apple's pages on both formatters show them; objects that are gone
        let ago = RelativeDateTimeFormatter()
        print(ago.localizedString(fromTimeInterval: -3600 * 2), ago.localizedString(from: DateComponents(day: 1)))
        ago.dateTimeStyle = .named
        print(ago.localizedString(from: DateComponents(day: -1)), ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
        let weak = NSPointerArray.weakObjects()
        do {
            let short = NSObject()
            for object in [row, short] { weak.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
        }
        weak.compact()
        print(weak.count, row.conforms(to: UITableViewDelegate.self), UITableViewController().conforms(to: UITableViewDelegate.self))
        // Links, mail and numbers in a text; the length of each counted by hand
        let found = "Call +49 30 901820, see https://example.com/a?b=1. Or write to me@example.org (www.example.net)."
        let detector = try! NSDataDetector(types: 1 << 5 | 1 << 11)
        for match in detector.matches(in: found, range: NSRange(location: 0, length: found.utf16.count)) {
            print(match.range.length, match.resultType.rawValue, match.url?.absoluteString ?? match.phoneNumber ?? "nil")
        }
        // What a layer keeps for a property that is made at run time: first the class's value, then what is set
        final class Ring: CAShapeLayer {
            var turns = 0
            var progress: CGFloat { get { _managedValue("progress") } set { _setManagedValue(newValue, "progress") } }
            var gap: CGFloat { get { _managedValue("gap") } set { _setManagedValue(newValue, "gap") } }
            var note: String? { get { _managedValue("note") } set { _setManagedValue(newValue, "note") } }
            override static func defaultValue(forKey key: String) -> Any? { key == "progress" ? 0.25 : nil }
            override static func needsDisplay(forKey key: String) -> Bool { key == "progress" }
        }
        let ring = Ring()
        print(ring.progress, ring.gap, ring.note ?? "nil", ring.needsDisplay())
        (ring.gap, ring.note) = (3, "a")
        print(ring.gap, ring.note ?? "nil", ring.needsDisplay())
        ring.progress = 0.5
        print(ring.progress, ring.needsDisplay())
        // A font is the same in UIKit and in Core Text, where the descent is counted downwards
        let font = CTFontCreateUIFontForLanguage(.emphasizedSystem, 20, nil)!
        print(font == UIFont.boldSystemFont(ofSize: 20), CTFontGetDescent(font) == -font.descender)
        print(CTFontGetSize(CTFontCreateWithName("NoSuchFont", 0, nil)))
        // Classes are compared like objects, and none is made at run time
        print(object_getClass(UIView()) === UIView.self, objc_allocateClassPair(UIView.self, "Other", 0) == nil)
        let letters = NSMutableString(string: "a")
        letters.appendFormat("%d%@", 1, "b" as NSString)
        // What a formatter reads goes where it is told, whatever that memory was reserved for
        let numbers = NumberFormatter()
        (numbers.locale, numbers.numberStyle) = (Locale(identifier: "en_US"), .decimal)
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        memory.initialize(to: 0x5a5a5a5a5a5a)
        let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        print(numbers.getObjectValue(place, for: "1,250", errorDescription: nil), place.pointee as? Int ?? 0)
        var reason: NSString?
        print(numbers.getObjectValue(place, for: "?", errorDescription: &reason), reason ?? "nil")
        final class Shelf: NSObject, _KeyedObject {
            let books = NSMutableArray()
            func _hasKey(_ key: String) -> Bool { key == "books" }
            func _value(ofKey key: String) -> Any? { books }
            func _setValue(_ value: Any?, ofKey key: String) {}
        }
        let shelf = Shelf()
        shelf.mutableArrayValue(forKey: "books").add("a")
        print(shelf.books.count)
        // At the standard size of text a length stays as it is
        struct Scaled { @ScaledMetric var gap: CGFloat = 17; @ScaledMetric(relativeTo: .body) var side = 10.0 }
        print(Scaled().gap, Scaled().side, Font.system(.title) == Font.title)
        var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(3, 4)
        pair.scale(by: 0.5)
        print(pair.first, pair.second, pair.magnitudeSquared)
        print(letters, CIColorKernel(source: "kernel vec4 a(__sample s) { return s; }") == nil)
        final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
        let window: UIWindow?? = Delegate()._optionalWindow
        print(window == nil, window == .some(nil))
        // A method that a class need not have is nil where it has none
        @objc protocol DeckDelegate: NSObjectProtocol {
            @objc optional func deck(_ deck: String, shouldShowAt index: Int) -> Bool
            @objc optional func deckDidClose(_ deck: String)
        }
        final class Dealer: NSObject, DeckDelegate {
            func deck(_ deck: String, shouldShowAt index: Int) -> Bool { index > 1 }
        }
        let dealer: DeckDelegate? = Dealer()
        if let asks = dealer?.deck(_:shouldShowAt:) { print("asks", asks("a", 1), asks("a", 2)) }
        print(dealer?.deckDidClose == nil, dealer!.responds(to: #selector(DeckDelegate.deck(_:shouldShowAt:))))
        let anybody: AnyObject? = Dealer()
        print(anybody?.deck?("a", shouldShowAt: 3) ?? false, ProcessInfo() === ProcessInfo.processInfo)
        // A row of four pixels: means of three neighbours, with the edge's own beside it, and of a tent 1 2 1
        var strip: [UInt8] = [0, 0, 0, 0, 90, 90, 90, 90, 0, 0, 0, 0, 30, 30, 30, 30]
        var blurred = strip, tent = strip, mixed = strip
        strip.withUnsafeMutableBytes { from in
            var source = vImage_Buffer(data: from.baseAddress, height: 1, width: 4, rowBytes: 16)
            blurred.withUnsafeMutableBytes {
                var target = vImage_Buffer(data: $0.baseAddress, height: 1, width: 4, rowBytes: 16)
                vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
            }
            tent.withUnsafeMutableBytes {
                var target = vImage_Buffer(data: $0.baseAddress, height: 1, width: 4, rowBytes: 16)
                vImageTentConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
            }
            mixed.withUnsafeMutableBytes {
                var target = vImage_Buffer(data: $0.baseAddress, height: 1, width: 4, rowBytes: 16)
                let half: [Int16] = [128, 0, 0, 0, 128, 256, 0, 0, 0, 0, 512, 0, 0, 0, 0, 256]
                vImageMatrixMultiply_ARGB8888(&source, &target, half, 256, nil, nil, vImage_Flags(kvImageNoFlags))
            }
        }
        print([0, 4, 8, 12].map { blurred[$0] }, [0, 4, 8, 12].map { tent[$0] }, mixed[4..<8].map { $0 })
        let source2: UnsafePointer<UInt8>? = CFDataGetBytePtr(Data("copied".utf8) as CFData)
        var copied = [UInt8](repeating: 0, count: 3)
        memcpy(&copied, source2, 3)
        print(String(decoding: copied, as: UTF8.self))
        // A number of Core Graphics is one of Foundation's, as every other is
        print(CGFloat(0.5) as NSNumber, ([1, 2] as [CGFloat]? as [NSNumber]?)!.count, CGFloat(NSNumber(value: 3)))
        // Combine tells of a property at once; the words of old for kinds of data know those of today
        let tagged = UIView()
        tagged.tag = 7
        tagged.publisher(for: \\.tag).sink { print("tag", $0) }.store(in: &bag)
        print(UTTypeConformsTo("public.png", kUTTypeImage), UTTypeConformsTo(kUTTypeImage, "public.png"))
        print(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)!.takeRetainedValue())
        // The middle of the world's map, and of a part of it
        print(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)), MKMapPoint(x: 0, y: 134_217_728).coordinate.longitude)
        var corners = [CLLocationCoordinate2D(latitude: 0, longitude: -180), CLLocationCoordinate2D(latitude: 0, longitude: 0)]
        let line = MKPolyline(coordinates: &corners, count: 2)
        print(line.pointCount, line.boundingMapRect.width, line.coordinate.longitude)
        let part = MKMapSnapshotter.Options()
        part.region.center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        part.region.span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
        part.size = CGSize(width: 100, height: 50)
        MKMapSnapshotter(options: part).start { snapshot, _ in
            print(snapshot!.image.size, snapshot!.point(for: CLLocationCoordinate2D(latitude: 10.5, longitude: 19)))
        }
        let mail = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 1, length: 2), url: URL(string: "a:b")!)
        print(mail.url!, mail.range.length, mail.addressComponents == nil, NSTextCheckingKey.city.rawValue)
        // A dictionary of a dictionary, keys that are objects, and what an object of any class holds under one
        let named = NSMutableDictionary()
        named.setObject("a", forKey: "name" as NSCopying)
        named["count" as NSCopying] = 2
        let holder: AnyObject = NSMutableDictionary(dictionary: named as NSDictionary)
        print(holder["name"] as? String ?? "nil", holder["count"] as? Int ?? 0, holder.object(forKey: "no") as? String ?? "none")
        print(NSMutableArray(array: NSArray(array: [1, 2])).count, NSMutableSet(set: NSSet(set: [1, 2])).count)
        """

    static let expected = """
        1:10:00
        1h 10m
        1 hour, 10 minutes
        70 minutes
        5
        00:05 0
        Dr. Thomas Louis Clark Esq. Thomas Clark Tom
        TC
        true
        Thomas Louis Clark
        Thomas none Clark
        Thomas none none
        none none none
        Ada 36 true [1, 2] 3
        Hello Ada
        iPhone17,3 -1
        false true
        true true
        card false 50.0
        true true 0.0
        false beyond
        CFBundleVersion CFBundleName
        Optional(true)
        nil
        nil
        org.example.queue org.example.queue
        -1000 -1000
        -999
        2 of 1
        [0, 1, 5]
        collected [20, 40]
        scanned a
        scanned ab
        latest 1 10
        latest 2 10
        latest 2 20
        instead 7
        ended finished
        flat 2
        flat 4
        ended finished
        zipped 1 a
        zipped 2 b
        will change from old
        published new while old
        assigned 2
        latest 3 20
        assigned 7
        assigned 8
        noted note
        debounced 2
        before
        received 1
        received 2
        kept true true
        removed true true
        true false public.png
        application/pdf nil public.image
        app/ui error: failed 3 times
        app/net log: it is 5
        [Optional("wrapped")] [nil]
        typed true 1 true
        2 light 3
        a
        5
        true false
        UIView true
        Row nil Airplane mode
        Chart ["Graph"] true 1 0 true Row
        true false
        true transition true
        2 hours ago in 1 day
        yesterday a, b, and c
        1 false true
        13 2048 +49 30 901820
        25 32 https://example.com/a?b=1
        14 32 mailto:me@example.org
        15 32 http://www.example.net
        0.25 0.0 nil false
        3.0 a false
        0.5 true
        true true
        12.0
        true true
        true 1250
        false The value “?” is invalid.
        1
        17.0 10.0 true
        2.0 3.0 13.0
        a1b true
        false true
        asks false true
        true true
        true true
        [30, 30, 40, 20] [23, 45, 30, 23] [90, 90, 180, 90]
        cop
        0.5 2 3.0
        tag 7
        true false
        com.compuserve.gif
        MKMapPoint(x: 134217728.0, y: 134217728.0) -180.0
        2 134217728.0 -90.0
        (100.0, 50.0) (25.0, 12.5)
        a:b 2 true City
        a 2 none
        2 2

        """
}
