import Testing

/// What Firebase's reference says of what needs no server: paths, defaults, codes of errors, times.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct FirebaseModuleTests {
    @Test func `What needs no server is as Firebase documents it, and nothing else is answered`() throws {
        let modules = [
            "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseDatabase", "FirebaseStorage",
            "FirebaseRemoteConfig",
        ]
        let printed = try StandInProgram.output(Self.program, modules: modules)
        let lines = printed.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "app: true true", "nobody: true", "code: wrongPassword nil", "firestore: a/b/c/d d c",
                "database: c b /a/b/c", "storage: pictures/me.png me.png pictures", "default: x true 7 default",
                "none: '' false static", "time: 1 500000000 1.5", "asked",
            ])
    }

    @Test func `Controllers that ask Firebase are alive`() throws {
        let fixture = try AppFixture([
            "App/Feed.swift": """
            import Firebase
            import FirebaseFirestore
            import UIKit
            final class Feed: UIViewController {
                private let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(label)
                    Auth.auth().addStateDidChangeListener { [weak self] _, user in
                        self?.label.text = user == nil ? "Sign in" : user?.displayName
                    }
                    Firestore.firestore().collection("posts").order(by: "date", descending: true)
                        .addSnapshotListener { snapshot, error in
                            guard let documents = snapshot?.documents else { return }
                            print(documents.compactMap { $0.data()["title"] as? String })
                        }
                    let post = Database.database().reference().child("posts").childByAutoId()
                    post.updateChildValues(["title": "A"]) { error, reference in print(reference.key ?? "") }
                    Storage.storage().reference().child("a.png").getData(maxSize: 1000) { data, error in
                        if let data { print(data.count) }
                    }
                }
                func signIn() {
                    Auth.auth().signIn(withEmail: "a", password: "b") { result, error in
                        if let error = error as NSError?, error.code == AuthErrorCode.wrongPassword.rawValue { return }
                        print(result?.user.uid ?? "")
                    }
                }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        // Its classes are those of modules that the umbrella imports.
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out"]) == 0)
        #expect(module.standIns == ["Firebase", "FirebaseFirestore"] && module.absentModules.isEmpty)
        #expect((module.viewFilesMissingNothing, module.viewFiles) == (1, 1))
        #expect(module.cuts.isEmpty && module.isCompiled)
    }

    private static let program = """
        import Firebase
        import Foundation

        FirebaseApp.configure()
        print("app:", FirebaseApp.app() != nil, FirebaseApp.app(name: "other") == nil)
        print("nobody:", Auth.auth().currentUser == nil)
        let code = AuthErrorCode(rawValue: 17009)
        print("code:", code?.code ?? .internalError, AuthErrorCode(rawValue: 1)?.code as Any? ?? "nil")
        let document = Firestore.firestore().collection("a").document("b").collection("c").document("d")
        print("firestore:", document.path, document.documentID, document.parent.collectionID)
        let node = Database.database().reference().child("a/b").child("c")
        print("database:", node.key ?? "", node.parent?.key ?? "", node.url)
        let file = Storage.storage().reference().child("pictures").child("me.png")
        print("storage:", file.fullPath, file.name, file.parent()?.fullPath ?? "")
        let config = RemoteConfig.remoteConfig()
        config.setDefaults(["text": "x" as NSString, "flag": NSNumber(value: true), "count": NSNumber(value: 7)])
        print("default:", config["text"].stringValue, config["flag"].boolValue, config["count"].numberValue,
            config["text"].source)
        print("none:", "'\\(config["other"].stringValue)'", config["other"].boolValue, config["other"].source)
        let time = Timestamp(date: Date(timeIntervalSince1970: 1.5))
        print("time:", time.seconds, time.nanoseconds, time.dateValue().timeIntervalSince1970)
        document.getDocument { _, _ in print("answered") }
        Auth.auth().signIn(withEmail: "a", password: "b") { _, _ in print("answered") }
        print("asked")

        """
}
