import Maquette

StandardStreams.prepare()
exit(await Preview.run(Argument.typed()))
