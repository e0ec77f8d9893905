import {
  AddLeaseDraft,
  EditLease,
  EditLeaseDraft,
  type LeaseRead,
  RecordLease,
} from '@keystead/contract/leasing/leases/lease.operations.ts'
import { percentOfBps, WHOLE_BPS } from '@keystead/contract/values/shares.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import { addLeaseDraft, editLease, editLeaseDraft, leaseOfCall, recordLease } from '../../leasing/leases/lease.public.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type Said, say } from '../../text/said.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { cutTo } from '../../text/cut-to.ts'
import { leaseOf } from './facts.ts'
import { text } from './outcome.text.ts'
import type { PartyRow } from './party.queries.ts'
import { kindOfRole } from './role-kinds.ts'

/** Why what was agreed on can not be recorded as it stands. */
export class NotRecorded extends Error {
  readonly said: Said
  constructor(said: Said) {
    super(said.key)
    this.said = said
  }
}

type Made = { readonly said: Said; readonly leaseId: string | null }

/** A lease that was signed holds its place from now on, with the rent, the term and the tenants of the paper. */
export async function recordSignedLease(
  context: CallContext,
  agreement: AgreementRow,
  home: string,
  parties: readonly PartyRow[],
): Promise<Made> {
  const draft = await draftFor(context, agreement, parties)
  if (draft === null) return { said: say(text, 'leaseAlready', { home }), leaseId: agreement.lease_id }
  const owned = await leaseOfCall(context, draft.LeaseId, RecordLease)
  await recordLease({ ...context, owned }, { LeaseId: draft.LeaseId, Version: draft.Version, Unlist: true })
  return { said: say(text, 'leaseRecorded', { home }), leaseId: draft.LeaseId }
}

/** The draft with the terms that were signed; null where the lease is recorded already. */
async function draftFor(
  context: CallContext,
  agreement: AgreementRow,
  parties: readonly PartyRow[],
): Promise<{ LeaseId: string; Version: number } | null> {
  const owned = await reachAsset(context, AddLeaseDraft, agreement.asset_id!)
  if (agreement.lease_id === null) {
    const { AssetId, Lease } = AddLeaseDraft.input.parse({
      AssetId: owned.assetId,
      Lease: { ...signedTerms(agreement), ...peopleFrom(parties) },
    })
    return addLeaseDraft({ ...context, owned }, { AssetId, Lease })
  }
  const lease = await leaseOf(context, owned, agreement.lease_id)
  if (lease === null) throw new NotRecorded(say(text, 'leaseGone'))
  if (!lease.IsDraft) return null
  const input = EditLeaseDraft.input.parse({
    LeaseId: lease.LeaseId,
    Version: lease.Version,
    Lease: { ...signedTerms(agreement), Billing: lease.Billing, ...peopleOf(lease) },
  })
  return editLeaseDraft({ ...context, owned: await leaseOfCall(context, lease.LeaseId, EditLeaseDraft) }, input)
}

function signedTerms(agreement: AgreementRow) {
  return {
    TenureStart: agreement.starts_on,
    TenureEnd: agreement.ends_on,
    Rent: agreement.rent_cents === null ? null : textFromCents(agreement.rent_cents),
    RentFrequencyId: agreement.rent_frequency_id,
    Advance: textFromCents(agreement.advance_cents ?? 0),
    Billing: 'joint',
  }
}

/** As the draft names them. */
function peopleOf({ Tenants, Guarantors, Occupants }: LeaseRead) {
  return {
    Tenants: Tenants.map(({ ProfileId, Person, SharePercent }) => ({ ProfileId, Person: Person && personFields(Person), SharePercent })),
    Guarantors: Guarantors.map(({ PersonId }) => ({ PersonId })),
    Occupants: Occupants.map(({ Name, Relationship, IsMinor }) => ({ Name, Relationship, IsMinor })),
  }
}

function personFields({
  FirstName,
  LastName,
  Email,
  Phone,
}: {
  FirstName: string
  LastName: string
  Email: string | null
  Phone: string | null
}) {
  return { FirstName, LastName, Email, Phone }
}

/** Those who signed as tenants share the rent alike. */
function peopleFrom(parties: readonly PartyRow[]) {
  const tenants = parties.filter(({ role, part }) => part === 'signer' && kindOfRole(role) === 'tenant')
  if (tenants.length === 0) throw new NotRecorded(say(text, 'noTenants'))
  const share = Math.floor(WHOLE_BPS / tenants.length)
  const guarantors = parties.filter(({ role, part }) => part === 'signer' && kindOfRole(role) === 'guarantor')
  return {
    Tenants: tenants.map((tenant, index) => ({
      ...(tenant.profile_id === null ? { Person: personNamed(tenant) } : { ProfileId: tenant.profile_id }),
      SharePercent: percentOfBps(index === 0 ? WHOLE_BPS - share * (tenants.length - 1) : share),
    })),
    Guarantors: guarantors.map((guarantor) => ({ Person: personNamed(guarantor) })),
  }
}

const LONGEST_NAME = 60

/** The last word of a name is the last name; who has one word alone is called by it twice, since a person has both. */
function personNamed({ name, email }: PartyRow) {
  const words = name.split(/\s+/)
  const last = words.at(-1)!
  const first = words.slice(0, -1).join(' ') || last
  return { FirstName: cutTo(first, LONGEST_NAME), LastName: cutTo(last, LONGEST_NAME), Email: email, IsSamePerson: true }
}

/** A renewal or an addendum moves the end of a recorded lease, and its rent, where what was signed says another. */
export async function changeSignedLease(context: CallContext, agreement: AgreementRow, home: string): Promise<Made> {
  const owned = await reachAsset(context, EditLease, agreement.asset_id!)
  const lease = await leaseOf(context, owned, agreement.lease_id!)
  if (lease === null || lease.IsDraft) throw new NotRecorded(say(text, 'leaseGone'))
  const rent = newRent(agreement, lease)
  // Without a first day the paper says nothing of the term.
  const endsOn = agreement.starts_on === null ? lease.EndsOn : agreement.ends_on
  if (rent === null && endsOn === lease.EndsOn) return { said: say(text, 'leaseAsIs', { home }), leaseId: agreement.lease_id }
  const input = EditLease.input.parse({ LeaseId: lease.LeaseId, Version: lease.Version, EndsOn: endsOn, Rent: rent })
  await editLease({ ...context, owned: await leaseOfCall(context, lease.LeaseId, EditLease) }, input)
  return { said: say(text, 'leaseChanged', { home }), leaseId: agreement.lease_id }
}

/** From the first day of the renewal on; null where it stays. */
function newRent({ rent_cents, rent_frequency_id, starts_on }: AgreementRow, lease: LeaseRead) {
  if (rent_cents === null || starts_on === null) return null
  const frequency = rent_frequency_id ?? lease.RentFrequencyId
  if (rent_cents === centsFromText(lease.Rent) && frequency === lease.RentFrequencyId) return null
  return { Amount: textFromCents(rent_cents), RentFrequencyId: frequency, FromOn: starts_on }
}
