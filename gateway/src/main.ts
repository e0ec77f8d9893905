import { readSettings } from './settings.ts'
import { startGateway } from './start-gateway.ts'

/*
 * `node gateway/src/main.ts --port 4100 --data folder`: the sandbox gateway as a program of its own.
 */

const { wrong, ...options } = readSettings(process.argv.slice(2), process.env)
if (wrong) {
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exitCode = 1
} else {
  const gateway = await startGateway(options)
  process.stdout.write(`The sandbox gateway is at ${gateway.url}\n`)
  const end = () => void gateway.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}
