import type { Store } from './books/store.ts'
import type { Clock } from './time/clock.ts'

/** What every piece of work has at hand, whichever company it is that is played. */
export type Company = {
  readonly store: Store
  readonly clock: Clock
  /** Whether deliveries are made of events. */
  readonly tells: () => boolean
}
