// The name of the module in its former pod.
@_exported import Amplitude
