import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Settings, readSettings } from '../server/src/settings/env.ts'
import { spawnTied } from '../server/src/process/tied-process.ts'

/*
 * The payment gateway of a demo: a process of its own beside the server, with its books in the data folder. Where real people are, where the settings name
 * a gateway, and where others than this computer are let in, it is not started: their browsers would not reach its fields.
 */

const PROGRAM = fileURLToPath(new URL('../gateway/src/main.ts', import.meta.url))
/** From the port of the server, so that its control page stays where it was. */
const PORTS_BEYOND = 100

export type Sandbox = {
  /** For the server. */
  readonly environment: Readonly<Record<string, string>>
  /** Why there is none although there should be. */
  readonly failure: string | null
  /** Where the server takes its events, if that is known only now. */
  tells(serverUrl: string): Promise<void>
  end(): Promise<void>
}

const NONE: Sandbox = { environment: {}, failure: null, tells: async () => {}, end: async () => {} }

/** Settings that are wrong are the server's to tell. */
export async function openSandbox(environment: NodeJS.ProcessEnv = process.env): Promise<Sandbox> {
  const settings = settingsOrNull(environment)
  if (settings?.DEMO !== '1' || settings.PAYMENT_GATEWAY_URL || settings.PAYMENT_GATEWAY_KEY) return NONE
  try {
    return await start(settings)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...NONE, failure: `The sandbox of payments did not start, so paying online is off. ${reason}` }
  }
}

function settingsOrNull(environment: NodeJS.ProcessEnv): Settings | null {
  try {
    return readSettings(environment)
  } catch {
    return null
  }
}

type Keys = { readonly secretKey: string; readonly webhookSecret: string }

async function start({ DATA_DIR, PORT }: Settings): Promise<Sandbox> {
  const folder = join(DATA_DIR, 'sandbox-gateway')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys = await keysIn(folder)
  const port = PORT === 0 ? 0 : await freePort(PORT + PORTS_BEYOND)
  const args = ['--demo', '--data', folder, '--port', String(port)]
  if (PORT !== 0) args.push('--webhook-url', webhookUrl(`http://localhost:${PORT}`))
  const child = spawnTied(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args], {
    // Arguments of a process are read by all users of a machine.
    env: { ...process.env, GATEWAY_SECRET_KEY: keys.secretKey, GATEWAY_WEBHOOK_SECRET: keys.webhookSecret },
    stdio: ['ignore', 'pipe', 'pipe'],
    lastSignal: 'SIGTERM',
  })
  const url = await addressOf(child)
  // It ends with us, and holds no one up.
  child.unref()
  return {
    environment: {
      PAYMENT_GATEWAY_URL: url,
      PAYMENT_GATEWAY_KEY: keys.secretKey,
      PAYMENT_GATEWAY_WEBHOOK_SECRETS: keys.webhookSecret,
    },
    failure: null,
    tells: (serverUrl) => tellAt(url, keys.secretKey, webhookUrl(serverUrl)),
    end: () => end(child),
  }
}

const webhookUrl = (serverUrl: string) => `${serverUrl}/webhooks/payments`

/** Made at the first start: of another key, what stands in its books would be no one's. */
async function keysIn(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return JSON.parse(kept) as Keys
  const secret = () => randomBytes(24).toString('base64url')
  const keys: Keys = { secretKey: `sk_sandbox_${secret()}`, webhookSecret: `whsec_sandbox_${secret()}` }
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return keys
}

/** This one, or 0 for any where it is taken. */
function freePort(wanted: number): Promise<number> {
  if (wanted > 65_535) return Promise.resolve(0)
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)))
  })
}

/** Where it says that it is. Later it says what went wrong, if anything. */
async function addressOf(child: ChildProcess): Promise<string> {
  let complaint = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, url] = /^The sandbox gateway is at (http:\S+)$/.exec(line) ?? []
    if (!url) continue
    child.stdout!.resume()
    child.stderr!.removeAllListeners('data').pipe(process.stderr)
    return url
  }
  throw new Error(complaint.trim() || 'It ended at once.')
}

async function tellAt(gatewayUrl: string, secretKey: string, url: string): Promise<void> {
  await fetch(`${gatewayUrl}/control/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
