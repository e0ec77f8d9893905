import { readSetting, writeSetting } from '../books/setting.ts'
import type { Store } from '../books/store.ts'

export type Clock = {
  /** Seconds since 1970, of the sandbox. */
  now(): number
  /** It only moves on: what is later already stays as late as it is. */
  moveTo(seconds: number): void
  /** Of books in which nothing stands: they may begin at any time. */
  beginAt(seconds: number): void
}

/** What the signature of a delivery carries, since its receiver compares it with a clock of its own. */
export function wallClock(): number {
  return Math.floor(Date.now() / 1_000)
}

export type ClockOptions = {
  /** Where the clock of new books begins; now, where nothing is said. */
  readonly startAt?: Date
  /** It stands still between the moves that it is told. */
  readonly stands?: boolean
}

/** How far it is ahead is kept with the books, so that after a start again it is no earlier than before. */
export function makeClock(store: Store, { startAt, stands = false }: ClockOptions): Clock {
  if (stands) return standingClock(store, startAt)
  const ahead = () => Number(readSetting(store, 'clock.ahead'))
  if (readSetting(store, 'clock.ahead') === null) writeAhead(startAt ? Math.floor(startAt.getTime() / 1_000) - wallClock() : 0)
  let offset = ahead()
  function writeAhead(seconds: number): void {
    writeSetting(store, 'clock.ahead', String(seconds))
  }
  return {
    now: () => wallClock() + offset,
    moveTo(seconds) {
      const further = seconds - wallClock()
      if (further <= offset) return
      writeAhead(further)
      offset = further
    },
    beginAt(seconds) {
      offset = seconds - wallClock()
      writeAhead(offset)
    },
  }
}

function standingClock(store: Store, startAt: Date | undefined): Clock {
  let time = Number(readSetting(store, 'clock.stands') ?? Math.floor((startAt?.getTime() ?? Date.now()) / 1_000))
  writeSetting(store, 'clock.stands', String(time))
  return {
    now: () => time,
    moveTo(seconds) {
      if (seconds <= time) return
      writeSetting(store, 'clock.stands', String(seconds))
      time = seconds
    },
    beginAt(seconds) {
      writeSetting(store, 'clock.stands', String(seconds))
      time = seconds
    },
  }
}
