import type { Db } from '../../database/db.ts'
import { namesOf } from '../../leasing/leases/lease.public.ts'
import type { RecipientRow } from './invoice.queries.ts'

/** What those who are billed are called: by their profile, or as they were written down. */
export function recipientNames(db: Db, recipients: readonly Pick<RecipientRow, 'profile_id' | 'person_id'>[]) {
  return namesOf(db, recipients)
}
