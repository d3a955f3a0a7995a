// The name of the module until version 5.
@_exported import DGCharts
