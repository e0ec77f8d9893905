import { RecipientUnknown } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { messages } from '@keystead/contract/money/invoices/invoices-messages.text.ts'
import { actingAs } from '../../database/pool.ts'
import { listGrantees } from '../../leasing/tenures/tenure.public.ts'
import { findJoined } from '../../people/connections/connection.public.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { Issuer } from './issuer.ts'
import type { Billed } from './invoice-columns.ts'
import { listInLeases, listPresentPersons } from './recipient.queries.ts'

type Wanted = { readonly ProfileId: string | null; readonly PersonId: string | null }

/**
 * Those who are billed, as they can be billed now: connected with who bills, or in a lease of the home; persons who are written down, where
 * its manager bills. Null in the place of who cannot. No one bills themselves.
 */
export async function findBilled(
  db: Db,
  issuer: Pick<Issuer, 'accountId' | 'profileId' | 'billsAs'>,
  assetId: string,
  wanted: readonly Wanted[],
): Promise<(Billed | 'self' | null)[]> {
  const profileIds = wanted.flatMap(({ ProfileId }) => ProfileId ?? [])
  const personIds = wanted.flatMap(({ PersonId }) => PersonId ?? [])
  const profiles = await listGrantees(db, profileIds)
  // An agent who bills for the manager does not see whom the manager is connected with.
  const joined = await actingAs(db, issuer.accountId, () => findJoined(db, issuer.profileId, profileIds))
  const leased = await listInLeases(db, assetId, [...profileIds, ...personIds])
  const persons = issuer.billsAs === 'manager' ? await listPresentPersons(db, issuer.accountId, personIds) : new Set<string>()
  return wanted.map(({ ProfileId, PersonId }) => {
    if (PersonId !== null) return persons.has(PersonId) && leased.has(PersonId) ? { personId: PersonId } : null
    const profile = profiles.get(ProfileId ?? '')
    if (!profile) return null
    if (profile.account_id === issuer.accountId) return 'self'
    return joined.has(profile.id) || leased.has(profile.id) ? { profileId: profile.id, accountId: profile.account_id } : null
  })
}

/** The same for a form: who cannot be billed is said at their field. */
export async function getBilled(db: Db, issuer: Issuer, assetId: string, wanted: readonly Wanted[]): Promise<Billed[]> {
  const found = await findBilled(db, issuer, assetId, wanted)
  const wrong = found.flatMap((one, index) => {
    if (one !== null && one !== 'self') return []
    return [[`Recipients.${index}.ProfileId`, one === 'self' ? messages.recipientIsYou : messages.recipientUnknown] as const]
  })
  if (wrong.length > 0) fail(RecipientUnknown, Object.fromEntries(wrong))
  return found.filter((one) => one !== null && one !== 'self')
}
