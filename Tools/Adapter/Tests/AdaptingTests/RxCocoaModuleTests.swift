import Foundation
import Testing

/// RxCocoa's and RxDataSources's stand-ins with UIKit. What the program prints follows from RxCocoa's documentation of its traits and
/// from UIKit's: a control tells what people choose and not what code sets, a row is as high as its table's delegate says.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct RxCocoaModuleTests {
    @Test func `Views are told values, and controls tell theirs`() throws {
        #expect(
            try StandInProgram.output(
                Self.program, modules: ["RxSwift", "RxRelay", "RxCocoa", "Differentiator", "RxDataSources"])
                == Self.expected)
    }

    private static let program = #"""
        import RxCocoa
        import RxDataSources
        import RxSwift
        import UIKit

        setvbuf(stdout, nil, _IONBF, 0)
        let bag = DisposeBag()
        struct Broken: Error {}

        // Drivers share, tell the newest value, and do not fail
        var begun = 0
        let numbers = Observable<Int>.create { observer in
            begun += 1
            observer.onNext(begun)
            return Disposables.create()
        }
        let driver = numbers.asDriver(onErrorJustReturn: 0)
        driver.drive(onNext: { print("driver", $0) }).disposed(by: bag)
        driver.map { $0 * 10 }.drive(onNext: { print("mapped", $0) }).disposed(by: bag)
        Observable<Int>.error(Broken()).asDriver(onErrorJustReturn: 9).drive(onNext: { print("instead", $0) }).disposed(by: bag)
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        signal.emit(onNext: { print("signal", $0) }).disposed(by: bag)
        relay.accept(1)
        signal.emit(onNext: { print("late", $0) }).disposed(by: bag)
        relay.accept(2)
        Driver.combineLatest(Driver.just(1), Driver.just("a"), Driver.just(true)).map { "\($0.0)\($0.1)\($0.2)" }
            .drive(onNext: { print($0) }).disposed(by: bag)

        // Views are told values
        let (label, other, view) = (UILabel(), UILabel(), UIView())
        let name = BehaviorRelay(value: "Ann")
        name.bind(to: label.rx.text, other.rx.text).disposed(by: bag)
        name.map { $0.isEmpty }.bind(to: view.rx.isHidden).disposed(by: bag)
        name.asDriver().drive(view.rx.accessibilityLabel).disposed(by: bag)
        name.accept("Bob")
        print(label.text!, other.text!, view.isHidden, view.accessibilityLabel!)
        extension Reactive where Base: UIView {
            var frameColor: Binder<UIColor> { Binder(base) { $0.layer.borderColor = $1.cgColor } }
        }
        Observable.just(UIColor.red).bind(to: view.rx.frameColor).disposed(by: bag)
        print(view.layer.borderColor == UIColor.red.cgColor)

        // Controls tell theirs
        let (field, button, toggle) = (UITextField(), UIButton(), UISwitch())
        let typed = BehaviorRelay(value: "")
        field.rx.text.orEmpty.bind(to: typed).disposed(by: bag)
        field.rx.controlEvent(.editingChanged).subscribe(onNext: { print("changed") }).disposed(by: bag)
        field.text = "by code"
        print("[\(typed.value)]")
        field.sendActions(for: .editingChanged)
        print("[\(typed.value)]")
        Observable.just("bound").bind(to: field.rx.text).disposed(by: bag)
        print(field.text!)
        button.rx.tap.withLatestFrom(typed).subscribe(onNext: { print("tapped", $0) }).disposed(by: bag)
        button.sendActions(for: .touchUpInside)
        toggle.rx.isOn.changed.subscribe(onNext: { print("is on", $0) }).disposed(by: bag)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let taps = item.rx.tap.subscribe(onNext: { print("went") })
        print(item.action != nil)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        taps.dispose()
        print(item.target == nil)
        let posted = Notification.Name("posted")
        NotificationCenter.default.rx.notification(posted).take(1).subscribe(onNext: { print($0.name.rawValue) }, onCompleted: { print("once") })
            .disposed(by: bag)
        NotificationCenter.default.post(name: posted, object: nil)
        NotificationCenter.default.post(name: posted, object: nil)
        view.rx.observe(Bool.self, "hidden").subscribe(onNext: { print("hidden", $0 ?? "nil") }).disposed(by: bag)
        view.rx.observe(\.alpha).subscribe(onNext: { print("alpha", $0) }).disposed(by: bag)

        // Tables and collections
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let rows = BehaviorRelay(value: ["one", "two"])
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        }
        let heights = Heights()
        table.rx.setDelegate(heights).disposed(by: bag)
        rows.asDriver().drive(table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) { row, text, cell in
            cell.textLabel?.text = "\(row) \(text)"
        }.disposed(by: bag)
        func shown(_ table: UITableView) -> [String] {
            table.layoutIfNeeded()
            return table.visibleCells.map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }
        }
        print(shown(table))
        rows.accept(["three"])
        print(shown(table), try! table.rx.model(at: IndexPath(row: 0, section: 0)) as String)
        let sectioned = UITableView(frame: table.frame, style: .plain)
        sectioned.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
            configureCell: { _, table, place, number in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
                cell.textLabel?.text = "\(number)"
                return cell
            })
        source.titleForHeaderInSection = { $0[$1].model }
        Observable.just([SectionModel(model: "A", items: [1, 2]), SectionModel(model: "B", items: [3])])
            .bind(to: sectioned.rx.items(dataSource: source)).disposed(by: bag)
        sectioned.layoutIfNeeded()
        print(sectioned.numberOfSections, sectioned.visibleCells.count, source[IndexPath(row: 0, section: 1)],
            source.tableView(sectioned, titleForHeaderInSection: 1)!)
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
        final class Tile: UICollectionViewCell { var number = 0 }
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        Observable.just([4, 5, 6]).bind(to: collection.rx.items(cellIdentifier: "tile", cellType: Tile.self)) { $2.number = $1 }
            .disposed(by: bag)
        collection.layoutIfNeeded()
        print(collection.visibleCells.compactMap { ($0 as? Tile)?.number }.sorted())
        let picker = UIPickerView()
        Observable.just(["x", "y"]).bind(to: picker.rx.itemTitles) { $1 }.disposed(by: bag)
        print(picker.numberOfRows(inComponent: 0))

        // A delegate of an app's own
        @objc protocol DialDelegate: AnyObject {
            @objc optional func dial(_ dial: Dial, turnedTo angle: Int)
        }
        final class Dial: UIView { weak var delegate: DialDelegate? }
        extension Dial: HasDelegate {}
        final class RxDialDelegateProxy: DelegateProxy<Dial, DialDelegate>, DelegateProxyType, DialDelegate {
            let turned = PublishSubject<Int>()
            init(dial: Dial) { super.init(parentObject: dial, delegateProxy: RxDialDelegateProxy.self) }
            static func registerKnownImplementations() { register { RxDialDelegateProxy(dial: $0) } }
            func dial(_ dial: Dial, turnedTo angle: Int) { turned.onNext(angle) }
        }
        extension Reactive where Base: Dial {
            var turned: Observable<Int> { RxDialDelegateProxy.proxy(for: base).turned }
        }
        let dial = Dial()
        dial.rx.turned.subscribe(onNext: { print("dial", $0) }).disposed(by: bag)
        dial.delegate?.dial?(dial, turnedTo: 7)
        print(RxDialDelegateProxy.proxy(for: dial) === RxDialDelegateProxy.proxy(for: dial))
        let request = URLRequest(url: URL(string: "https://example.com")!)
        URLSession.shared.rx.data(request: request).subscribe(onError: { _ in print("no network") }).disposed(by: bag)
        """#

    private static let expected = """
        driver 1
        mapped 10
        instead 9
        signal 1
        signal 2
        late 2
        1atrue
        Bob Bob false Bob
        true
        []
        changed
        [by code]
        bound
        tapped by code
        is on true
        true
        went
        true
        posted
        once
        hidden false
        alpha 1.0
        ["0 one 0", "1 two 60"]
        ["0 three 0"] three
        2 3 3 B
        [4, 5, 6]
        2
        dial 7
        true
        no network

        """
}
