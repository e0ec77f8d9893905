import { readBureauSettings } from './bureau/bureau-settings.ts'
import { runProgram } from './run-program.ts'
import { startBureau } from './start-bureau.ts'

/*
 * `node gateway/src/bureau-main.ts --port 4110 --data folder`: the sandbox screening bureau as a program of its own.
 */

await runProgram('bureau', readBureauSettings(process.argv.slice(2), process.env), startBureau)
