import type { Db } from '../database/db.ts'
import type { Claims, Database } from '../database/pool.ts'

export type DueItems<Item> = {
  readonly claims: Claims
  readonly atOnce: number
  /** The next that are due; `after` is the last one of the batch before, for what stays listed when it is done. */
  list(db: Db, limit: number, after: Item | null): Promise<readonly Item[]>
  /** In transactions of its own, so that the job may be broken off anywhere. False where another worker has it in hand. */
  work(item: Item): Promise<boolean | void>
}

/** So many in a row say that it is not them: the database is gone, or all of it goes wrong. */
const MOST_FAILURES_IN_A_ROW = 10

/**
 * Works off what is due, batch by batch, until there is no more. What another worker has in hand is left to it. One that fails holds up none
 * of the others: the job fails with it when these are done.
 */
export async function workThroughDue<Item>(
  { jobDatabase }: { readonly jobDatabase: Database },
  signal: AbortSignal,
  due: DueItems<Item>,
): Promise<void> {
  let after: Item | null = null
  let inARow = 0
  const failures: unknown[] = []
  for (;;) {
    const from: Item | null = after
    const items: readonly Item[] = await jobDatabase.transaction(due.claims, (db) => due.list(db, due.atOnce, from), {
      readOnly: true,
    })
    let done = 0
    for (const item of items) {
      if (signal.aborted || inARow === MOST_FAILURES_IN_A_ROW) return failWith(failures)
      try {
        if ((await due.work(item)) !== false) done += 1
        inARow = 0
      } catch (error) {
        failures.push(error)
        inARow += 1
      }
    }
    if (items.length < due.atOnce || done === 0) return failWith(failures)
    after = items.at(-1) ?? null
  }
}

function failWith(failures: readonly unknown[]): void {
  const [first] = failures
  if (failures.length === 1) throw first
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failed, the first: ${String(first)}`)
}

/** Repeats a step that says how many it did, for as long as each does as many as it may. */
export async function repeatWhileFull(signal: AbortSignal, atOnce: number, step: () => Promise<number>): Promise<void> {
  while (!signal.aborted) if ((await step()) < atOnce) return
}
