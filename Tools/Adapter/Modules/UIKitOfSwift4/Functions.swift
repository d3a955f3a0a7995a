// Functions and constants that became members of types in Swift 4.2.

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
@MainActor @preconcurrency public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}
@MainActor @preconcurrency public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
@MainActor @preconcurrency public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
    UIAccessibility.isAssistiveTouchRunning
}
@MainActor @preconcurrency public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
    UIAccessibility.isClosedCaptioningEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsDarkerSystemColorsEnabled() -> Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
    UIAccessibility.isGrayscaleEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
    UIAccessibility.isGuidedAccessEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
    UIAccessibility.isInvertColorsEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
    UIAccessibility.isMonoAudioEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
    UIAccessibility.isShakeToUndoEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
    UIAccessibility.isSpeakScreenEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
    UIAccessibility.isSpeakSelectionEnabled
}
@MainActor @preconcurrency public func UIAccessibilityIsSwitchControlRunning() -> Bool {
    UIAccessibility.isSwitchControlRunning
}
@MainActor @preconcurrency public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) {
    UIAccessibility.post(notification: notification, argument: argument)
}

@MainActor @preconcurrency public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@MainActor @preconcurrency public var UICollectionElementKindSectionHeader: String {
    UICollectionView.elementKindSectionHeader
}
@MainActor @preconcurrency public var UICollectionElementKindSectionFooter: String {
    UICollectionView.elementKindSectionFooter
}
@MainActor @preconcurrency public var UIScrollViewDecelerationRateNormal: CGFloat {
    UIScrollView.DecelerationRate.normal.rawValue
}
@MainActor @preconcurrency public var UIScrollViewDecelerationRateFast: CGFloat {
    UIScrollView.DecelerationRate.fast.rawValue
}
@MainActor @preconcurrency public var UITableViewIndexSearch: String { UITableView.indexSearch }
@MainActor @preconcurrency public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
    UICollectionViewFlowLayout.automaticSize
}
@MainActor @preconcurrency public var UINavigationControllerHideShowBarDuration: CGFloat {
    UINavigationController.hideShowBarDuration
}
@MainActor @preconcurrency public var UISplitViewControllerAutomaticDimension: CGFloat {
    UISplitViewController.automaticDimension
}
@MainActor @preconcurrency public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@MainActor @preconcurrency public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
    UIApplication.backgroundFetchIntervalMinimum
}
@MainActor @preconcurrency public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
    UIApplication.backgroundFetchIntervalNever
}
@MainActor @preconcurrency public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@MainActor @preconcurrency public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@MainActor @preconcurrency public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL
public let UIImagePickerControllerLivePhoto = UIImagePickerController.InfoKey.livePhoto
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata
public let UIImagePickerControllerPHAsset = UIImagePickerController.InfoKey.phAsset
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
public let kCATruncationEnd = CATextLayerTruncationMode.end
public let kCATruncationNone = CATextLayerTruncationMode.none
public let kCATruncationStart = CATextLayerTruncationMode.start
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
public let kCAGravityResize = CALayerContentsGravity.resize
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
public let kCAGravityCenter = CALayerContentsGravity.center
public let kCAGravityTop = CALayerContentsGravity.top
public let kCAGravityBottom = CALayerContentsGravity.bottom
public let kCAGravityLeft = CALayerContentsGravity.left
public let kCAGravityRight = CALayerContentsGravity.right
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
public let kCAGravityTopRight = CALayerContentsGravity.topRight
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionPush = CATransitionType.push
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
public let kCAFilterLinear = CALayerContentsFilter.linear
public let kCAFilterNearest = CALayerContentsFilter.nearest
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
public let kCAValueFunctionScale = CAValueFunctionName.scale
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

// Those that were strings or numbers in Swift 3.

public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation
public let NSFontAttributeName = NSAttributedString.Key.font
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.documentType
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.characterEncoding
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
