import FoundationNetworking
import UIKit

/// The cookies of a web view: those that code puts in, since no page is loaded.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []
    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }

    nonisolated override init() { super.init() }

    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    open func allCookies() async -> [HTTPCookie] { cookies }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        tell()
        completionHandler?()
    }
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        remove(cookie)
        tell()
        completionHandler?()
    }
    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object === observer } }

    /// A cookie is another's successor that has its name, its domain and its path.
    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
    private func tell() { for observer in observers { observer.object?.cookiesDidChange(in: self) } }
}

@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
