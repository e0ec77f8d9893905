import { runProgram } from './run-program.ts'
import { readSettings } from './settings.ts'
import { startGateway } from './start-gateway.ts'

/*
 * `node gateway/src/main.ts --port 4100 --data folder`: the sandbox gateway as a program of its own.
 */

await runProgram('gateway', readSettings(process.argv.slice(2), process.env), startGateway)
