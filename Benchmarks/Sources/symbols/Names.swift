/// Every second name of those that make nine of ten uses of system symbols in public code.
enum Names {
    static let everyday = """
        1.square antenna.radiowaves.left.and.right apple.terminal archivebox arrow.2.squarepath arrow.clockwise
        arrow.counterclockwise arrow.down.circle arrow.down.square arrow.left.arrow.right arrow.right.circle
        arrow.triangle.2.circlepath arrow.up.arrow.down.circle arrow.up.circle.fill
        arrow.up.left.and.arrow.down.right.circle arrow.up.right.square arrow.uturn.left arrowshape.turn.up.left
        arrowtriangle.down.fill arrowtriangle.left backward.fill basketball bell bell.badge.fill bell.slash.fill
        bitcoinsign.circle bolt bolt.fill bolt.horizontal.circle bolt.slash.fill bookmark books.vertical
        building.columns.fill bus.fill calendar.circle.fill camera.circle car cart.fill chart.bar checkmark
        checkmark.circle.fill checkmark.seal checkmark.shield checkmark.square.fill chevron.down chevron.forward
        chevron.right chevron.up.chevron.down circle.fill clock clock.fill cloud.heavyrain.fill creditcard cube.fill
        delete.left.fill diamond.fill doc doc.on.clipboard doc.on.doc.fill doc.text doc.viewfinder.fill
        dock.arrow.up.rectangle document.on.document.fill dollarsign.circle.fill dot.radiowaves.right ellipsis
        ellipsis.circle.fill envelope exclamationmark.2 exclamationmark.circle exclamationmark.magnifyingglass
        exclamationmark.triangle.fill eye.fill f.circle figure.golf figure.walk flag flame.fill folder.badge.plus
        gamecontroller gearshape globe hand.point.left hand.tap.fill headphones heart.fill house icloud.and.arrow.up
        info.circle iphone lanyardcard light.beacon.max line.3.horizontal.decrease
        line.3.horizontal.decrease.circle.fill line.horizontal.3 link list.bullet.clipboard location.circle
        location.slash lock.circle.fill lock.open magnifyingglass map.fill mappin.and.ellipse memories mic mic.fill
        minus.circle minus.rectangle moon.zzz moonphase.first.quarter.inverse multiply.circle music.mic
        music.note.square.stack newspaper.fill note paintbrush paperplane paperplane.fill pause.circle.fill pencil
        pencil.circle person person.2.fill person.3.fill person.circle.fill
        person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.xmark person.fill phone
        phone.down.fill photo photo.on.rectangle pin.fill play.circle play.fill plus.circle plus.rectangle qrcode
        questionmark questionmark.circle.fill rectangle.3.offgrid.fill rectangle.compress.vertical
        rectangle.portrait.and.arrow.right.fill rhombus scissors shuffle slider.horizontal.3 smiley speaker.3.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
