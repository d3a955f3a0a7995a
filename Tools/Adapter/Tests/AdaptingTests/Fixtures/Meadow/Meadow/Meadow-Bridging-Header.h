@interface LegacyMeter : UIView
@end
