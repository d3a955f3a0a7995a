import AppIntents
import SwiftUI

// Results that Siri would show as a view.

extension IntentResultContainer: @retroactive ShowsSnippetView where SnippetView: View {}

extension IntentResult {
    public static func result<Content: View>(
        view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(value: nil, dialog: nil)
    }
    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(value: nil, dialog: nil)
    }
    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
    public static func result<Value, Content: View>(
        value: Value, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, Content, Never> {
        IntentResultContainer(value: value, dialog: nil)
    }
    public static func result<Value, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }
}
