"""The searches that fill the tables, one for each.

A search yields views on which one can see whether its rule holds, the numbers that each has by the rule, and names of numbers that a
reader needs beside these. A list holds numbers of which one is right.
"""
import math

from documents import HOME_BUTTON, NOTCHED, SCREENS, isPad, isResting, views

RULES = {}
XCODE_7, XCODE_8, XCODE_9, XCODE_9_2, XCODE_10, XCODE_11 = 9_000, 11_000, 13_000, 13_500, 14_200, 14_800
XCODE_12, XCODE_12_2, XCODE_12_5, XCODE_13, XCODE_14, XCODE_14_2 = 17_000, 17_500, 18_000, 19_000, 21_000, 21_500
XCODE_15_1, XCODE_26 = 22_300, 24_000


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
sizes("wheel-heights-xcode-6", "pickerView", "datePicker", until=XCODE_7, springs=True,
      where=lambda view: not isPad(view.document), height=162)
hasBorder = lambda field: field["borderStyle"] not in (None, "none")
sizes("field-heights", "textField", until=XCODE_11, where=hasBorder, height=30)
sizes("field-heights-ios-13", "textField", since=XCODE_11, where=hasBorder, height=34)


@rule("page-control-widths-xcode-14-2")
def _(documents):
    for control in views(documents, "pageControl", since=XCODE_14_2, until=XCODE_15_1):
        if isResting(control, "width") and control["numberOfPages"]:
            yield control, {"width": 18 * control.number("numberOfPages") + 62}, ["numberOfPages"]


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


@rule("missing-plain-headers")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=False, since=XCODE_11):
        tools = table.document.tools
        rooms = [28] if tools < XCODE_12_5 else [24.5, 24.333] if tools < XCODE_13 else [44.5, 44.667] if tools < XCODE_14 else [50]
        yield cell, {"y": rooms}


@rule("missing-plain-headers-xcode-10")
def _(documents):
    for table, cell in firstRows(documents, "plain", titled=False, until=XCODE_11):
        yield cell, {"y": belowBars(0)}


def gaps(documents, *styles, since, until=99_999, footers=False):
    """The first cell of each section but the first, with the last cell of the section before; no titles between the two."""
    for table in tables(documents, *styles, since=since, until=until):
        sections, cells = table.child("sections"), list(rows(table))
        for (before, last), (after, first) in zip(cells, cells[1:]):
            if before is not None and after == before + 1:
                section, next_ = sections.children[before], sections.children[after]
                if not section["footerTitle"] and not next_["headerTitle"]:
                    yield table, last, first


@rule("missing-plain-footers")
def _(documents):
    for table, last, first in gaps(documents, "plain", since=15_500, until=XCODE_12_5):
        end = last.frame[1] + last.frame[3]
        yield first, {"y": end + 28 + 28}, [f"#{last.id}.y", f"#{last.id}.height"]


@rule("group-ends")
def _(documents):
    for table, last, first in gaps(documents, "grouped", "insetGrouped", since=XCODE_11):
        end = last.frame[1] + last.frame[3]
        yield first, {"y": end + 18 + 18}, [f"#{last.id}.y", f"#{last.id}.height", f"#{table.id}.sectionHeaderHeight", f"#{table.id}.sectionFooterHeight"]

# Cells


def cells(documents, since=0, until=99_999):
    for table in views(documents, "tableView", since=since, until=until):
        yield from ((table, cell) for _, cell in rows(table) if cell.tag == "tableViewCell")


def styleTexts(documents, since=0, until=99_999):
    """The first texts of cells with a style and nothing before the text."""
    for table, cell in cells(documents, since, until):
        text = cell.document.objects.get(cell["textLabel"])
        plain = not cell["imageView"] and not cell["indentationLevel"] and not cell.child("separatorInset") and not table.child("separatorInset")
        if text is not None and text.frame and plain and cell["style"] != "IBUITableViewCellStyleValue2" and not cell.child("directionalLayoutMargins"):
            yield cell, text


@rule("text-margins-ios-10")
def _(documents):
    for cell, text in styleTexts(documents, until=XCODE_9):
        yield text, {"x": 15}


@rule("text-margins-narrow")
def _(documents):
    for cell, text in styleTexts(documents, since=XCODE_9):
        if cell.frame[2] <= 375:
            yield text, {"x": 16}, [f"#{cell.id}.width"]


@rule("text-margins-wide")
def _(documents):
    for cell, text in styleTexts(documents, since=XCODE_9):
        if cell.frame[2] > 375:
            yield text, {"x": 20}, [f"#{cell.id}.width"]


def standardRows(documents, since=0, until=99_999, *styles):
    """Cells with a style, whose height neither they nor their tables give."""
    for table, cell in cells(documents, since, until):
        if cell["style"] in styles and not cell["rowHeight"] and table["rowHeight"] in (None, "-1", "44"):
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


def accessories(name, since, until, room, *besides):
    """By how much a disclosure indicator makes the content of a cell narrower, at a side margin of 15, 16 or 20 points."""
    @rule(name)
    def search(documents):
        for table, cell in cells(documents, since, until):
            content = cell.child("contentView")
            if cell["accessoryType"] == "disclosureIndicator" and content.frame:
                yield cell, {"contentView.width": [cell.frame[2] - side - room for side in besides]}, ["width"]


accessories("chevron-room-ios-10", 0, XCODE_9, 33, 0)
accessories("chevron-room-ios-11", XCODE_9, XCODE_11, 34, 0)
accessories("chevron-room-xcode-11", XCODE_11, XCODE_12_5, 11, 15, 16, 20)
accessories("chevron-room-xcode-12-5", XCODE_12_5, XCODE_13, 9.5, 16, 20)
accessories("chevron-room-xcode-13", XCODE_13, XCODE_14_2, 8.5, 16, 20)
accessories("chevron-room-xcode-14-2", XCODE_14_2, 99_999, 10.5, 16, 20)


def inMargins(documents, attribute, since, until):
    """Views that a constraint holds at a margin of a cell's content, and how far from it."""
    for table, cell in cells(documents, since, until):
        content = cell.child("contentView")
        if content.child("layoutMargins") or content.child("directionalLayoutMargins") or cell.child("directionalLayoutMargins") or cell.child("layoutMargins"):
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


@rule("cell-margins-xcode-9-0")
def _(documents):
    for cell, view, offset in inMargins(documents, "leading", XCODE_9, XCODE_9_2):
        yield view, {"x": 8 + offset}


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
