// The target leaves this file out.
class Elsewhere: NowhereBase {}
