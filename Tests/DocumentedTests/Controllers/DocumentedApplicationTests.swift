import Testing
import UIKit

@MainActor
private final class Tally {
    var count = 0
    var keys: [String] = []
}

/// What Apple's pages say of windows, scenes' configurations, the screen and the device.
@Suite("Documented: windows, screens and devices") @MainActor
struct DocumentedDeviceTests {
    @Test("What a new window has") func window() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        documented("uikit/uiwindow/rootviewcontroller", window.rootViewController == nil, true)
        documented("uikit/uiwindow/windowlevel", window.windowLevel, UIWindow.Level.normal)
        documented("uikit/uiview/ishidden", window.isHidden, true)
        documented("uikit/uiwindow/iskeywindow", window.isKeyWindow, false)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        documented("uikit/uiwindow/makekeyandvisible()", window.isHidden, false)
        documented("uikit/uiwindow/makekeyandvisible()", window.isKeyWindow, true)
        documented("uikit/uiwindow/rootviewcontroller", root.view.window === window, true)
        let other = UIViewController()
        window.rootViewController = other
        documented("uikit/uiwindow/rootviewcontroller", other.view.window === window, true)
        documented("uikit/uiwindow/rootviewcontroller", root.view.window == nil, true)
        window.isHidden = true
    }

    @Test("Levels of windows") func levels() {
        documented("uikit/uiwindow/level/alert", UIWindow.Level.alert > UIWindow.Level.statusBar, true)
        documented("uikit/uiwindow/level/statusbar", UIWindow.Level.statusBar > UIWindow.Level.normal, true)
        documented("uikit/uiwindow/level/init(rawvalue:)", UIWindow.Level(rawValue: 5).rawValue, 5)
    }

    @Test("Windows tell that they become visible") func visible() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = UIViewController()
        let tally = Tally()
        let shown = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
        ) { _ in
            MainActor.assumeIsolated { tally.keys.append("visible") }
        }
        let hidden = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeHiddenNotification, object: window, queue: nil
        ) { _ in
            MainActor.assumeIsolated { tally.keys.append("hidden") }
        }
        window.isHidden = false
        documented("uikit/uiwindow/didbecomevisiblenotification", tally.keys, ["visible"])
        window.isHidden = true
        documented("uikit/uiwindow/didbecomehiddennotification", tally.keys, ["visible", "hidden"])
        NotificationCenter.default.removeObserver(shown)
        NotificationCenter.default.removeObserver(hidden)
    }

    @Test("Coordinates of windows") func coordinates() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        window.addSubview(view)
        documented("uikit/uiview/convert(_:to:)", view.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 11, y: 21))
        documented("uikit/uiview/convert(_:from:)", view.convert(CGPoint(x: 11, y: 21), from: nil), CGPoint(x: 1, y: 1))
        documented(
            "uikit/uiwindow/convert(_:to:)",
            window.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil as UIWindow?),
            CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("The screen") func screen() {
        let screen = UIScreen.main
        documented("uikit/uiscreen/main", screen === UIScreen.main, true)
        documented("uikit/uiscreen/bounds", screen.bounds.origin, CGPoint.zero)
        documented("uikit/uiscreen/nativebounds", screen.nativeBounds.height >= screen.nativeBounds.width, true)
        documented("uikit/uiscreen/nativebounds", screen.nativeBounds.origin, CGPoint.zero)
        documented("uikit/uiscreen/brightness", screen.brightness >= 0 && screen.brightness <= 1, true)
        documented("uikit/uiscreen/maximumframespersecond", screen.maximumFramesPerSecond > 0, true)
        documented("uikit/uiscreen/scale", screen.scale >= 1, true)
        documented("uikit/uiscreen/coordinatespace", screen.coordinateSpace.bounds, screen.bounds)
    }

    @Test("Scene configurations") func scenes() {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
        documented("uikit/uisceneconfiguration/name", configuration.name, "Main")
        documented("uikit/uisceneconfiguration/role", configuration.role, .windowApplication)
        documented("uikit/uisceneconfiguration/storyboard", configuration.storyboard == nil, true)
        configuration.sceneClass = UIWindowScene.self
        documented("uikit/uisceneconfiguration/sceneclass", configuration.sceneClass == UIWindowScene.self, true)
    }

    @Test("The device") func device() {
        let device = UIDevice.current
        documented("uikit/uidevice/current", device === UIDevice.current, true)
        documented("uikit/uidevice/isbatterymonitoringenabled", device.isBatteryMonitoringEnabled, false)
        documented("uikit/uidevice/batterylevel", device.batteryLevel, -1.0)
        documented("uikit/uidevice/batterystate-swift.property", device.batteryState, .unknown)
        documented("uikit/uidevice/isproximitymonitoringenabled", device.isProximityMonitoringEnabled, false)
        let before = device.isGeneratingDeviceOrientationNotifications
        device.beginGeneratingDeviceOrientationNotifications()
        documented(
            "uikit/uidevice/isgeneratingdeviceorientationnotifications",
            device.isGeneratingDeviceOrientationNotifications, true)
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        documented(
            "uikit/uidevice/endgeneratingdeviceorientationnotifications()",
            device.isGeneratingDeviceOrientationNotifications, true)
        device.endGeneratingDeviceOrientationNotifications()
        documented(
            "uikit/uidevice/endgeneratingdeviceorientationnotifications()",
            device.isGeneratingDeviceOrientationNotifications, before)
    }

    @Test("Orientations") func orientations() {
        documented("uikit/uideviceorientation/isportrait", UIDeviceOrientation.portrait.isPortrait, true)
        documented("uikit/uideviceorientation/isportrait", UIDeviceOrientation.portraitUpsideDown.isPortrait, true)
        documented("uikit/uideviceorientation/isportrait", UIDeviceOrientation.landscapeLeft.isPortrait, false)
        documented("uikit/uideviceorientation/islandscape", UIDeviceOrientation.landscapeRight.isLandscape, true)
        documented("uikit/uideviceorientation/isflat", UIDeviceOrientation.faceUp.isFlat, true)
        documented("uikit/uideviceorientation/isflat", UIDeviceOrientation.faceDown.isFlat, true)
        documented(
            "uikit/uideviceorientation/isvalidinterfaceorientation",
            UIDeviceOrientation.faceUp.isValidInterfaceOrientation, false)
        documented(
            "uikit/uideviceorientation/isvalidinterfaceorientation",
            UIDeviceOrientation.portrait.isValidInterfaceOrientation, true)
        documented("uikit/uiinterfaceorientation/islandscape", UIInterfaceOrientation.landscapeLeft.isLandscape, true)
        documented(
            "uikit/uiinterfaceorientation/isportrait", UIInterfaceOrientation.portraitUpsideDown.isPortrait, true)
        documented(
            "uikit/uiinterfaceorientationmask/landscape", UIInterfaceOrientationMask.landscape,
            [.landscapeLeft, .landscapeRight])
        documented(
            "uikit/uiinterfaceorientationmask/allbutupsidedown",
            UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown), false)
        documented(
            "uikit/uiinterfaceorientationmask/all", UIInterfaceOrientationMask.all.contains(.portraitUpsideDown), true)
    }
}

/// What Apple's pages say of pasteboards.
@Suite("Documented: pasteboards") @MainActor
struct DocumentedPasteboardTests {
    @Test("Strings") func strings() {
        let board = UIPasteboard.withUniqueName()
        documented("uikit/uipasteboard/numberofitems", board.numberOfItems, 0)
        documented("uikit/uipasteboard/string", board.string == nil, true)
        documented("uikit/uipasteboard/hasstrings", board.hasStrings, false)
        let count = board.changeCount
        board.string = "hello"
        documented("uikit/uipasteboard/string", board.string, "hello")
        documented("uikit/uipasteboard/hasstrings", board.hasStrings, true)
        documented("uikit/uipasteboard/numberofitems", board.numberOfItems, 1)
        documented("uikit/uipasteboard/changecount", board.changeCount > count, true)
        documented("uikit/uipasteboard/hasurls", board.hasURLs, false)
        documented("uikit/uipasteboard/hasimages", board.hasImages, false)
        board.strings = ["one", "two"]
        documented("uikit/uipasteboard/strings", board.strings, ["one", "two"])
        documented("uikit/uipasteboard/string", board.string, "one")
        documented("uikit/uipasteboard/numberofitems", board.numberOfItems, 2)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("Other values") func values() {
        let board = UIPasteboard.withUniqueName()
        board.url = URL(string: "https://example.org")
        documented("uikit/uipasteboard/url", board.url, URL(string: "https://example.org"))
        documented("uikit/uipasteboard/hasurls", board.hasURLs, true)
        board.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        documented("uikit/uipasteboard/hascolors", board.hasColors, true)
        documented("uikit/uipasteboard/url", board.url == nil, true)
        board.setData(Data([1, 2, 3]), forPasteboardType: "org.example.own")
        documented(
            "uikit/uipasteboard/data(forpasteboardtype:)", board.data(forPasteboardType: "org.example.own"),
            Data([1, 2, 3]))
        documented(
            "uikit/uipasteboard/contains(pasteboardtypes:)", board.contains(pasteboardTypes: ["org.example.own"]), true)
        documented(
            "uikit/uipasteboard/data(forpasteboardtype:)", board.data(forPasteboardType: "org.example.none") == nil,
            true)
        documented("uikit/uipasteboard/setdata(_:forpasteboardtype:)", board.numberOfItems, 1)
        board.addItems([["org.example.own": Data([9])]])
        documented("uikit/uipasteboard/additems(_:)", board.numberOfItems, 2)
        board.items = []
        documented("uikit/uipasteboard/items", board.numberOfItems, 0)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("Named pasteboards and their notice of change") func named() {
        let name = UIPasteboard.Name("org.example.documented")
        documented("uikit/uipasteboard/init(name:create:)", UIPasteboard(name: name, create: true) != nil, true)
        let board = UIPasteboard(name: name, create: true)
        board?.string = "kept"
        documented("uikit/uipasteboard/init(name:create:)", UIPasteboard(name: name, create: true)?.string, "kept")
        documented("uikit/uipasteboard/name-swift.property", board?.name, name)
        UIPasteboard.remove(withName: name)
        documented("uikit/uipasteboard/general", UIPasteboard.general.name, UIPasteboard.Name.general)
    }
}

/// What Apple's pages say of Foundation's classes that apps use with UIKit.
@Suite("Documented: Foundation with UIKit") @MainActor
struct DocumentedFoundationTests {
    @Test("Notices with UIKit's names") func notices() {
        let center = NotificationCenter()
        let mine = UIView()
        let other = UIView()
        let tally = Tally()
        let token = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: mine, queue: nil) {
            note in
            let key = note.userInfo?["key"] as? String ?? "none"
            MainActor.assumeIsolated { tally.keys.append(key) }
        }
        center.post(name: UIApplication.didBecomeActiveNotification, object: other)
        documented("foundation/notificationcenter/addobserver(forname:object:queue:using:)", tally.keys, [])
        center.post(name: UIApplication.willResignActiveNotification, object: mine)
        documented("foundation/notificationcenter/addobserver(forname:object:queue:using:)", tally.keys, [])
        center.post(name: UIApplication.didBecomeActiveNotification, object: mine, userInfo: ["key": "value"])
        documented("foundation/notificationcenter/post(name:object:userinfo:)", tally.keys, ["value"])
        center.removeObserver(token)
        center.post(name: UIApplication.didBecomeActiveNotification, object: mine)
        documented("foundation/notificationcenter/removeobserver(_:)", tally.keys, ["value"])
        documented(
            "foundation/notificationcenter/default", NotificationCenter.default === NotificationCenter.default, true)
    }

    @Test("Index sets") func indexSets() {
        var set = IndexSet([5, 1, 3, 1])
        documented("foundation/indexset", Array(set), [1, 3, 5])
        documented("foundation/indexset/count", set.count, 3)
        documented("foundation/indexset/contains(_:)", set.contains(3), true)
        documented("foundation/indexset/integergreaterthan(_:)", set.integerGreaterThan(3), 5)
        documented("foundation/indexset/integerlessthan(_:)", set.integerLessThan(1) == nil, true)
        documented("foundation/indexset/integergreaterthanorequalto(_:)", set.integerGreaterThanOrEqualTo(4), 5)
        set.insert(integersIn: 7..<10)
        documented("foundation/indexset/insert(integersin:)", set.count, 6)
        documented("foundation/indexset/rangeview", Array(set.rangeView), [1..<2, 3..<4, 5..<6, 7..<10])
        set.remove(8)
        documented("foundation/indexset/remove(_:)", Array(set), [1, 3, 5, 7, 9])
        set.shift(startingAt: 5, by: 10)
        documented("foundation/indexset/shift(startingat:by:)", Array(set), [1, 3, 15, 17, 19])
        documented("foundation/indexset/union(_:)", Array(IndexSet([1]).union(IndexSet([2]))), [1, 2])
        documented(
            "foundation/indexset/intersection(_:)", Array(IndexSet(0..<5).intersection(IndexSet(3..<9))), [3, 4])
        documented("foundation/indexset/count(in:)", IndexSet(0..<10).count(in: 2..<5), 3)
    }

    @Test("Caches") func cache() {
        let cache = NSCache<NSString, NSNumber>()
        documented("foundation/nscache/countlimit", cache.countLimit, 0)
        documented("foundation/nscache/totalcostlimit", cache.totalCostLimit, 0)
        documented("foundation/nscache/name", cache.name, "")
        documented("foundation/nscache/object(forkey:)", cache.object(forKey: "a") == nil, true)
        cache.setObject(1, forKey: "a")
        cache.setObject(2, forKey: "b", cost: 3)
        documented("foundation/nscache/setobject(_:forkey:)", cache.object(forKey: "a")?.intValue, 1)
        cache.removeObject(forKey: "a")
        documented("foundation/nscache/removeobject(forkey:)", cache.object(forKey: "a") == nil, true)
        cache.removeAllObjects()
        documented("foundation/nscache/removeallobjects()", cache.object(forKey: "b") == nil, true)
    }

    @Test("Bundles, nibs and names of nibs") func bundles() {
        let bundle = Bundle.main
        documented(
            "foundation/bundle/path(forresource:oftype:)", bundle.path(forResource: "not-there", ofType: "txt") == nil,
            true)
        documented(
            "foundation/bundle/url(forresource:withextension:)",
            bundle.url(forResource: "not-there", withExtension: "txt") == nil, true)
        documented("foundation/bundle/init(path:)", Bundle(path: "/not/there/at/all") == nil, true)
        documented(
            "foundation/bundle/localizedstring(forkey:value:table:)",
            bundle.localizedString(forKey: "no.such.key", value: "Value", table: nil), "Value")
        documented(
            "foundation/bundle/localizedstring(forkey:value:table:)",
            bundle.localizedString(forKey: "no.such.key", value: nil, table: nil), "no.such.key")
        documented(
            "foundation/bundle/localizedstring(forkey:value:table:)",
            bundle.localizedString(forKey: "no.such.key", value: "", table: nil), "no.such.key")
        let controller = UIViewController(nibName: "Some", bundle: nil)
        documented("uikit/uiviewcontroller/nibname", controller.nibName, "Some")
        documented("uikit/uiviewcontroller/init(nibname:bundle:)", controller.isViewLoaded, false)
        documented("uikit/uiimage/init(named:)", UIImage(named: "not-there") == nil, true)
    }
}
