"""Documents of Interface Builder, and what the searches ask of them."""
import csv
import os
import xml.parsers.expat
from collections import defaultdict


class Element:
    def __init__(self, document, parent, tag, attributes, line):
        self.document, self.parent, self.tag, self.attributes, self.line = document, parent, tag, attributes, line
        self.children = []

    def __getitem__(self, attribute):
        return self.attributes.get(attribute)

    @property
    def id(self):
        return self["id"]

    def child(self, name):
        """The child with a key, or else with a tag."""
        keyed = (child for child in self.children if child["key"] == name)
        return next(keyed, None) or next((child for child in self.children if child.tag == name), None)

    def find(self, *tags):
        for child in self.children:
            if child.tag in tags:
                yield child
            yield from child.find(*tags)

    @property
    def frame(self):
        """x, y, width and height; None where the document leaves them out."""
        rect = next((child for child in self.children if child.tag == "rect" and child["key"] == "frame"), None)
        return rect and tuple(float(rect[name]) for name in ("x", "y", "width", "height"))

    @property
    def superview(self):
        return self.parent.parent if self.parent and self.parent.tag == "subviews" else None

    @property
    def stack(self):
        return self.superview if self.superview is not None and self.superview.tag == "stackView" else None

    def number(self, name):
        """A number that is recorded: of the frame, of an attribute, of a child (`child.name`) or of another object (`#id.name`)."""
        if name.startswith("#"):
            other, name = name[1:].rsplit(".", 1)
            return self.document.objects[other].number(name)
        if "." in name:
            child, name = name.rsplit(".", 1)
            return self.child(child).number(name)
        places = ("x", "y", "width", "height")
        if name in places and self.frame:
            return self.frame[places.index(name)]
        return float(self[name])


class Document:
    def __init__(self, file, repository, revision, path):
        self.repository, self.revision, self.path = repository, revision, path
        self.objects, self.constraints, self.root = {}, defaultdict(list), None
        parser, around = xml.parsers.expat.ParserCreate(), []

        def start(tag, attributes):
            element = Element(self, around[-1] if around else None, tag, attributes, parser.CurrentLineNumber)
            if around:
                around[-1].children.append(element)
            self.root = self.root or element
            if "id" in attributes:
                self.objects.setdefault(attributes["id"], element)
            around.append(element)

        parser.StartElementHandler, parser.EndElementHandler = start, lambda _: around.pop()
        with open(file, "rb") as data:
            try:
                parser.Parse(data.read(), True)
            except xml.parsers.expat.ExpatError as error:
                raise ValueError(f"{file}: {error}") from None
        self.tools = self.version()
        for constraint in self.root.find("constraint"):
            for side in ("first", "second"):
                if constraint[side + "Attribute"]:
                    item = constraint[side + "Item"] or constraint.parent.parent.id
                    self.constraints[item].append((constraint[side + "Attribute"].replace("Margin", ""), constraint))
        self.designables = self.root.child("designables")
        device = next(self.root.find("device"), None)
        self.device = device["id"] if device else None
        self.isLandscape = bool(device and device["orientation"] == "landscape")

    def version(self):
        """The tools version, as `InterfaceBuilderVersion` reads it."""
        tools = (self.root["toolsVersion"] or "23500").split(".")[0]
        if tools == "32700":
            tools = next((plugIn["version"].split(".")[0] for plugIn in self.root.find("plugIn")), tools)
        return int(tools)


def documents(folders):
    for folder in folders:
        with open(os.path.join(folder, "SOURCES.csv"), newline="") as sources:
            for row in csv.DictReader(sources):
                file = os.path.join(folder, "documents", row["file"])
                if os.path.exists(file):
                    yield Document(file, row["repo"], row["commit"], row["path"])


HOME_BUTTON = {
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4": (320, 568), "retina4_7": (375, 667),
    "retina47": (375, 667), "retina5_5": (414, 736), "retina55": (414, 736),
}
NOTCHED = {
    "retina5_9": (375, 812), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_0": (390, 844), "retina6_7": (428, 926),
    "retina6_12": (393, 852), "retina6_72": (430, 932),
}
SCREENS = {None: (375, 667), **HOME_BUTTON, **NOTCHED}


def agrees(recorded, expected):
    """Within what a frame was rounded by when it was written down."""
    return abs(recorded - expected) < 0.02


def isPad(document):
    return (document.device or "").lower().startswith("ipad")


def isResting(view, axis, springs=False, measured=False):
    """Whether nothing but the view's own class decides its length: no constraint, no stack, and no author.

    Views without constraints have the frames that their authors gave them; `springs` says that authors cannot change this one. Classes
    that draw themselves have sizes of their own, which `measured` says are those that matter.
    """
    if view["misplaced"] or view["ambiguous"] or view["hidden"] == "YES" or view.child("variation") or not view.frame:
        return False
    if view["customClass"] and view.document.designables is not None and not measured:
        return False
    if (stack := view.stack) is not None:
        distribution, alignment = stack["distribution"] or "fill", stack["alignment"] or "fill"
        if axis == ("height" if stack["axis"] == "vertical" else "width"):
            if not distribution.startswith("equal") and (distribution == "fillEqually" or not isResting(stack, axis)):
                return False
        elif alignment == "fill":
            return False
    elif view["fixedFrame"] == "YES" or view["translatesAutoresizingMaskIntoConstraints"] != "NO":
        return springs
    if any(attribute == axis for attribute, _ in view.document.constraints[view.id]):
        return False
    held = {attribute for attribute, constraint in view.document.constraints[view.id] if isFirm(constraint, view)}
    sides = (
        [{"left", "leading"}, {"right", "trailing"}, {"centerX"}] if axis == "width"
        else [{"top"}, {"bottom"}, {"centerY", "baseline", "firstBaseline", "lastBaseline"}])
    return sum(bool(held & side) for side in sides) < 2


def isFirm(constraint, view):
    """Whether a constraint holds a side of a view at one place. A neighbour gives way, as most do."""
    other = view.document.objects.get(constraint["secondItem" if constraint["firstItem"] == view.id else "firstItem"])
    isNeighbour = other is not None and other is not view and other.superview is view.superview and other.frame
    return not constraint["relation"] and not constraint["priority"] and not isNeighbour


def views(documents, *tags, since=0, until=99_999):
    """The views with frames in documents from one tools version on and before another."""
    for document in documents:
        if since <= document.tools < until:
            yield from (view for view in document.root.find(*tags) if view.frame)
