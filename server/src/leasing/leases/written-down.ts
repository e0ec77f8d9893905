import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { messages } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import type { z } from 'zod'
import { actingAs } from '../../database/pool.ts'
import { findPersonAt, keepPerson, type PersonRow } from '../../identity/persons/person.public.ts'
import { findHolder, lockJoined } from '../../people/connections/connection.public.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import { isWrittenDownIn } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

type PersonFields = NonNullable<z.output<typeof LeaseTerms>['Tenants'][number]['Person']>

/** A tenant who is written down for the account of the owner. Who is a tenant of the owner's already is to be chosen. */
export async function tenantWrittenDown(context: CallContext, reached: ReachedAsset, person: PersonFields, field: string): Promise<string> {
  await checkIsNotConnected(context, reached, person, field)
  const found = await findKnown(context, reached, person)
  if (found?.known.profile_id === null) await checkIsSamePerson(context, reached, { ...found, person, field })
  else if (found?.isOutOfSight) failField(`${field}.Email`, refusal.othersAddThem)
  return keep(context, reached, person, field)
}

/** A guarantor who is written down for the account of the owner. Those who rent a home of theirs as well may have accepted already. */
export async function guarantorWrittenDown(
  context: CallContext,
  reached: ReachedAsset,
  person: PersonFields,
  field: string,
): Promise<PersonRow> {
  const found = await findKnown(context, reached, person)
  if (found) await checkIsSamePerson(context, reached, { ...found, person, field })
  if (found && found.known.profile_id !== null) return found.known
  const id = await keep(context, reached, person, field)
  const { FirstName: first_name, LastName: last_name, Email: email, Phone: phone } = person
  return { id, first_name, last_name, email, phone, profile_id: null }
}

async function checkIsNotConnected(
  { db, actor }: CallContext,
  reached: ReachedAsset,
  { Email }: PersonFields,
  field: string,
): Promise<void> {
  const holder = Email === null ? null : await findHolder(db, Email, PROFILE_TYPES.Tenant)
  if (!holder?.profileId) return
  const { profileId } = holder
  const isJoined = async (reach: { reachesAllHomes: boolean }) =>
    (await actingAs(db, reached.accountId, () => lockJoined(db, reached.managingProfileId, [profileId]), reach)).has(profileId)
  if (await isJoined({ reachesAllHomes: false })) failField(`${field}.Email`, refusal.tenantIsConnected)
  if (profileActor(actor).givenTo !== null && (await isJoined({ reachesAllHomes: true })))
    failField(`${field}.Email`, refusal.othersAddThem)
}

/** `isOutOfSight`: a person of the caller's business whom no home that is given to them names. */
type Found = { readonly known: PersonRow; readonly isOutOfSight: boolean }

async function findKnown({ db, actor }: CallContext, { accountId }: ReachedAsset, { Email }: PersonFields): Promise<Found | null> {
  if (Email === null) return null
  const find = () => findPersonAt(db, accountId, Email)
  const seen = await actingAs(db, accountId, find)
  if (seen) return { known: seen, isOutOfSight: false }
  const known = profileActor(actor).givenTo !== null ? await actingAs(db, accountId, find, { reachesAllHomes: true }) : null
  return known && { known, isOutOfSight: true }
}

type Question = Found & { readonly person: PersonFields; readonly field: string }

/**
 * One address is one person: another name for it is asked about. Whom the owner has written down is theirs to name: an agent learns of
 * those in the home that they look after, and of no one else; a member who is given a list of homes, of those in these homes.
 */
async function checkIsSamePerson(
  { db, actor }: CallContext,
  reached: ReachedAsset,
  { known, isOutOfSight, person, field }: Question,
): Promise<void> {
  if (isSameName(known, person)) return
  if (isOutOfSight) failField(`${field}.Email`, refusal.othersAddThem)
  const { profileId } = profileActor(actor)
  const isSeen = reached.relation !== 'agent' || (await isWrittenDownIn(db, { personId: known.id, assetId: reached.assetId, profileId }))
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
  // Until a lease names them, they are in none of the homes that a member may be given.
  const write = () => keepPerson(db, reached.accountId, profileId, note)
  const id = await actingAs(db, reached.accountId, write, { reachesAllHomes: true })
  return id ?? failField(`${field}.Email`, refusal.personAccepted)
}
