import Foundation
import MaquetteReleases

/// Where everything in an alert or action sheet lies, for a width.
///
/// The texts with the fields and the actions are two parts, which scroll where they are higher than what is seen of them.
@MainActor struct AlertPlan {
    var size = CGSize.zero
    /// The backgrounds: one, or two where an action sheet keeps Cancel apart.
    var cards: [CGRect] = []
    /// What is seen of the texts, and of the actions.
    var upper = CGRect.zero
    var lower = CGRect.zero
    /// Within their part.
    var texts: [(label: UILabel, frame: CGRect)] = []
    var fields: [(field: UITextField, frame: CGRect)] = []
    var buttons: [(button: AlertButton, frame: CGRect)] = []
    /// Between buttons that are no capsules.
    var lines: [CGRect] = []
    /// Cancel in a card of its own.
    var apart: (button: AlertButton, frame: CGRect)?
    /// How high the parts are.
    var textsHeight: CGFloat = 0
    var actionsHeight: CGFloat = 0

    /// Shows of the parts what the height has room for: the texts wholly, unless too little would be seen of the actions.
    mutating func cut(to height: CGFloat, keeping leastActions: CGFloat) {
        let whole = textsHeight + actionsHeight
        let room = max(0, height - (size.height - whole))
        // Frames come back with errors of rounding.
        guard whole > room + 0.01 else { return }
        lower.size.height = min(room, max(room - textsHeight, min(actionsHeight, leastActions)))
        upper.size.height = room - lower.height
        lower.origin.y = upper.height
        cards[0].size.height = room
        if let apart {
            self.apart?.frame.origin.y = apart.frame.minY - (whole - room)
            cards[cards.count - 1].origin.y = apart.frame.minY - (whole - room)
        }
        size.height -= whole - room
    }
}

/// What an alert consists of.
@MainActor struct AlertParts {
    let labels: [UILabel]
    let fields: [UITextField]
    /// The buttons in the order of the app.
    let buttons: [AlertButton]
    let isSheet: Bool
    let pixel: CGFloat
    let isRightToLeft: Bool

    func arranged(width: CGFloat, height: CGFloat) -> AlertPlan {
        let alerts = Headless.release.alerts
        var plan = AlertPlan()
        plan.textsHeight = addTexts(to: &plan, width, alerts, side: alerts.side)
        var rowHeight = rowHeight(alerts)
        if let capsules = alerts.capsules {
            // The gap stays where the texts scroll away under it.
            if hasTexts { plan.textsHeight -= capsules.gap }
            plan.actionsHeight = addCapsules(to: &plan, width, rowHeight, capsules)
        } else if isSheet {
            rowHeight = max(alerts.rowHeight, rowHeight)
            plan.actionsHeight = addRows(stacked.filter { !$0.isCancel }, to: &plan, width, rowHeight)
        } else {
            plan.actionsHeight = addBoxes(to: &plan, width, rowHeight)
        }
        let whole = plan.textsHeight + plan.actionsHeight
        plan.upper = CGRect(x: 0, y: 0, width: width, height: plan.textsHeight)
        plan.lower = CGRect(x: 0, y: plan.textsHeight, width: width, height: plan.actionsHeight)
        plan.size = CGSize(width: width, height: whole)
        if whole > 0 { plan.cards.append(CGRect(origin: .zero, size: plan.size)) }
        if alerts.capsules == nil, isSheet { addCancel(to: &plan, rowHeight, alerts) }
        let leastActions = (rowHeight * alerts.leastRows / pixel).rounded(.up) * pixel
        plan.cut(to: height, keeping: leastActions)
        return plan
    }

    private var hasTexts: Bool { !labels.isEmpty || !fields.isEmpty }

    // MARK: Actions, each returning their height

    /// Adds the actions in a card of iOS 26.
    private func addCapsules(
        to plan: inout AlertPlan, _ width: CGFloat, _ rowHeight: CGFloat, _ capsules: SystemRelease.Alerts.Capsules
    ) -> CGFloat {
        let inset = capsules.inset
        let room = width - 2 * inset
        let half = (room - capsules.gap) / 2
        // Without texts the uppermost is as far from its edge as the others from theirs.
        var top = hasTexts ? capsules.gap : inset
        if let row = row(each: half) {
            place(row, at: top, width: half, height: rowHeight, inset: inset, gap: capsules.gap, in: width, &plan)
            return top + rowHeight + inset
        }
        for button in stacked {
            plan.buttons.append((button, CGRect(x: inset, y: top, width: room, height: rowHeight)))
            top += rowHeight + capsules.gap
        }
        return top + inset - (buttons.isEmpty ? 0 : capsules.gap)
    }

    /// Adds the actions in an alert from before iOS 26.
    private func addBoxes(to plan: inout AlertPlan, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
        let half = width / 2
        guard let row = row(each: half) else { return addRows(stacked, to: &plan, width, height) }
        let top = hasTexts ? pixel : 0
        if hasTexts { plan.lines.append(CGRect(x: 0, y: 0, width: width, height: pixel)) }
        plan.lines.append(CGRect(x: half - pixel / 2, y: 0, width: pixel, height: height + top))
        place(row, at: top, width: half, height: height, inset: 0, gap: 0, in: width, &plan)
        return top + height
    }

    private func addRows(
        _ rows: [AlertButton], to plan: inout AlertPlan, _ width: CGFloat, _ height: CGFloat
    ) -> CGFloat {
        var top: CGFloat = 0
        for (place, button) in rows.enumerated() {
            if place > 0 || hasTexts {
                plan.lines.append(CGRect(x: 0, y: top, width: width, height: pixel))
                top += pixel
            }
            plan.buttons.append((button, CGRect(x: 0, y: top, width: width, height: height)))
            top += height
        }
        return top
    }

    /// In an action sheet from before iOS 26 Cancel is by itself.
    private func addCancel(to plan: inout AlertPlan, _ height: CGFloat, _ alerts: SystemRelease.Alerts) {
        guard let cancel = buttons.first(where: \.isCancel) else { return }
        let top = plan.size.height > 0 ? plan.size.height + alerts.sheetMargin : 0
        let frame = CGRect(x: 0, y: top, width: plan.size.width, height: height)
        plan.apart = (cancel, frame)
        plan.cards.append(frame)
        plan.size.height = frame.maxY
    }

    // MARK: Texts

    /// Returns their height.
    private func addTexts(
        to plan: inout AlertPlan, _ width: CGFloat, _ alerts: SystemRelease.Alerts, side: CGFloat
    ) -> CGFloat {
        guard hasTexts else { return 0 }
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
