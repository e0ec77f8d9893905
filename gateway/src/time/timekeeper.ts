import type { Sandbox } from '../sandbox.ts'
import type { Outbox } from '../webhooks/outbox.ts'
import { firstDue } from './due.ts'
import { runFirstDue } from './due-work.ts'

const LONGEST_MS = 60_000
const AFTER_FAILURE_MS = 10_000

/** Does what is due when its time has come, by itself or because the time is moved. */
export class Timekeeper {
  readonly #sandbox: Sandbox
  readonly #outbox: Outbox
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | null = null
  #moving: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(sandbox: Sandbox, outbox: Outbox, onError: (error: unknown) => void) {
    this.#sandbox = sandbox
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
      this.#sandbox.clock.moveTo(at)
      while (runFirstDue(this.#sandbox, this.#sandbox.clock.now()));
      await this.#outbox.settle()
    }
    this.#sandbox.clock.moveTo(seconds)
    this.wake()
  }

  #next(): number | null {
    const times = [firstDue(this.#sandbox)?.at, this.#outbox.nextAt()].filter((at) => typeof at === 'number')
    return times.length > 0 ? Math.min(...times) : null
  }

  #plan(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#run(), ms)
    this.#timer.unref()
  }

  #run(): void {
    try {
      while (runFirstDue(this.#sandbox, this.#sandbox.clock.now()));
      this.wake()
    } catch (error) {
      this.#onError(error)
      this.#plan(AFTER_FAILURE_MS)
    }
  }

  #msToNext(): number {
    const next = this.#next()
    return next === null ? LONGEST_MS : Math.min(LONGEST_MS, Math.max(20, (next - this.#sandbox.clock.now()) * 1_000))
  }
}
