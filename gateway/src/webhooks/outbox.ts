import { setTimeout as delay } from 'node:timers/promises'
import type { Company } from '../company.ts'
import { wallClock } from '../time/clock.ts'
import { type Random, seeded } from '../misbehavior/random.ts'
import { events, presentEvent } from './event.ts'
import { signatureOf } from './signature.ts'

/*
 * Brings events to whom they are for, until they say that they have them.
 */

export type Manners = {
  url: string | null
  /** How often more than once each event is sent. */
  duplicates: number
  /** Events overtake each other. */
  shuffle: boolean
  /** Of the real clock. */
  delay_ms: number
  /** Nothing is sent meanwhile. */
  hold: boolean
  /** Before the call is answered that they tell about. */
  before_answer: boolean
  /** They are signed by someone else. */
  wrong_signature: boolean
  seed: number
}

export const PLAIN: Omit<Manners, 'url'> = {
  duplicates: 0,
  shuffle: false,
  delay_ms: 0,
  hold: false,
  before_answer: false,
  wrong_signature: false,
  seed: 1,
}

/** Who is told, and how they know who tells. */
export type Addressee = { readonly url: string | null; readonly secret: string; readonly header: string }

type Waiting = { readonly event: string; readonly created: number; readonly attempts: number }

const ANSWER_TIMEOUT_MS = 10_000
const SHUFFLE_MS = 300
const GIVE_UP_SECONDS = 3 * 86_400
const LONGEST_PAUSE_SECONDS = 3 * 3_600
/** As many at once as a company would send. */
const MOST_AT_ONCE = 8

export class Outbox {
  readonly #company: Company
  readonly #secret: string
  readonly #header: string
  readonly #manners: Manners
  #random: Random
  readonly #sending = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()

  constructor(company: Company, { url, secret, header }: Addressee) {
    this.#company = company
    this.#secret = secret
    this.#header = header
    this.#manners = { ...PLAIN, url }
    this.#random = seeded(PLAIN.seed)
  }

  get manners(): Manners {
    return { ...this.#manners }
  }

  behave(changes: Partial<Manners>): Manners {
    Object.assign(this.#manners, changes)
    if (changes.seed !== undefined) this.#random = seeded(changes.seed)
    return this.manners
  }

  /** Begins to send what is due; what is on its way already is not sent again. */
  send(): void {
    if (this.#manners.hold || !this.#manners.url || this.#closing.signal.aborted) return
    for (const waiting of this.#due(MOST_AT_ONCE - this.#sending.size)) {
      const sent = this.#bring(waiting).finally(() => {
        this.#sending.delete(waiting.event)
        this.send()
      })
      this.#sending.set(waiting.event, sent)
    }
  }

  /** Sends what is due, and waits until each has been tried. */
  async settle(): Promise<void> {
    for (this.send(); this.#sending.size > 0; this.send()) await Promise.all(this.#sending.values())
  }

  /** Sends one event as often as is said, whatever became of it before. */
  async deliver(id: string, times: number): Promise<(number | string)[]> {
    const body = JSON.stringify(presentEvent(events.get(this.#company.store, id)))
    const answers: (number | string)[] = []
    for (let time = 0; time < times; time += 1) answers.push(await this.#post(body))
    return answers
  }

  /** When something is to be tried again. */
  nextAt(): number | null {
    if (this.#manners.hold || !this.#manners.url) return null
    const next = this.#company.store.one<{ at: number | null }>('select min(next_at) as at from delivery where next_at is not null')
    return next?.at ?? null
  }

  undelivered() {
    const rows = this.#company.store.all<{
      event: string
      created: number
      attempts: number
      next_at: number | null
      last_error: string | null
    }>('select event, created, attempts, next_at, last_error from delivery where delivered_at is null order by created, event limit 1000')
    return rows.map(({ next_at, ...row }) => ({ ...row, next_at, gave_up: next_at === null }))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.allSettled(this.#sending.values())
  }

  #due(most: number): Waiting[] {
    if (most <= 0) return []
    const rows = this.#company.store.all<Waiting>(
      'select event, created, attempts from delivery where next_at <= ? order by next_at, rowid limit ?',
      this.#company.clock.now(),
      most + this.#sending.size,
    )
    return rows.filter(({ event }) => !this.#sending.has(event)).slice(0, most)
  }

  async #bring(waiting: Waiting): Promise<void> {
    const { shuffle, delay_ms: delayMs, duplicates } = this.#manners
    const pauseMs = delayMs + (shuffle ? Math.floor(this.#random() * SHUFFLE_MS) : 0)
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal: this.#closing.signal }).catch(() => {})
    if (this.#closing.signal.aborted) return
    const event = events.find(this.#company.store, waiting.event)
    if (!event) return
    const body = JSON.stringify(presentEvent(event))
    const answers = await Promise.all(Array.from({ length: 1 + duplicates }, () => this.#post(body)))
    if (!this.#closing.signal.aborted) this.#note(waiting, answers)
  }

  #note({ event, created, attempts }: Waiting, answers: readonly (number | string)[]): void {
    const { store, clock } = this.#company
    const now = clock.now()
    const failure = answers.find((answer) => typeof answer === 'string' || answer < 200 || answer > 299)
    if (answers.length > 0 && failure === undefined) {
      store.run(
        'update delivery set attempts = attempts + 1, next_at = null, delivered_at = ?, last_error = null where event = ?',
        now,
        event,
      )
      return
    }
    const nextAt = now + Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS)
    const isGivenUp = nextAt > created + GIVE_UP_SECONDS
    store.run(
      'update delivery set attempts = attempts + 1, next_at = ?, last_error = ? where event = ?',
      isGivenUp ? null : nextAt,
      String(failure),
      event,
    )
  }

  async #post(body: string): Promise<number | string> {
    const { url, wrong_signature: isWrong } = this.#manners
    if (!url) return 'no address is set'
    const signature = signatureOf(body, isWrong ? `${this.#secret} of another` : this.#secret, wallClock())
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [this.#header]: signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_TIMEOUT_MS), this.#closing.signal]),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      return error instanceof Error ? error.message : 'no answer'
    }
  }
}
