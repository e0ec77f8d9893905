import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RunningBureau } from '../gateway/src/start-bureau.ts'
import type { RunningGateway } from '../gateway/src/start-gateway.ts'
import { copyFilledFolder } from './filled-folder.ts'
import { MAIN, SANDBOX_MAIN } from './program.ts'

const READY_WITHIN_MS = 180_000
/** Pino's level of errors: why a call failed, for people who read why a journey did. */
const FAILED = /"level":50/

/** A real server process of its own, with its own database and folder, that tests may stop, kill and start again. */
export type RunningServer = {
  readonly url: string
  readonly dataDir: string
  readonly output: () => string
  readonly process: () => ChildProcess
  /** Asks it to stop and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on the same data. */
  start(): Promise<void>
  /** Stops it and deletes its data. */
  discard(): Promise<void>
}

type ServerOptions = {
  readonly environment?: Record<string, string>
  /** Begins with an empty folder, as a new installation does, and not with a copy of one that is set up. */
  readonly isNew?: boolean
  /** Its payment gateway, which tells it of events. */
  readonly gateway?: RunningGateway
  /** Its screening bureau, which does so as well. */
  readonly bureau?: RunningBureau
}

export async function startServer({ environment = {}, isNew = false, gateway, bureau }: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-e2e-'))
  if (!isNew) await copyFilledFolder(dataDir)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | null = null
  let output = ''

  const running: RunningServer = {
    url,
    dataDir,
    output: () => output,
    process: () => {
      if (!child) throw new Error('not running')
      return child
    },
    async start() {
      child = spawn(process.execPath, [gateway || bureau ? SANDBOX_MAIN : MAIN, 'all'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO: '0',
          CALLS_PER_MINUTE: '100000',
          SENSITIVE_CALLS_PER_10_MINUTES: '10000',
          ...(gateway && settingsOf('PAYMENT_GATEWAY', gateway)),
          ...(bureau && settingsOf('SCREENING_BUREAU', bureau)),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await waitUntilReady(url, child, () => output)
      await gateway?.control.webhooks({ url: `${url}/webhooks/payments` })
      await bureau?.control.webhooks({ url: `${url}/webhooks/screening` })
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill(signal)
      await ended
    },
    async discard() {
      await running.stop()
      for (const line of output.split('\n')) if (FAILED.test(line)) console.error(line.slice(0, 2_000))
      // A database that was told to hurry may still be writing its last file.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
  await running.start()
  return running
}

type Company = Pick<RunningGateway, 'url' | 'secretKey' | 'webhookSecret'>

function settingsOf(name: 'PAYMENT_GATEWAY' | 'SCREENING_BUREAU', { url, secretKey, webhookSecret }: Company): Record<string, string> {
  return { [`${name}_URL`]: url, [`${name}_KEY`]: secretKey, [`${name}_WEBHOOK_SECRETS`]: webhookSecret }
}

/** The process of the embedded database under a running server. */
export async function databasePid({ dataDir }: RunningServer): Promise<number> {
  const record = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string }
  return Number((await readFile(resolve(dataDir, record.folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server was not ready in time:\n${output()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
