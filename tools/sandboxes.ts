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
 * The other companies of a demo: the payment gateway and the screening bureau, each a process of its own beside the server, with its books in the data
 * folder. Where real people are, where the settings name a company, and where others than this computer are let in, it is not started: their browsers
 * would not reach the fields of the gateway.
 */

type Company = {
  /** As its program calls itself. */
  readonly name: 'gateway' | 'bureau'
  readonly program: string
  readonly settings: 'PAYMENT_GATEWAY' | 'SCREENING_BUREAU'
  readonly keysBegin: string
  /** From the port of the server, so that its control page stays where it was. */
  readonly portsBeyond: number
  /** Where the server takes its events. */
  readonly webhook: string
  readonly failed: string
}

const COMPANIES: readonly Company[] = [
  {
    name: 'gateway',
    program: programAt('main.ts'),
    settings: 'PAYMENT_GATEWAY',
    keysBegin: 'sk_sandbox_',
    portsBeyond: 100,
    webhook: '/webhooks/payments',
    failed: 'The sandbox of payments did not start, so paying online is off.',
  },
  {
    name: 'bureau',
    program: programAt('bureau-main.ts'),
    settings: 'SCREENING_BUREAU',
    keysBegin: 'sk_sandbox_bureau_',
    portsBeyond: 110,
    webhook: '/webhooks/screening',
    failed: 'The sandbox of screening did not start, so applicants are not screened.',
  },
]

function programAt(name: string): string {
  return fileURLToPath(new URL(`../gateway/src/${name}`, import.meta.url))
}

export type Sandboxes = {
  /** For the server. */
  readonly environment: Readonly<Record<string, string>>
  /** Why there is none of some although there should be. */
  readonly failures: readonly string[]
  /** Where the server takes their events, if that is known only now. */
  tell(serverUrl: string): Promise<void>
  end(): Promise<void>
}

type Sandbox = Pick<Sandboxes, 'environment' | 'tell' | 'end'>

/** Those that are wanted. Each starts or fails by itself. Settings that are wrong are the server's to tell. */
export async function openSandboxes(environment: NodeJS.ProcessEnv = process.env): Promise<Sandboxes> {
  const settings = settingsOrNull(environment)
  const wanted =
    settings?.DEMO === '1' ? COMPANIES.filter(({ settings: name }) => !settings[`${name}_URL`] && !settings[`${name}_KEY`]) : []
  const started = await Promise.all(wanted.map((company) => start(company, settings!).catch((error: unknown) => failureOf(company, error))))
  const open = started.filter((one) => typeof one !== 'string')
  return {
    environment: Object.assign({}, ...open.map((sandbox) => sandbox.environment)) as Record<string, string>,
    failures: started.filter((one) => typeof one === 'string'),
    tell: async (serverUrl) => void (await Promise.all(open.map((sandbox) => sandbox.tell(serverUrl)))),
    end: async () => void (await Promise.all(open.map((sandbox) => sandbox.end()))),
  }
}

function settingsOrNull(environment: NodeJS.ProcessEnv): Settings | null {
  try {
    return readSettings(environment)
  } catch {
    return null
  }
}

function failureOf({ failed }: Company, error: unknown): string {
  return `${failed} ${error instanceof Error ? error.message : String(error)}`
}

type Keys = { readonly secretKey: string; readonly webhookSecret: string }

async function start(company: Company, { DATA_DIR, PORT }: Settings): Promise<Sandbox> {
  const { name, program, portsBeyond, webhook } = company
  const folder = join(DATA_DIR, `sandbox-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { secretKey, webhookSecret } = await keysIn(folder, company)
  const port = PORT === 0 ? 0 : await freePort(PORT + portsBeyond)
  const args = ['--demo', '--data', folder, '--port', String(port)]
  if (PORT !== 0) args.push('--webhook-url', `http://localhost:${PORT}${webhook}`)
  const variables = name.toUpperCase()
  const child = spawnTied(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    // Arguments of a process are read by all users of a machine.
    env: { ...process.env, [`${variables}_SECRET_KEY`]: secretKey, [`${variables}_WEBHOOK_SECRET`]: webhookSecret },
    stdio: ['ignore', 'pipe', 'pipe'],
    lastSignal: 'SIGTERM',
  })
  const url = await addressOf(child, name)
  // It ends with us, and holds no one up.
  child.unref()
  return {
    environment: {
      [`${company.settings}_URL`]: url,
      [`${company.settings}_KEY`]: secretKey,
      [`${company.settings}_WEBHOOK_SECRETS`]: webhookSecret,
    },
    tell: (serverUrl) =>
      tellAt(url, secretKey, `${serverUrl}${webhook}`).catch((error: unknown) => {
        process.stderr.write(`The sandbox ${name} could not be told where Keystead is: ${String(error)}\n`)
      }),
    end: () => end(child),
  }
}

/** Made at the first start: of another key, what stands in its books would be no one's. */
async function keysIn(folder: string, { keysBegin }: Company): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return JSON.parse(kept) as Keys
  const secret = () => randomBytes(24).toString('base64url')
  const keys: Keys = { secretKey: `${keysBegin}${secret()}`, webhookSecret: `whsec_sandbox_${secret()}` }
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
async function addressOf(child: ChildProcess, name: Company['name']): Promise<string> {
  let complaint = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, said, url] = /^The sandbox (\w+) is at (http:\S+)$/.exec(line) ?? []
    if (said !== name || !url) continue
    child.stdout!.resume()
    child.stderr!.removeAllListeners('data').pipe(process.stderr)
    return url
  }
  throw new Error(complaint.trim() || 'It ended at once.')
}

async function tellAt(companyUrl: string, secretKey: string, url: string): Promise<void> {
  await fetch(`${companyUrl}/control/webhooks`, {
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
