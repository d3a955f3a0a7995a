"""Leaves out of ICU's data what the command never asks for: trim-icu.py DATA SMALLER. Started by Scripts/package.

The libraries of Swift bring ICU with 34 MB of data, which is a third of a package. The command formats dates in every
language, and that stays. It never converts old character sets, transliterates, spells numbers out, names units,
languages and regions, or breaks words by dictionaries, which Pango does. ICU answers for what is missing as for a
language that it does not know. Code of a project runs with the toolchain's own libraries and sees nothing of this.
"""

import re
import struct
import sys

UNUSED = re.compile(
    r".*\.cnv|.*\.spp|(unames|cnvalias)\.icu|(unit|lang|region|rbnf|translit)/.*|brkitr/.*\.dict|brkitr/.*(lstm|LSTM).*"
    r"|coll/(?!root\.res|ucadata\.icu|res_index\.res|pool\.res).*")
# Tables that say which languages there are, and what the others lean on.
ALWAYS = re.compile(r".*/(res_index|pool|root)\.res")


def items(data):
    """The header, and the name and bytes of each item of a common data file in the byte order of x86."""
    length, magic, big = struct.unpack_from("<HHxxxxB", data)
    if magic != 0x27DA or big or data[12:16] != b"CmnD":
        raise SystemExit("trim-icu.py: this is no common data of ICU for x86")
    count = struct.unpack_from("<I", data, length)[0]
    places = [struct.unpack_from("<II", data, length + 4 + 8 * number) for number in range(count)]
    ends = [start for _, start in places[1:]] + [len(data) - length]
    for (name, start), end in zip(places, ends):
        text = data[length + name:data.index(b"\0", length + name)].decode()
        yield text, data[length + start:length + end]


def packed(header, kept):
    names, content, toc = b"", b"", struct.pack("<I", len(kept))
    start_of_names = 4 + 8 * len(kept)
    length_of_names = sum(len(name) + 1 for name, _ in kept)
    start = (len(header) + start_of_names + length_of_names + 15) // 16 * 16 - len(header)
    for name, item in kept:
        toc += struct.pack("<II", start_of_names + len(names), start + len(content))
        names += name.encode() + b"\0"
        content += item + b"\0" * (-len(item) % 16)
    return header + (toc + names).ljust(start, b"\0") + content


def main():
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    header = data[:struct.unpack_from("<H", data)[0]]
    found = list(items(data))
    kept = []
    for name, item in found:
        inner = name.split("/", 1)[1]
        if ALWAYS.fullmatch(name) or not UNUSED.fullmatch(inner):
            kept.append((name, item))
    smaller = packed(header, kept)
    again = list(items(smaller))
    assert [name for name, _ in again] == [name for name, _ in kept]
    with open(sys.argv[2], "wb") as file:
        file.write(smaller)
    print(f"ICU: {len(kept)} of {len(found)} items, {len(smaller) / 1e6:.1f} of {len(data) / 1e6:.1f} MB", file=sys.stderr)


main()
