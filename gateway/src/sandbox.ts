import type { Store } from './books/store.ts'
import type { Clock } from './time/clock.ts'

/** What every piece of work has at hand. */
export type Sandbox = {
  readonly store: Store
  readonly clock: Clock
  /** Where the gateway's pages stand: `http://127.0.0.1:4100`. */
  readonly origin: () => string
  /** Reviews of accounts end after so long; `manual` ones are decided by the control. */
  readonly reviewSeconds: number | 'manual'
  /** Whether deliveries are made of events. */
  readonly tells: () => boolean
}
