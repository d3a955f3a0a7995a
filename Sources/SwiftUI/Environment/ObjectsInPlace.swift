/// Objects that no view above hands down, made as the project's own code says. On a phone the view would end in a crash; many previews of
/// one screen of an app are written without what the whole app hands down.
extension ViewGraph {
    /// One object for all who ask in one picture; nil where nobody has said how one is made.
    func objectInPlace<Object: AnyObject>(of type: Object.Type) -> Object? {
        if let known = objectsInPlace[ObjectIdentifier(type)] as? Object { return known }
        let makers = GivenProperties.makers(of: type)
        for maker in makers.filter(\.isOwn) + makers.filter({ !$0.isOwn }) {
            guard let object = (try? maker.make()) as? Object else { continue }
            objectsInPlace[ObjectIdentifier(type)] = object
            Headless.Diagnostics.say("no view above hands down an object of type \(type): it has one of its own")
            return object
        }
        return nil
    }
}
