import { MONEY_SCHEMA } from './books/money-schema.ts'
import { Store } from './books/store.ts'
import { newId } from './books/ids.ts'
import { Control } from './control-client.ts'
import { createApp } from './app.ts'
import { Misbehavior } from './misbehavior/misbehavior.ts'
import type { Gateway } from './gateway.ts'
import { DUE_WORK } from './objects/due-work.ts'
import { planPayouts } from './objects/payout.ts'
import type { Sandbox } from './sandbox.ts'
import { type ClockOptions, makeClock } from './time/clock.ts'
import { Timekeeper } from './time/timekeeper.ts'
import { Outbox } from './webhooks/outbox.ts'

export type GatewayOptions = {
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
  /** After how many seconds a review of an account ends; `manual` waits for the control. */
  readonly review?: number | 'manual'
  readonly clock?: ClockOptions
  readonly onError?: (error: unknown) => void
}

export type RunningGateway = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly control: Control
  readonly close: () => Promise<void>
}

const REVIEW_SECONDS = 5

/** The whole gateway, in this process. */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const { port = 0, host = '127.0.0.1', data = null, review = REVIEW_SECONDS, onError = reportError } = options
  const { secretKey = newId('sk_sandbox'), webhookSecret = newId('whsec_sandbox'), webhookUrl = null } = options
  const store = new Store(data, { name: 'gateway', schema: MONEY_SCHEMA })
  let origin = options.publicUrl ?? ''
  const sandbox: Sandbox = {
    store,
    clock: makeClock(store, options.clock ?? {}),
    origin: () => origin,
    reviewSeconds: review,
    tells: () => outbox.manners.url !== null,
  }
  const outbox = new Outbox(sandbox, { url: webhookUrl, secret: webhookSecret, header: 'gateway-signature' })
  const timekeeper = new Timekeeper(sandbox, DUE_WORK, outbox, onError)
  const closing = new AbortController()
  const gateway: Gateway = {
    sandbox,
    secretKey,
    isDemo: options.demo ?? false,
    misbehavior: new Misbehavior(),
    outbox,
    running: new Set(),
    advanceTo: (seconds) => timekeeper.advanceTo(seconds),
    wake: () => timekeeper.wake(),
    closing: closing.signal,
  }
  const app = createApp(gateway, onError)
  const url = await app.listen({ port, host }).catch((error: unknown) => {
    store.close()
    throw error
  })
  origin ||= url
  store.transaction(() => planPayouts(sandbox))
  timekeeper.wake()
  const close = async () => {
    closing.abort()
    timekeeper.close()
    await outbox.close()
    await app.close()
    store.close()
  }
  return { url, secretKey, webhookSecret, control: new Control(url, secretKey), close }
}

function reportError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
