import type { Running } from './start-program.ts'
import type { Read } from './program-settings.ts'

/** A program of its own: says where it is, or what is wrong with how it was started, and ends when it is told to. */
export async function runProgram<Options extends { readonly secretKey?: string; readonly webhookSecret?: string }>(
  name: string,
  { wrong, options }: Read<Options>,
  start: (options: Options) => Promise<Running>,
): Promise<void> {
  if (wrong) {
    process.stderr.write(`${wrong.join('\n')}\n`)
    process.exitCode = 1
    return
  }
  const running = await start(options).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  process.stdout.write(`The sandbox ${name} is at ${running.url}\n${told(running, options)}`)
  const end = () => void running.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

/** Secrets that were not given have to be known from somewhere. */
function told({ secretKey, webhookSecret }: Running, given: { secretKey?: string; webhookSecret?: string }): string {
  const made = [
    given.secretKey === undefined && `Its secret key is ${secretKey}\n`,
    given.webhookSecret === undefined && `It signs with ${webhookSecret}\n`,
  ]
  return made.filter(Boolean).join('')
}
