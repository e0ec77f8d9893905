import {
  AlreadyAssigned,
  BuildingIsLetByUnits,
  HomeIsLet,
  ManagedExclusively,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { type Tenure, todayIn } from './assignment.queries.ts'

const REFUSED_BY = {
  assignment_once: AlreadyAssigned,
  assignment_exclusive: ManagedExclusively,
  lease_no_overlap: HomeIsLet,
  lease_capacity: HomeIsLet,
  lease_of_building: BuildingIsLetByUnits,
} as const

/** What several people do to a property at once, the database decides. Whoever was later is told why, if not of whom. */
export async function orRefused<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const violated = violatedConstraint(error)
    if (violated !== null && violated in REFUSED_BY) return fail(REFUSED_BY[violated as keyof typeof REFUSED_BY])
    throw error
  }
}

/** What is over already can not begin. */
export async function checkIsToCome(db: Db, timeZone: string, { endsOn }: Tenure, field: string): Promise<void> {
  if (endsOn !== null && endsOn < (await todayIn(db, timeZone))) failField(field, 'End date can not be in the past.')
}

/** `from Dec 1, 2026 to Nov 30, 2027`. */
export function tenureText({ startsOn, endsOn }: Tenure): string {
  return `from ${formatDate(startsOn)}${endsOn === null ? ' on' : ` to ${formatDate(endsOn)}`}`
}
