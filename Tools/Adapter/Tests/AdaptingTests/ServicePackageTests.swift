import Testing

/// Packages without views. What they print follows from the examples of each one's documentation.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ServicePackageTests {
    @Test func `Packages of services do what they document without a server`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "keychain none false", #"keychain abc 2 ["bytes", "token"] none"#, "keychain 0",
                "swift none -25300", #"swift x true ["my_a", "my_b"] true false"#,
                "car Bo 7.0 big [3, 4] 3", "car 60.0", "car big 7.0 60.0 true", "cars [1, 2]", "services true Tom",
                "services true", "log seen 2 main", "sample [1, 2] 200", "single [1, 2]", "refused 404",
                "nobody false true", "promise true 3",
                "resolved [true, false]", "race 9", "promise get 22, done late, ensure, recovered 5", "after",
            ])
    }

    private static let modules = [
        "CocoaLumberjack", "CocoaLumberjackSwift", "FBSDKCoreKit", "FBSDKLoginKit", "GoogleSignIn",
        "KeychainAccess", "KeychainSwift", "Moya", "RxMoya", "RxSwift", "Alamofire", "ObjectMapper", "PromiseKit",
        "Swinject",
    ]

    private static let program = #"""
        import CocoaLumberjackSwift
        import FBSDKLoginKit
        import Foundation
        import GoogleSignIn
        import KeychainAccess
        import KeychainSwift
        import Moya
        import RxMoya
        import ObjectMapper
        import PromiseKit
        import Swinject

        // KeychainAccess: values by service, and none of another's
        let keychain = Keychain(service: "org.example").accessibility(.afterFirstUnlock)
        print("keychain", keychain["token"] ?? "none", try keychain.contains("token"))
        keychain["token"] = "abc"
        try keychain.set(Data([1, 2]), key: "bytes")
        print(
            "keychain", Keychain(service: "org.example")["token"]!, keychain[data: "bytes"]!.count, keychain.allKeys(),
            Keychain(service: "org.other")["token"] ?? "none")
        keychain["token"] = nil
        try keychain.removeAll()
        print("keychain", keychain.allKeys().count)

        let swift = KeychainSwift(keyPrefix: "my_")
        print("swift", swift.get("a") ?? "none", swift.lastResultCode)
        swift.set("x", forKey: "a")
        swift.set(true, forKey: "b", withAccess: .accessibleWhenUnlocked)
        print("swift", swift.get("a")!, swift.getBool("b")!, swift.allKeys, swift.delete("a"), swift.delete("a"))

        // ObjectMapper: the examples of its documentation
        enum Kind: String { case big, small }
        struct Wheel: Mappable {
            var size = 0
            init?(map: ObjectMapper.Map) {}
            mutating func mapping(map: ObjectMapper.Map) { size <- map["size"] }
        }
        final class Car: Mappable {
            var name = "?"
            var speed: Double?
            var kind: Kind?
            var wheels: [Wheel] = []
            var first: Int?
            var built: Date?
            init?(map: ObjectMapper.Map) { if map.JSON["name"] == nil { return nil } }
            func mapping(map: ObjectMapper.Map) {
                name <- map["name"]
                speed <- map["engine.speed"]
                kind <- map["kind"]
                wheels <- map["wheels"]
                first <- map["wheels.0.size"]
                built <- (map["built"], DateTransform())
            }
        }
        let text = """
            {"name":"Bo","engine":{"speed":7},"kind":"big",
            "wheels":[{"size":3},{"size":4}],"built":60}
            """
        let car = Car(JSONString: text)!
        print("car", car.name, car.speed!, car.kind!, car.wheels.map(\.size), car.first!)
        print("car", car.built!.timeIntervalSince1970)
        let back = car.toJSON()
        print("car", back["kind"]!, (back["engine"] as! [String: Any])["speed"]!, back["built"]!, Car(JSON: [:]) == nil)
        print("cars", Mapper<Wheel>().mapArray(JSONString: "[{\"size\":1},{\"size\":2}]")!.map(\.size))

        // Swinject
        protocol Animal { var name: String { get } }
        final class Cat: Animal {
            let name: String
            init(_ name: String) { self.name = name }
        }
        let container = Container { $0.register(Animal.self) { _ in Cat("Mimi") }.inObjectScope(.container) }
        container.register(Cat.self, name: "other") { (_, name: String) in Cat(name) }
        let (one, two) = (container.resolve(Animal.self) as! Cat, container.resolve(Animal.self) as! Cat)
        print("services", one === two, container.resolve(Cat.self, name: "other", argument: "Tom")!.name)
        print("services", container.resolve(Cat.self) == nil)

        // CocoaLumberjack
        final class Printer: DDAbstractLogger, @unchecked Sendable {
            override func log(message: DDLogMessage) { print("log", message.message, message.fileName) }
        }
        DDLog.add(Printer(), with: .info)
        DDLogDebug("unseen \(1)")
        DDLogWarn("seen \(2)")

        // Moya
        enum Service: TargetType {
            case users(Int)
            var baseURL: URL { URL(string: "https://example.org")! }
            var path: String { "/users" }
            var method: Moya.Method { .get }
            var task: Moya.Task { .requestPlain }
            var headers: [String: String]? { nil }
            var sampleData: Data { Data("{\"a\":{\"b\":[1,2]}}".utf8) }
        }
        MoyaProvider<Service>().request(.users(1)) { _ in print("an answer") }
        MoyaProvider<Service>(stubClosure: MoyaProvider.immediatelyStub).request(.users(1)) { result in
            print("sample", try! result.get().map([Int].self, atKeyPath: "a.b"), try! result.get().statusCode)
        }
        let provider = MoyaProvider<Service>(stubClosure: MoyaProvider.immediatelyStub)
        _ = provider.rx.request(.users(1))
            .filterSuccessfulStatusCodes().map([Int].self, atKeyPath: "a.b").subscribe(onSuccess: { print("single", $0) })
        _ = RxSwift.Observable.just(Response(statusCode: 404, data: Data())).filterSuccessfulStatusCodes()
            .subscribe(onNext: { _ in print("found") }, onError: { print("refused", ($0 as? MoyaError)?.response?.statusCode ?? 0) })
        print("nobody", GIDSignIn.sharedInstance.hasPreviousSignIn(), FBSDKCoreKit.AccessToken.current == nil)

        // PromiseKit: in the order of the chain; the finally comes last
        struct Failure: Error {}
        func number(_ value: Int) -> Promise<Int> { Promise { $0.fulfill(value) } }
        let (pending, seal) = Promise<String>.pending()
        print("promise", pending.isPending, number(3).value!)
        var steps: [String] = []
        firstly { number(2) }
            .then { when(fulfilled: number($0), number($0 * 10)) }
            .map { $0 + $1 }
            .get { steps.append("get \($0)") }
            .then { _ in pending }
            .done { steps.append("done \($0)") }
            .ensure { steps.append("ensure") }
            .then { () -> Promise<Int> in throw Failure() }
            .recover { _ in number(5) }
            .done { steps.append("recovered \($0)") }
            .catch { steps.append("error \($0)") }
            .finally { print("promise", steps.joined(separator: ", ")) }
        seal.fulfill("late")
        after(seconds: 0.01).done { print("after") }
        when(resolved: [number(1), Promise(error: Failure())]).done { print("resolved", $0.map(\.isFulfilled)) }
        race(Promise<Int>.pending().promise, number(9)).done { print("race", $0) }.cauterize()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        """#

    @Test func `Alamofire takes the headers of both its generations`() throws {
        let lines = try StandInProgram.output(Self.headers, modules: ["Alamofire"]).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "literal 1", "variable 1", "none nil", "session 2", "struct Basic dTpw", "removed 2 nil",
                "download GET",
                "upload POST", "value 3 succeeded",
            ])
    }

    /// `dTpw` is `u:p` in base 64.
    private static let headers = #"""
        import Alamofire
        import Foundation
        import FoundationNetworking

        let address = "https://example.org/a"
        func header(_ request: Request, _ name: String) -> String { request.request?.value(forHTTPHeaderField: name) ?? "nil" }
        print("literal", header(Alamofire.request(address, headers: ["X-A": "1"]), "X-A"))
        let fields: [String: String] = ["X-A": "1"]
        print("variable", header(Alamofire.request(address, method: .post, headers: fields), "X-A"))
        print("none", header(Alamofire.request(address, headers: nil), "X-A"))
        print("session", header(SessionManager.default.request(address, headers: ["X-A": "2"]), "X-A"))
        var headers: HTTPHeaders = [.authorization(username: "u", password: "p")]
        print("struct", header(AF.request(address, headers: headers), "Authorization"))
        headers = ["X-A": "2"]
        print("removed", headers.removeValue(forKey: "x-a")!, headers["X-A"] ?? "nil")
        print("download", Alamofire.download(address).request!.httpMethod!)
        print("upload", Alamofire.upload(Data(), to: address, headers: fields).request!.httpMethod!)
        let response = DataResponse<Int, AFError>(result: .success(3))
        response.result.ifSuccess { print("value", response.result.value!, "succeeded") }

        // An adapter of each generation
        struct Old: RequestAdapter {
            func adapt(_ urlRequest: URLRequest) throws -> URLRequest { urlRequest }
        }
        struct New: RequestInterceptor {
            func adapt(
                _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void
            ) { completion(.success(urlRequest)) }
        }
        """#
}
