import type { FastifyInstance } from 'fastify'
import { newId } from './books/ids.ts'
import { Store, type Whose } from './books/store.ts'
import type { Company } from './company.ts'
import { Misbehavior } from './misbehavior/misbehavior.ts'
import type { Program } from './program.ts'
import { type ClockOptions, makeClock } from './time/clock.ts'
import type { Runs } from './time/due.ts'
import { Timekeeper } from './time/timekeeper.ts'
import { Outbox } from './webhooks/outbox.ts'

export type ProgramOptions = {
  /** Any free one where nothing is said. */
  readonly port?: number
  readonly host?: string
  /** Where browsers reach it, if that is another address than its own. */
  readonly publicUrl?: string
  /** Where the books are kept; without a folder in memory. */
  readonly data?: string | null
  readonly secretKey?: string
  readonly webhookUrl?: string | null
  readonly webhookSecret?: string
  readonly demo?: boolean
  readonly clock?: ClockOptions
  readonly onError?: (error: unknown) => void
}

export type Running = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly close: () => Promise<void>
}

export type ProgramParts<Of extends Company> = Whose & {
  /** How its secret keys begin. */
  readonly keyPrefix: string
  /** What its deliveries are signed in. */
  readonly signatureHeader: string
  readonly companyOf: (company: Company, origin: () => string) => Of
  readonly runs: Runs<Of>
  readonly createApp: (program: Program<Of>, onError: (error: unknown) => void) => FastifyInstance
  /** What is planned at each start, unless it is planned already. */
  readonly atStart?: (sandbox: Of) => void
}

/** A whole company, in this process. */
export async function startProgram<Of extends Company>(parts: ProgramParts<Of>, options: ProgramOptions): Promise<Running> {
  const { port = 0, host = '127.0.0.1', data = null, webhookUrl = null, onError = reportError } = options
  const { secretKey = newId(parts.keyPrefix), webhookSecret = newId('whsec_sandbox') } = options
  const store = new Store(data, parts)
  let origin = options.publicUrl ?? ''
  const company = { store, clock: makeClock(store, options.clock ?? {}), tells: () => outbox.manners.url !== null }
  const sandbox = parts.companyOf(company, () => origin)
  const outbox = new Outbox(sandbox, { url: webhookUrl, secret: webhookSecret, header: parts.signatureHeader })
  const timekeeper = new Timekeeper(sandbox, parts.runs, outbox, onError)
  const closing = new AbortController()
  const app = parts.createApp(
    {
      sandbox,
      secretKey,
      isDemo: options.demo ?? false,
      misbehavior: new Misbehavior(),
      outbox,
      running: new Set(),
      advanceTo: (seconds) => timekeeper.advanceTo(seconds),
      wake: () => timekeeper.wake(),
      closing: closing.signal,
    },
    onError,
  )
  const url = await app.listen({ port, host }).catch((error: unknown) => {
    store.close()
    throw error
  })
  origin ||= url
  store.transaction(() => parts.atStart?.(sandbox))
  timekeeper.wake()
  const close = async () => {
    closing.abort()
    timekeeper.close()
    await outbox.close()
    await app.close()
    store.close()
  }
  return { url, secretKey, webhookSecret, close }
}

function reportError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
