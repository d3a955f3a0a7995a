"""The searches that fill the tables, one for each.

A search yields views on which one can see whether its rule holds, the numbers that each has by the rule, and names of numbers that a
reader needs beside these. A list holds numbers of which one is right.
"""
import math

from documents import HOME_BUTTON, NOTCHED, SCREENS, agrees, isPad, isResting, views

RULES = {}
XCODE_7, XCODE_8, XCODE_9, XCODE_9_2, XCODE_10, XCODE_11 = 9_000, 11_000, 13_000, 13_500, 14_200, 14_800
XCODE_12, XCODE_12_2, XCODE_12_5, XCODE_13, XCODE_14, XCODE_14_2 = 17_000, 17_500, 18_000, 19_000, 21_000, 21_500
XCODE_26 = 24_000


def rule(name):
    def register(search):
        RULES[name] = search
        return search
    return register


def sizes(name, *tags, since=0, until=99_999, springs=False, where=lambda view: True, **numbers):
    """A rule on the size that views have by themselves."""
    @rule(name)
    def search(documents):
        for view in views(documents, *tags, since=since, until=until):
            if where(view) and all(isResting(view, axis, springs) for axis in numbers):
                yield view, numbers


# Controls

sizes("switch-sizes", "switch", until=XCODE_26, springs=True, width=51, height=31)
sizes("switch-sizes-ios-26", "switch", since=XCODE_26, springs=True, width=63, height=28)
hasNoImages = lambda slider: not slider["minimumValueImage"] and not slider["maximumValueImage"]
sizes("slider-heights", "slider", until=XCODE_26, springs=True, where=hasNoImages, height=31)
sizes("slider-heights-ios-26", "slider", since=XCODE_26, springs=True, where=hasNoImages, height=34)
sizes("stepper-sizes", "stepper", until=XCODE_11, springs=True, width=94, height=29)
sizes("stepper-heights-ios-13", "stepper", since=XCODE_11, springs=True, height=32)
sizes("segment-heights", "segmentedControl", until=XCODE_11, springs=True, height=29)
sizes("segment-heights-ios-13", "segmentedControl", since=XCODE_11, springs=True, height=32)
isPlain = lambda view: view["progressViewStyle"] != "bar"
sizes("progress-heights", "progressView", until=XCODE_12, springs=True, where=isPlain, height=2)
sizes("progress-heights-ios-14", "progressView", since=XCODE_12, springs=True, where=isPlain, height=4)
sizes("page-control-heights", "pageControl", until=XCODE_12, springs=True, height=37)
hasWheels = lambda view: not view.document.isLandscape and view["datePickerMode"] != "countDownTimer" and (
    view.tag == "pickerView" or view["style"] == "wheels" or view.document.tools < 16_000)
sizes("wheel-heights", "pickerView", "datePicker", since=XCODE_7, springs=False, where=hasWheels, height=216)


@rule("wheel-heights-xcode-6")
def _(documents):
    for picker in views(documents, "pickerView", "datePicker", until=XCODE_7):
        if not isPad(picker.document):
            yield picker, {"height": 162}


hasBorder = lambda field: field["borderStyle"] not in (None, "none")
sizes("field-heights", "textField", until=XCODE_11, where=hasBorder, height=30)
sizes("field-heights-ios-13", "textField", since=XCODE_11, where=hasBorder, height=34)


# Bars


def bars(documents, tag, since=0, until=99_999):
    """The bars of controllers, and those whose height nothing decides, where they were laid out."""
    for bar in views(documents, tag, since=since, until=until):
        wasLaidOut = 0 < bar.frame[3] < 1000
        if wasLaidOut and (bar["key"] == tag or isResting(bar, "height", springs=True)) and not (
                bar.document.isLandscape and not isPad(bar.document)):
            yield bar


def isPresented(bar):
    """Whether a segue presents the controller of a bar: since Xcode 11 it is in a sheet."""
    return any(
        segue["destination"] == bar.parent.id and segue["kind"] in ("presentation", "modal", "show")
        for segue in bar.document.root.find("segue"))


@rule("navigation-bar-heights")
def _(documents):
    for bar in bars(documents, "navigationBar", until=XCODE_26):
        isInSheet = bar.document.tools >= XCODE_11 and isPresented(bar)
        if not isPad(bar.document) and bar["largeTitles"] != "YES" and not isInSheet:
            yield bar, {"height": 44}


@rule("navigation-bar-heights-in-sheets")
def _(documents):
    for bar in bars(documents, "navigationBar", since=XCODE_11, until=XCODE_26):
        if not isPad(bar.document) and bar["largeTitles"] != "YES" and isPresented(bar):
            yield bar, {"height": 44 + 12}


@rule("navigation-bar-heights-pad")
def _(documents):
    for bar in bars(documents, "navigationBar", since=XCODE_10, until=XCODE_26):
        if isPad(bar.document) and bar["largeTitles"] != "YES":
            yield bar, {"height": 50}


@rule("navigation-bar-heights-ios-26")
def _(documents):
    for bar in bars(documents, "navigationBar", since=XCODE_26):
        if bar["largeTitles"] != "YES":
            yield bar, {"height": 54}


@rule("large-title-heights")
def _(documents):
    for bar in bars(documents, "navigationBar", since=XCODE_9):
        if bar["largeTitles"] == "YES" and not isPad(bar.document):
            yield bar, {"height": (44 if bar.document.tools < XCODE_26 else 54) + 52}


def standsOnHomeIndicator(bar):
    guides = {guide.id for guide in bar.document.root.find("viewLayoutGuide") if guide["key"] == "safeArea"}
    return bar.document.device in NOTCHED and (bar["key"] == "toolbar" or any(
        attribute == "bottom" and {constraint["firstItem"], constraint["secondItem"]} & guides
        for attribute, constraint in bar.document.constraints[bar.id]))


@rule("toolbar-heights")
def _(documents):
    for bar in bars(documents, "toolbar", until=XCODE_26):
        if not isPad(bar.document) and not standsOnHomeIndicator(bar):
            yield bar, {"height": 44}


@rule("toolbar-heights-home-indicator")
def _(documents):
    for bar in bars(documents, "toolbar", until=XCODE_26):
        if standsOnHomeIndicator(bar):
            yield bar, {"height": 49}


@rule("tab-bar-heights")
def _(documents):
    for bar in bars(documents, "tabBar", until=XCODE_26):
        yield bar, {"height": 49}


@rule("tab-bar-heights-ios-26")
def _(documents):
    for bar in bars(documents, "tabBar", since=XCODE_26):
        yield bar, {"height": 49}


sizes("search-bar-heights", "searchBar", until=XCODE_9, springs=True, height=44)
sizes("search-bar-heights-ios-11", "searchBar", since=XCODE_9, until=XCODE_26, height=56)

# Tables


def rows(table):
    """The cells of a table with the number of their section; None for those of prototypes."""
    for group in table.children:
        if group.tag == "prototypes":
            yield from ((None, cell) for cell in group.children if cell.tag == "tableViewCell" and cell.frame)
        if group.tag == "sections":
            for index, section in enumerate(group.children):
                cells = section.child("cells")
                yield from ((index, cell) for cell in (cells.children if cells else []) if cell.frame)


def tables(documents, *styles, since=0, until=99_999):
    for table in views(documents, "tableView", since=since, until=until):
        if (table["style"] or "plain") in styles and not table.child("tableHeaderView"):
            yield table


def firstRows(documents, *styles, titled, prototypes=True, since=0, until=99_999):
    """The first cell of each table, and whether a title is above it: prototypes have one that the canvas made up."""
    for table in tables(documents, *styles, since=since, until=until):
        index, cell = next(rows(table), (None, None))
        if cell is None or index is None and not prototypes or index not in (None, 0):
            continue
        section = table.child("sections").children[0] if index == 0 else None
        if titled == (section is None or bool(section["headerTitle"])):
            yield table, cell


def belowBars(*places):
    """Until Xcode 8.2, rows below a bar were recorded from the edge of the screen."""
    return [place + bars for place in places for bars in (0, 64, 44)]


@rule("plain-title-heights")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=True, prototypes=False, since=XCODE_7, until=XCODE_12_5):
        yield cell, {"y": belowBars(28)}, [f"#{table.id}.sectionHeaderHeight"]


@rule("plain-title-heights-xcode-6")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=True, until=XCODE_7):
        yield cell, {"y": belowBars(0)}


@rule("plain-title-heights-xcode-12-5")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=True, since=XCODE_12_5, until=XCODE_13):
        yield cell, {"y": [24.5, 24.333]}


@rule("plain-title-heights-xcode-13")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=True, since=XCODE_13, until=XCODE_14):
        yield cell, {"y": [44.5, 44.667]}


@rule("plain-title-padding")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=True, since=XCODE_14):
        yield cell, {"y": 50}


@rule("group-title-heights-ios-10")
def _(documents):
    for table, cell in firstRows(documents, "grouped", titled=True, until=XCODE_9):
        yield cell, {"y": belowBars(17 + 33)}


@rule("group-title-heights")
def _(documents):
    for table, cell in firstRows(documents, "grouped", "insetGrouped", titled=True, since=XCODE_9):
        if not XCODE_12_5 <= table.document.tools < XCODE_14_2:
            yield cell, {"y": [17.5 + 38, 17.333 + 38]}


@rule("group-title-heights-xcode-12-5")
def _(documents):
    for table, cell in firstRows(documents, "grouped", "insetGrouped", titled=True, since=XCODE_12_5, until=XCODE_14_2):
        yield cell, {"y": [17.5 + 32, 17.333 + 32]}


@rule("first-group-places")
def _(documents):
    for table, cell in firstRows(documents, "grouped", titled=False, until=XCODE_11):
        yield cell, {"y": belowBars(35)}


@rule("missing-plain-headers-xcode-10")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=False, until=XCODE_11):
        yield cell, {"y": belowBars(0)}


def gaps(documents, *styles, since=0, until=99_999, titled=False):
    """The last cell of each section but the last, which has no footer, and the first cell of the next, which has a title only if it may."""
    for table in tables(documents, *styles, since=since, until=until):
        sections, cells = table.child("sections"), list(rows(table))
        for (before, last), (after, first) in zip(cells, cells[1:]):
            if before is not None and after == before + 1:
                if not sections.children[before]["footerTitle"] and (titled or not sections.children[after]["headerTitle"]):
                    yield table, last, first


def plainRooms(tools):
    """The room of a header, and that of a footer."""
    if tools < XCODE_12_5:
        return [28]
    return [24.5, 24.333] if tools < XCODE_13 else [44.5, 44.667] if tools < XCODE_14 else [50]


@rule("missing-plain-headers")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=False, since=XCODE_11):
        yield cell, {"y": plainRooms(table.document.tools)}


@rule("missing-plain-footers")
def _(documents):
    for table, last, first in gaps(documents, "plain", since=15_500, titled=True):
        end = last.frame[1] + last.frame[3]
        yield first, {"y": [end + room + 28 for room in plainRooms(table.document.tools)]}, [f"#{last.id}.y", f"#{last.id}.height"]


@rule("group-ends")
def _(documents):
    for table, last, first in gaps(documents, "grouped", "insetGrouped"):
        end = last.frame[1] + last.frame[3]
        given = ["sectionHeaderHeight", "sectionFooterHeight"]
        yield (
            first, {"y": end + sum(table.number(name) for name in given)},
            [f"#{last.id}.y", f"#{last.id}.height", *(f"#{table.id}.{name}" for name in given)])


# Cells


def cells(documents, since=0, until=99_999):
    for table in views(documents, "tableView", since=since, until=until):
        yield from ((table, cell) for _, cell in rows(table) if cell.tag == "tableViewCell")


def styleTexts(documents, since=0, until=99_999):
    """The first texts of cells with a style and nothing before the text."""
    for table, cell in cells(documents, since, until):
        text = cell.document.objects.get(cell["textLabel"])
        isPlain = not cell["imageView"] and not cell["indentationLevel"] and cell["style"] != "IBUITableViewCellStyleValue2"
        hasOwnMargins = cell.child("directionalLayoutMargins") or cell.child("separatorInset") or table.child("separatorInset")
        if text is not None and text.frame and isPlain and not hasOwnMargins:
            yield cell, text


@rule("text-margins-ios-10")
def _(documents):
    for cell, text in styleTexts(documents, until=XCODE_9):
        yield text, {"x": 15}


@rule("text-margins-narrow")
def _(documents):
    for cell, text in styleTexts(documents, since=XCODE_9):
        isOfXcode11 = XCODE_11 <= cell.document.tools < XCODE_12
        if cell.frame[2] <= 375 and not isOfXcode11:
            yield text, {"x": 16}, [f"#{cell.id}.width"]


@rule("text-margins-wide")
def _(documents):
    for cell, text in styleTexts(documents, since=XCODE_9):
        if cell.frame[2] > 375:
            yield text, {"x": 20}, [f"#{cell.id}.width"]


def standardRows(documents, since=0, until=99_999, *styles):
    """Cells with a style, whose height neither they nor their tables give. Until Xcode 8 all tables said 44."""
    for table, cell in cells(documents, since, until):
        given = table["rowHeight"] not in (None, "-1") and (table["rowHeight"] != "44" or table.document.tools >= XCODE_9)
        if cell["style"] in styles and not cell["rowHeight"] and not given:
            yield cell


@rule("row-heights")
def _(documents):
    for cell in standardRows(documents, 0, XCODE_26, *(f"IBUITableViewCellStyle{style}" for style in ("Default", "Value1", "Value2"))):
        separator = [44, 43.5, 43.667] if cell.document.tools >= XCODE_11 else [44]
        yield cell, {"height": separator}


@rule("row-heights-ios-26")
def _(documents):
    for cell in standardRows(documents, XCODE_26, 99_999, *(f"IBUITableViewCellStyle{style}" for style in ("Default", "Value1", "Value2"))):
        yield cell, {"height": [51, 50.5, 50.667]}


@rule("row-heights-with-subtitle")
def _(documents):
    for cell in standardRows(documents, XCODE_12_2, XCODE_26, "IBUITableViewCellStyleSubtitle"):
        yield cell, {"height": [56, 55.5, 55.667]}


def accessories(name, since, until, rooms, *margins):
    """By how much a disclosure indicator makes the content of a cell narrower, beside a margin."""
    @rule(name)
    def search(documents):
        for table, cell in cells(documents, since, until):
            content = cell.child("contentView")
            if cell["accessoryType"] == "disclosureIndicator" and content.frame:
                yield cell, {"contentView.width": [cell.frame[2] - margin - room for margin in margins for room in rooms]}, ["width"]


accessories("chevron-room-ios-10", 0, XCODE_9, [33], 0)
accessories("chevron-room-ios-11", XCODE_9, XCODE_11, [34], 0)
accessories("chevron-room-xcode-11", XCODE_11, XCODE_12_5, [11], 15, 16, 20)
accessories("chevron-room-xcode-12-5", XCODE_12_5, XCODE_13, [9.5, 9.667], 16, 20)
accessories("chevron-room-xcode-13", XCODE_13, XCODE_14_2, [8.5, 8.667], 16, 20)
accessories("chevron-room-xcode-14-2", XCODE_14_2, 99_999, [10.5, 10.333], 16, 20)


def inMargins(documents, attribute, since, until):
    """Views that a constraint holds at a margin of a cell's content, and how far from it."""
    for table, cell in cells(documents, since, until):
        content = cell.child("contentView")
        if any(view.child(name) for view in (cell, content) for name in ("layoutMargins", "directionalLayoutMargins")):
            continue
        for view, offset in held(content, content.id, attribute + "Margin", attribute):
            yield cell, view, offset


def held(superview, other, attributeOfOther, attribute):
    """The subviews that an equal constraint holds at an edge of something else, and how far from it."""
    document = superview.document
    for _, constraint in document.constraints[other]:
        if constraint["relation"] or constraint["priority"] or constraint["multiplier"] or constraint["symbolic"]:
            continue
        first, second = constraint["firstItem"] or constraint.parent.parent.id, constraint["secondItem"] or constraint.parent.parent.id
        ends = [(first, constraint["firstAttribute"]), (second, constraint["secondAttribute"])]
        for (one, isAt), (thing, of), sign in ((*ends, 1), (*reversed(ends), -1)):
            view = document.objects.get(one)
            if thing == other and of == attributeOfOther and isAt == attribute and view is not None and view.frame:
                if view.superview is superview and not view["misplaced"] and not view["ambiguous"]:
                    yield view, sign * float(constraint["constant"] or 0)


@rule("cell-margins-ios-10")
def _(documents):
    for cell, view, offset in inMargins(documents, "leading", 0, XCODE_9):
        yield view, {"x": 8 + offset}


@rule("cell-margins-above")
def _(documents):
    for cell, view, offset in inMargins(documents, "top", XCODE_9_2, XCODE_26):
        yield view, {"y": 11 + offset}


@rule("cell-margins-above-ios-10")
def _(documents):
    for cell, view, offset in inMargins(documents, "top", 0, XCODE_9):
        yield view, {"y": 8 + offset}


@rule("cell-margins-above-ios-26")
def _(documents):
    for cell, view, offset in inMargins(documents, "top", XCODE_26, 99_999):
        yield view, {"y": 15 + offset}

# Screens


def isInFlux(view):
    return view["misplaced"] or view["ambiguous"] or view.child("variation")


def roots(documents, since=0, until=99_999, *kinds):
    """The views that a screen or a piece of one begins with: those of controllers, and those of a .xib."""
    for document in documents:
        if since <= document.tools < until:
            for view in document.root.find("view"):
                isOfController = view["key"] == "view" and view.parent.tag.endswith("ontroller")
                isLoose = view.parent.tag == "objects"
                if view.frame and (isOfController and "controller" in kinds or isLoose and "loose" in kinds):
                    yield view


def safeArea(root):
    return next((guide.id for guide in root.children if guide.tag == "viewLayoutGuide" and guide["key"] == "safeArea"), None)


def tops(root):
    """The subviews that a constraint holds below the top of the safe area, and how far."""
    guide = safeArea(root)
    return [] if guide is None else ((view, offset) for view, offset in held(root, guide, "top", "top") if not isInFlux(view))


@rule("margins-of-roots-ios-10")
def _(documents):
    for root in roots(documents, XCODE_7, XCODE_9, "controller", "loose"):
        if not root.child("layoutMargins"):
            for view, offset in held(root, root.id, "topMargin", "top"):
                if not isInFlux(view):
                    yield view, {"y": offset}
            for view, offset in held(root, root.id, "bottomMargin", "bottom"):
                if not isInFlux(view):
                    yield view, {"y": root.frame[3] + offset - view.frame[3]}, ["height", f"#{root.id}.height"]


def isWholeScreen(root):
    return root.frame[2:] == SCREENS.get(root.document.device) and not root.document.isLandscape


def withoutBars(insets, rows):
    """Only views at one of the places that they have without bars: of others, a bar is above them."""
    for view, offset in rows:
        if any(agrees(view.frame[1], inset + offset) for inset in insets):
            yield view, offset


@rule("status-bars-home-button-xcode-11")
def _(documents):
    for root in roots(documents, XCODE_11, 21_520, "controller"):
        if root.document.device in HOME_BUTTON and isWholeScreen(root):
            for view, offset in withoutBars((0, 20), tops(root)):
                yield view, {"y": offset}


@rule("status-bars-home-button")
def _(documents):
    for root in roots(documents, XCODE_9, 99_999, "controller"):
        isOfXcode11 = XCODE_11 <= root.document.tools < 21_520
        if root.document.device in HOME_BUTTON and isWholeScreen(root) and not isOfXcode11:
            for view, offset in withoutBars((0, 20), tops(root)):
                yield view, {"y": 20 + offset}


@rule("status-bars-without-device-xcode-11")
def _(documents):
    for root in roots(documents, XCODE_11, 21_520, "controller"):
        if root.document.device is None:
            for view, offset in withoutBars((0, 20), tops(root)):
                yield view, {"y": offset}


@rule("status-bars-xcode-14")
def _(documents):
    for root in roots(documents, 21_225, 23_700, "controller"):
        if root.document.device == "retina5_9" and isWholeScreen(root):
            for view, offset in withoutBars((0, 44, 47, 50), tops(root)):
                yield view, {"y": 50 + offset}


@rule("status-bars-xcode-9")
def _(documents):
    for root in roots(documents, XCODE_9, 21_225, "controller"):
        if root.document.device in NOTCHED and isWholeScreen(root):
            for view, offset in withoutBars((0, 44, 47, 48, 50), tops(root)):
                yield view, {"y": 44 + offset}


@rule("insets-doubled-xcode-16-3")
def _(documents):
    own = {"retina5_9": 50, "retina6_1": 48, "retina6_5": 44, "retina6_0": 47, "retina6_7": 47, "retina6_12": 59, "retina6_72": 59}
    for root in roots(documents, 23_700, 99_999, "controller"):
        if root.document.device in own and isWholeScreen(root):
            inset = own[root.document.device]
            for view, offset in withoutBars((0, inset, 2 * inset), tops(root)):
                yield view, {"y": 2 * inset + offset}


def pieces(documents, until=99_999):
    """Views that are not as large as the document's screen, as their authors chose."""
    for root in roots(documents, XCODE_9, until, "loose", "controller"):
        screen = SCREENS.get(root.document.device)
        isFreeform = root["key"] != "view" or root.parent.child("freeformSize") or root.parent.child("simulatedDestinationMetrics")
        if screen and isFreeform and not root.document.isLandscape and root.frame[2:] != screen:
            yield root, screen


def piecesBelowAStatusBar(documents):
    for root, screen in pieces(documents, until=XCODE_11):
        if root.document.device in HOME_BUTTON and root.frame[2] <= screen[0]:
            for view, offset in withoutBars((0, 20), tops(root)):
                yield root, view, offset


@rule("status-bars-over-low-pieces")
def _(documents):
    for root, view, offset in piecesBelowAStatusBar(documents):
        if root.frame[3] < 440:
            yield view, {"y": offset}, [f"#{root.id}.height"]


@rule("status-bars-over-high-pieces")
def _(documents):
    for root, view, offset in piecesBelowAStatusBar(documents):
        if root.frame[3] >= 440:
            yield view, {"y": 20 + offset}, [f"#{root.id}.height"]


@rule("insets-of-wide-pieces")
def _(documents):
    for root, screen in pieces(documents):
        if root.frame[2] > screen[0]:
            for view, offset in withoutBars((0, 20, 44, 47, 48, 50, 59, 88, 96, 100, 94, 118), tops(root)):
                if XCODE_11 <= root.document.tools < 21_520 and root.document.device not in NOTCHED:
                    continue
                yield view, {"y": [offset + inset for inset in (20, 44, 47, 48, 50, 59, 88, 96, 100, 94, 118)]}, [f"#{root.id}.width"]


@rule("symbolic-spaces")
def _(documents):
    for document in documents:
        guides = {guide.id for guide in document.root.find("viewLayoutGuide") if guide["key"] == "safeArea"}
        for constraint in document.root.find("constraint"):
            ends = [constraint["firstItem"], constraint["secondItem"]]
            if constraint["symbolic"] != "YES" or not set(ends) & guides or constraint["relation"] or constraint["priority"]:
                continue
            view = document.objects.get(next((end for end in ends if end not in guides), None))
            if view is None or not view.frame or isInFlux(view) or view.superview is None or document.isLandscape:
                continue
            attributes = {constraint["firstAttribute"], constraint["secondAttribute"]}
            if attributes <= {"leading", "left"}:
                yield view, {"x": 0}
            elif attributes <= {"trailing", "right"} and view.superview.frame:
                yield view, {"x": view.superview.frame[2] - view.frame[2]}, ["width", f"#{view.superview.id}.width"]


# Stacks


@rule("margins-of-stacks")
def _(documents):
    for stack in views(documents, "stackView"):
        if not stack.child("layoutMargins") and not stack.child("directionalLayoutMargins"):
            for view, offset in held(stack, stack.id, "leadingMargin", "leading"):
                yield view, {"x": offset}


def hiddenViews(documents):
    """Hidden views of stacks that were laid out, with the visible ones before and after."""
    for stack in views(documents, "stackView"):
        if isInFlux(stack) or not stack.child("subviews"):
            continue
        arranged = [view for view in stack.child("subviews").children if view.frame]
        for index, view in enumerate(arranged):
            if view["hidden"] == "YES":
                before = [other for other in arranged[:index] if other["hidden"] != "YES"]
                after = [other for other in arranged[index + 1:] if other["hidden"] != "YES"]
                yield stack, view, before, after


def alongOf(stack):
    return ("y", "height") if stack["axis"] == "vertical" else ("x", "width")


@rule("hidden-views-beside-one")
def _(documents):
    for stack, view, before, after in hiddenViews(documents):
        place, length = alongOf(stack)
        isCentredRow = place == "x" and stack["alignment"] == "center"
        if len(before) == 1 and not after and not isCentredRow:
            yield view, {place: 0}, [length]


@rule("hidden-views-beside-a-centred-one")
def _(documents):
    for stack, view, before, after in hiddenViews(documents):
        place, length = alongOf(stack)
        if len(before) + len(after) == 1 and place == "x" and stack["alignment"] == "center":
            other = (before + after)[0]
            yield view, {place: other.number(place) + (other.number(length) if before else -view.number(length))}, [length]


@rule("hidden-views-between")
def _(documents):
    for stack, view, before, after in hiddenViews(documents):
        place, length = alongOf(stack)
        gap = float(stack["spacing"] or 0)
        if before and after and (stack["distribution"] or "fill").startswith("fill"):
            end = before[-1].number(place) + before[-1].number(length)
            yield view, {place: end + gap / 2}, [length]


@rule("hidden-views-at-ends")
def _(documents):
    for stack, view, before, after in hiddenViews(documents):
        place, length = alongOf(stack)
        if len(before) + len(after) > 1 and not (before and after):
            if before:
                yield view, {place: before[-1].number(place) + before[-1].number(length)}, [length]
            else:
                yield view, {place: after[0].number(place) - view.number(length)}, [length]


# Texts


def lineHeights(points):
    """The height of a line of the system font in whole pixels, at one to three for a point."""
    return [math.ceil(points * 1.193359375 * scale - 1e-4) / scale for scale in (1, 2, 3)]


STYLES = {
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16, "Subhead": 15,
    "Footnote": 13, "Caption1": 12, "Caption2": 11,
}


def styledLabels(documents, since, until, sizes):
    """Labels of one line in a text style that are as high as a line of the given size, or else as one on devices."""
    for label in views(documents, "label", since=since, until=until):
        font = next((child for child in label.children if child.tag == "fontDescription"), None)
        style = font["style"].removeprefix("UICTFontTextStyle") if font and font["style"] else None
        if sizes.get(style, STYLES.get(style)) == STYLES.get(style) or label["numberOfLines"] not in (None, "1") or isInFlux(label):
            continue
        small, usual = lineHeights(sizes[style]), lineHeights(STYLES[style])
        if any(agrees(label.frame[3], height) for height in small + usual if (height in small) != (height in usual)):
            yield label, {"height": small}


@rule("text-styles-xcode-12-5")
def _(documents):
    yield from styledLabels(documents, XCODE_12_5, XCODE_14, {
        "LargeTitle": 31, "Title0": 31, "Title1": 25, "Title2": 19, "Title3": 17, "Headline": 14, "Body": 14, "Callout": 13, "Subhead": 12,
        "Footnote": 12, "Caption1": 11})


@rule("text-view-heights")
def _(documents):
    for view in views(documents, "textView", since=XCODE_11):
        if view["scrollEnabled"] == "NO" and isResting(view, "height"):
            yield view, {"height": float(math.floor(view.frame[3]))}


@rule("baselines-of-high-labels")
def _(documents):
    for view in views(documents, "label"):
        for attribute, constraint in view.document.constraints[view.id]:
            other = view.document.objects.get(constraint["secondItem"] if constraint["firstItem"] == view.id else constraint["firstItem"])
            if (other is None or other.tag != "label" or not other.frame or other.superview is not view.superview or constraint["relation"]
                    or constraint["priority"] or constraint["constant"] or isInFlux(view) or isInFlux(other)):
                continue
            fonts = [[(child.tag, sorted(child.attributes.items())) for child in label.children if child.tag == "fontDescription"]
                     for label in (view, other)]
            isHigher = view.frame[3] > other.frame[3] + 2 and view["text"] and other["text"]
            isAligned = constraint["firstAttribute"] == constraint["secondAttribute"]
            if fonts[0] == fonts[1] and isHigher and isAligned and attribute in ("firstBaseline", "baseline", "lastBaseline"):
                if attribute == "firstBaseline":
                    yield view, {"y": other.number("y")}, ["height", f"#{other.id}.y", f"#{other.id}.height"]
                else:
                    yield view, {"y": other.frame[1] + other.frame[3] - view.frame[3]}, ["height", f"#{other.id}.y", f"#{other.id}.height"]


@rule("measured-sizes")
def _(documents):
    for document in documents:
        for designable in (document.designables.children if document.designables is not None else []):
            view, size = document.objects.get(designable["name"]), designable.child("intrinsicContentSize")
            if view is not None and view.frame and size is not None and view["numberOfLines"] in (None, "1"):
                axes = [axis for axis in ("width", "height") if float(size[axis]) > 0 and isResting(view, axis, measured=True)]
                if axes:
                    yield view, {axis: float(size[axis]) for axis in axes}


@rule("least-cell-margins")
def _(documents):
    for table, cell in cells(documents, XCODE_9_2, XCODE_26):
        content = cell.child("contentView")
        given = content.child("layoutMargins")
        if given is not None and float(given["top"]) < 11:
            for view, offset in held(content, content.id, "topMargin", "top"):
                yield view, {"y": 11 + offset}
        if given is not None and float(given["left"]) < 15:
            for view, offset in held(content, content.id, "leadingMargin", "leading"):
                yield view, {"x": [side + offset for side in (15, 16, 20)]}
