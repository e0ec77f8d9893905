import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { messages } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import type { z } from 'zod'
import { actingAs } from '../../database/pool.ts'
import { findPersonAt, keepPerson, type PersonRow } from '../../identity/persons/person.public.ts'
import { findHolder, lockJoined } from '../../people/connections/connection.public.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, accountActor, profileActor } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import { isWrittenDownIn } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

type PersonFields = NonNullable<z.output<typeof LeaseTerms>['Tenants'][number]['Person']>

/** A tenant who is written down for the account of the owner. Who is a tenant of the owner's already is to be chosen. */
export async function tenantWrittenDown(context: CallContext, reached: ReachedAsset, person: PersonFields, field: string): Promise<string> {
  await checkIsNotConnected(context, reached, person, field)
  const known = await findKnown(context, reached, person)
  if (known?.profile_id === null) await checkIsSamePerson(context, reached, { known, person, field })
  return keep(context, reached, person, field)
}

/** A guarantor who is written down for the account of the owner. Those who rent a home of theirs as well may have accepted already. */
export async function guarantorWrittenDown(
  context: CallContext,
  reached: ReachedAsset,
  person: PersonFields,
  field: string,
): Promise<PersonRow> {
  const known = await findKnown(context, reached, person)
  if (known) await checkIsSamePerson(context, reached, { known, person, field })
  if (known && known.profile_id !== null) return known
  const id = await keep(context, reached, person, field)
  const { FirstName: first_name, LastName: last_name, Email: email, Phone: phone } = person
  return { id, first_name, last_name, email, phone, profile_id: null }
}

async function checkIsNotConnected({ db }: CallContext, reached: ReachedAsset, { Email }: PersonFields, field: string): Promise<void> {
  const holder = Email === null ? null : await findHolder(db, Email, PROFILE_TYPES.Tenant)
  if (!holder?.profileId) return
  const { profileId } = holder
  const joined = await actingAs(db, reached.accountId, () => lockJoined(db, reached.managingProfileId, [profileId]))
  if (joined.has(profileId)) failField(`${field}.Email`, refusal.tenantIsConnected)
}

async function findKnown({ db }: CallContext, reached: ReachedAsset, { Email }: PersonFields): Promise<PersonRow | null> {
  return Email === null ? null : actingAs(db, reached.accountId, () => findPersonAt(db, reached.accountId, Email))
}

type Question = { known: PersonRow; person: PersonFields; field: string }

/**
 * One address is one person: another name for it is asked about. Whom the owner has written down is theirs to name: an agent learns of
 * those in the home that they look after, and of no one else; so does a member of a business who is given a list of its homes.
 */
async function checkIsSamePerson({ db, actor }: CallContext, reached: ReachedAsset, { known, person, field }: Question): Promise<void> {
  if (isSameName(known, person)) return
  const { profileId } = profileActor(actor)
  const isWholeView = reached.relation !== 'agent' && !accountActor(actor).actingFor.member?.isLimited
  const isSeen = isWholeView || (await isWrittenDownIn(db, { personId: known.id, assetId: reached.assetId, profileId }))
  if (!isSeen) failField(`${field}.Email`, refusal.ownerKnowsOtherName)
  if (!person.IsSamePerson) failField(`${field}.Email`, messages.addressOf({ name: `${known.first_name} ${known.last_name}` }))
}

export function isSameName(known: PersonRow, { FirstName, LastName }: PersonFields): boolean {
  const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return plain(`${known.first_name} ${known.last_name}`) === plain(`${FirstName} ${LastName}`)
}

async function keep({ db, actor }: CallContext, reached: ReachedAsset, person: PersonFields, field: string): Promise<string> {
  const note = { firstName: person.FirstName, lastName: person.LastName, email: person.Email, phone: person.Phone }
  const { profileId } = profileActor(actor)
  const id = await actingAs(db, reached.accountId, () => keepPerson(db, reached.accountId, profileId, note))
  return id ?? failField(`${field}.Email`, refusal.personAccepted)
}
