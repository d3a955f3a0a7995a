import Maquette

ShortRun.prepareMemory()
StandardStreams.prepare()
exit(await Preview.run(Argument.typed()))
