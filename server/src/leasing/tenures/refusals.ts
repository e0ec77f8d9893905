import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { type Tenure } from './tenure.queries.ts'
import { todayIn } from '../../database/days.ts'
import { text as refusal } from './tenure-refusal.text.ts'

/** What several people do to a property at once, the database decides by its constraints. Who was later is told why, if not of whom. */
export async function orRefused<Result>(refusedBy: Readonly<Record<string, ErrorDefinition>>, write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const refusal = refusedBy[violatedConstraint(error) ?? '']
    if (refusal) return fail(refusal)
    throw error
  }
}

export const NOT_CONNECTED_WITH = refusal.notConnected
export const END_IS_PAST = refusal.endPast

/** What is over already can not begin. */
export async function checkIsToCome(db: Db, timeZone: string, { endsOn }: Pick<Tenure, 'endsOn'>, field: string): Promise<void> {
  if (endsOn !== null && endsOn < (await todayIn(db, timeZone))) failField(field, END_IS_PAST)
}
