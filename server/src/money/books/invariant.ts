import type { Db } from '../../database/db.ts'

/*
 * What has to be true of money at every moment, each as one query that finds where it is not (0091, 0096). They run every night, by `npm run
 * operator -- verify-books`, and after the tests of money. Another one is another row; it reads whatever the rooms of money keep.
 */

export type Invariant = {
  /** As the decision names it. */
  readonly name: string
  readonly says: string
  /** Where it does not hold, some of all. Sees all rows. */
  readonly broken: (db: Db) => Promise<Broken[]>
}

/** What it is of, such as a business key, and what is wrong with it. */
export type Broken = { what: string; found: string }

export const AT_MOST = 'limit 100'
