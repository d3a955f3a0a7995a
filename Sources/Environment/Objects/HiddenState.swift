/// Where UIKit's classes keep what they know, so that `Mirror` shows only the fields a subclass declares.
///
/// Each class of the model stores exactly one of these.
package protocol HiddenState: AnyObject, CustomReflectable {}

extension HiddenState {
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
