import type { Company } from '../company.ts'
import type { Outbox } from '../webhooks/outbox.ts'
import { type Runs, firstDue, runFirstDue } from './due.ts'

const LONGEST_MS = 60_000
const AFTER_FAILURE_MS = 10_000

/** Does what is due when its time has come, by itself or because the time is moved. */
export class Timekeeper<Of extends Company> {
  readonly #company: Of
  readonly #runs: Runs<Of>
  readonly #outbox: Outbox
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | null = null
  #moving: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(company: Of, runs: Runs<Of>, outbox: Outbox, onError: (error: unknown) => void) {
    this.#company = company
    this.#runs = runs
    this.#outbox = outbox
    this.#onError = onError
  }

  wake(): void {
    if (this.#isClosed) return
    this.#outbox.send()
    this.#plan(this.#msToNext())
  }

  /** One move after the other; each thing at its own time, and told before the next one comes about. */
  advanceTo(seconds: number): Promise<void> {
    const moved = this.#moving.then(() => this.#move(seconds))
    this.#moving = moved.catch(() => {})
    return moved
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  async #move(seconds: number): Promise<void> {
    await this.#outbox.settle()
    for (let at = this.#next(); at !== null && at <= seconds && !this.#isClosed; at = this.#next()) {
      this.#company.clock.moveTo(at)
      while (runFirstDue(this.#company, this.#runs, this.#company.clock.now()));
      await this.#outbox.settle()
    }
    this.#company.clock.moveTo(seconds)
    this.wake()
  }

  #next(): number | null {
    const times = [firstDue(this.#company)?.at, this.#outbox.nextAt()].filter((at) => typeof at === 'number')
    return times.length > 0 ? Math.min(...times) : null
  }

  #plan(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#run(), ms)
    this.#timer.unref()
  }

  #run(): void {
    try {
      while (runFirstDue(this.#company, this.#runs, this.#company.clock.now()));
      this.wake()
    } catch (error) {
      this.#onError(error)
      this.#plan(AFTER_FAILURE_MS)
    }
  }

  #msToNext(): number {
    const next = this.#next()
    return next === null ? LONGEST_MS : Math.min(LONGEST_MS, Math.max(20, (next - this.#company.clock.now()) * 1_000))
  }
}
