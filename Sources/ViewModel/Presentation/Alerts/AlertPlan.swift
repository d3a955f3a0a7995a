import Foundation
import MaquetteReleases

/// Where everything in an alert or action sheet lies, for a width.
@MainActor struct AlertPlan {
    var size = CGSize.zero
    /// The backgrounds: one, or two where an action sheet keeps Cancel apart.
    var cards: [CGRect] = []
    var texts: [(label: UILabel, frame: CGRect)] = []
    var fields: [(field: UITextField, frame: CGRect)] = []
    var buttons: [(button: AlertButton, frame: CGRect)] = []
    /// Between buttons that are no capsules.
    var lines: [CGRect] = []
}

/// What an alert consists of.
@MainActor struct AlertParts {
    let labels: [UILabel]
    let fields: [UITextField]
    /// In the order of the app.
    let buttons: [AlertButton]
    let isSheet: Bool
    let pixel: CGFloat
    let isRightToLeft: Bool

    func arranged(width: CGFloat) -> AlertPlan {
        let alerts = Headless.release.alerts
        guard let capsules = alerts.capsules else {
            return isSheet ? groups(width, alerts) : box(width, alerts)
        }
        return card(width, alerts, capsules)
    }

    // MARK: Cards of iOS 26

    private func card(
        _ width: CGFloat, _ alerts: SystemRelease.Alerts, _ capsules: SystemRelease.Alerts.Capsules
    ) -> AlertPlan {
        var plan = AlertPlan()
        var top = addTexts(to: &plan, width, alerts, side: alerts.side)
        let rowHeight = self.rowHeight(alerts)
        let inset = capsules.inset
        let room = width - 2 * inset
        let half = (room - capsules.gap) / 2
        if let row = row(each: half) {
            place(row, at: top, width: half, height: rowHeight, inset: inset, gap: capsules.gap, in: width, &plan)
            top += rowHeight + inset
        } else {
            for button in stacked {
                plan.buttons.append((button, CGRect(x: inset, y: top, width: room, height: rowHeight)))
                top += rowHeight + capsules.gap
            }
            top += inset - (buttons.isEmpty ? 0 : capsules.gap)
        }
        plan.size = CGSize(width: width, height: top)
        plan.cards = [CGRect(origin: .zero, size: plan.size)]
        return plan
    }

    // MARK: Boxes of before

    private func box(_ width: CGFloat, _ alerts: SystemRelease.Alerts) -> AlertPlan {
        var plan = AlertPlan()
        var top = addTexts(to: &plan, width, alerts, side: alerts.side)
        let height = rowHeight(alerts)
        let half = width / 2
        if let row = row(each: half) {
            plan.lines.append(CGRect(x: 0, y: top, width: width, height: pixel))
            plan.lines.append(CGRect(x: half - pixel / 2, y: top, width: pixel, height: height + pixel))
            place(row, at: top + pixel, width: half, height: height, inset: 0, gap: 0, in: width, &plan)
            top += pixel + height
        } else {
            top = addRows(stacked, to: &plan, at: top, width, height)
        }
        plan.size = CGSize(width: width, height: top)
        plan.cards = [CGRect(origin: .zero, size: plan.size)]
        return plan
    }

    /// An action sheet from before iOS 26: the actions under their title, and Cancel by itself.
    private func groups(_ width: CGFloat, _ alerts: SystemRelease.Alerts) -> AlertPlan {
        var plan = AlertPlan()
        let hasTexts = !labels.isEmpty
        var top = hasTexts ? addTexts(to: &plan, width, alerts, side: alerts.side) : 0
        let height = max(alerts.rowHeight, rowHeight(alerts))
        let actions = stacked.filter { !$0.isCancel }
        top = addRows(actions, to: &plan, at: top, width, height, startsWithLine: hasTexts)
        plan.cards = top > 0 ? [CGRect(x: 0, y: 0, width: width, height: top)] : []
        for cancel in stacked where cancel.isCancel {
            if top > 0 { top += alerts.sheetMargin }
            let frame = CGRect(x: 0, y: top, width: width, height: height)
            plan.buttons.append((cancel, frame))
            plan.cards.append(frame)
            top += height
        }
        plan.size = CGSize(width: width, height: top)
        return plan
    }

    private func addRows(
        _ rows: [AlertButton], to plan: inout AlertPlan, at start: CGFloat, _ width: CGFloat, _ height: CGFloat,
        startsWithLine: Bool = true
    ) -> CGFloat {
        var top = start
        for (place, button) in rows.enumerated() {
            if place > 0 || startsWithLine {
                plan.lines.append(CGRect(x: 0, y: top, width: width, height: pixel))
                top += pixel
            }
            plan.buttons.append((button, CGRect(x: 0, y: top, width: width, height: height)))
            top += height
        }
        return top
    }

    // MARK: Texts

    /// Returns where the buttons begin.
    private func addTexts(
        to plan: inout AlertPlan, _ width: CGFloat, _ alerts: SystemRelease.Alerts, side: CGFloat
    ) -> CGFloat {
        let room = width - 2 * side
        var top = alerts.top
        for (place, label) in labels.enumerated() {
            if place > 0 { top += alerts.betweenTexts }
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            plan.texts.append((label, CGRect(x: side, y: top, width: room, height: height)))
            top += height
        }
        for (place, field) in fields.enumerated() {
            top += place == 0 ? alerts.aboveFields : alerts.betweenFields
            let inset = alerts.capsules == nil ? side : side / 2
            // Higher for large text.
            let height = max(
                alerts.fieldHeight, (field.intrinsicContentSize.height + (alerts.capsules == nil ? 8 : 20)).rounded(.up)
            )
            plan.fields.append((field, CGRect(x: inset, y: top, width: width - 2 * inset, height: height)))
            top += height
        }
        return top + (labels.count > 1 || !fields.isEmpty ? alerts.belowBoth : alerts.belowOne)
    }

    // MARK: Buttons

    private func rowHeight(_ alerts: SystemRelease.Alerts) -> CGFloat {
        let tallest = buttons.map(\.wordHeight).max() ?? 0
        return max(alerts.buttonHeight, tallest + 20)
    }

    /// Two buttons stand side by side if their words fit, Cancel first.
    private func row(each width: CGFloat) -> [AlertButton]? {
        guard buttons.count == 2, !isSheet, buttons.allSatisfy({ $0.wordWidth + 24 <= width }) else {
            return nil
        }
        return buttons[1].isCancel ? [buttons[1], buttons[0]] : buttons
    }

    /// Below each other Cancel is the last.
    private var stacked: [AlertButton] { buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel) }

    private func place(
        _ row: [AlertButton], at top: CGFloat, width: CGFloat, height: CGFloat, inset: CGFloat, gap: CGFloat,
        in whole: CGFloat, _ plan: inout AlertPlan
    ) {
        for (place, button) in row.enumerated() {
            let x = inset + CGFloat(place) * (width + gap)
            plan.buttons.append(
                (button, CGRect(x: isRightToLeft ? whole - x - width : x, y: top, width: width, height: height)))
        }
    }
}
