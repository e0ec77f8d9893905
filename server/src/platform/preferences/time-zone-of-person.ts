import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { findTimeZoneOfReader } from './preference.queries.ts'

/** Of the person, also where they act for a business. */
export function findTimeZoneOfPerson(db: Db, { accountId, actingFor: { profileId } }: AccountActor): Promise<string | null> {
  return actingAs(db, accountId, async () => profileId && findTimeZoneOfReader(db, { accountId, profileId }))
}
