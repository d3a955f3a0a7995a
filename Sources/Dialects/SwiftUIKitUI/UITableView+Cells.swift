extension UITableView {
    /// Registers a cell's type under its own name.
    public func registerCellByType<T>(_ type: T.Type) where T: UITableViewCell {
        register(type, forCellReuseIdentifier: String(describing: type))
    }

    /// A cell of a type that is registered under its name.
    public func createCustomCellOfType<T>(_ type: T.Type, registerByType: Bool = true) -> T where T: UITableViewCell {
        if registerByType { registerCellByType(type) }
        return dequeueReusableCell(withIdentifier: String(describing: type)) as! T
    }

    @discardableResult
    public func hideScrollIndicator() -> Self {
        showsVerticalScrollIndicator = false
        return self
    }

    @discardableResult
    public func assignDelegate(_ delegate: UITableViewDelegate) -> Self {
        self.delegate = delegate
        return self
    }

    @discardableResult
    public func assignDatasource(_ dataSource: UITableViewDataSource) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Makes the view controller around the table its data source and delegate, if it conforms.
    @discardableResult
    public func implementLocally() -> Self {
        let controller = sequence(first: self as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
        if let dataSource = controller as? UITableViewDataSource { self.dataSource = dataSource }
        if let delegate = controller as? UITableViewDelegate { self.delegate = delegate }
        return self
    }
}
