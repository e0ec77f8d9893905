import { readSettings } from './settings.ts'
import { type RunningGateway, startGateway } from './start-gateway.ts'

/*
 * `node gateway/src/main.ts --port 4100 --data folder`: the sandbox gateway as a program of its own.
 */

/** Secrets that were not given have to be known from somewhere. */
function told({ secretKey, webhookSecret }: RunningGateway): string {
  const made = [
    options.secretKey === undefined && `Its secret key is ${secretKey}\n`,
    options.webhookSecret === undefined && `It signs with ${webhookSecret}\n`,
  ]
  return made.filter(Boolean).join('')
}

const { wrong, ...options } = readSettings(process.argv.slice(2), process.env)
if (wrong) {
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exitCode = 1
} else {
  const gateway = await startGateway(options).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  process.stdout.write(`The sandbox gateway is at ${gateway.url}\n${told(gateway)}`)
  const end = () => void gateway.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}
