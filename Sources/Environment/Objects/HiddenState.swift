/// The base class of the state of UIKit's classes, so that `Mirror` shows only the fields that a subclass declares.
///
/// Each class of the model stores exactly one of these.
package protocol HiddenState: AnyObject, CustomReflectable {}

extension HiddenState {
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
