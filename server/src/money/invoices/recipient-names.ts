import type { Db } from '../../database/db.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { namesOf } from '../../leasing/leases/lease.public.ts'
import { findClosedNames } from './closed-name.queries.ts'
import type { RecipientRow } from './invoice.queries.ts'

type Named = Pick<RecipientRow, 'profile_id' | 'person_id'>

/** What those who are billed are called: by their profile, or as they were written down; of a closed account, what it was called. */
export async function recipientNames(db: Db, recipients: readonly Named[]): Promise<(recipient: Named) => string> {
  const nameOf = await namesOf(db, recipients)
  const closed = await findClosedNames(
    db,
    recipients.flatMap(({ profile_id }) => profile_id ?? []),
  )
  return (recipient) => closed.get(recipient.profile_id ?? '') ?? nameOf(recipient)
}

/** The same of those who bill, by their profiles. */
export async function issuerNames(db: Db, profileIds: readonly string[]): Promise<(profileId: string) => string> {
  const cards = await findProfileCards(db, profileIds)
  const closed = await findClosedNames(db, profileIds)
  return (profileId) => closed.get(profileId) ?? cards.get(profileId)?.Name ?? nameless.closedAccount
}
