// The strategies and assertions of Maquette under the name that tests import.
@_exported import MaquetteTesting
