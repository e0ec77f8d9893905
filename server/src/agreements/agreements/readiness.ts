import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import type { DraftSection } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { lawTopicsIn } from '@keystead/contract/agreements/templates/walk-body.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import type { Known } from './merge-values.ts'
import { emptyValuesOf, valuesOf } from './paper.ts'
import type { PartyRow } from './party.queries.ts'
import { kindOfRole } from './role-kinds.ts'
import type { Facts } from './facts.ts'

/** What they say holds from a day on. */
const OF_DAYS: readonly number[] = [CATEGORIES.Lease, CATEGORIES.Renewal, CATEGORIES.Management]
/** The federal lead-paint disclosure is for homes built before this year (24 CFR 35.82). */
const LEAD_PAINT_YEAR = 1978

export type DraftToSend = {
  readonly draft: AgreementRow
  readonly parties: readonly PartyRow[]
  readonly known: Known
  /** Of these profiles, those with whom the maker is connected, or is. */
  readonly connected: ReadonlySet<string>
}

export type Missing = { readonly Section: DraftSection; readonly Text: string }

/** What keeps a draft from being sent, in the order of the screen; empty where nothing does. */
export function missingOf({ draft, parties, known, connected }: DraftToSend): Missing[] {
  const inSection = (Section: DraftSection, sentences: readonly string[]) => sentences.map((Text) => ({ Section, Text }))
  return [
    ...inSection('terms', missingTerms(draft, known.facts)),
    ...inSection('people', [...missingParties(draft, parties, known.facts, connected), ...otherTenants(draft, parties, known.facts)]),
    ...inSection('values', missingValues(draft, known)),
    ...inSection('message', draft.sign_by < known.today ? [messages.signByPassed] : []),
  ]
}

function missingTerms(draft: AgreementRow, { reached, lease }: Facts): string[] {
  if (draft.asset_id !== null && reached === null) return [text.homeGone]
  if (draft.lease_id !== null && lease === null) return [messages.leaseGone]
  const missing: string[] = []
  const isAboutHome = draft.asset_id !== null
  if (isAboutHome && OF_DAYS.includes(draft.category_id) && draft.starts_on === null) missing.push(emptyMessage('Tenure start'))
  if (isAboutHome && draft.category_id === CATEGORIES.Lease) {
    if (draft.rent_cents === null) missing.push(emptyMessage('Rent'))
    if (draft.rent_frequency_id === null) missing.push(emptyMessage('Rent frequency'))
  }
  if (isAboutHome && draft.category_id === CATEGORIES.Management && draft.contract_type_id === null)
    missing.push(emptyMessage('Contract type'))
  return missing
}

/** Where several can stand, no one may: a lease without a guarantor is one. Without a tenant it is none. */
function isNeeded({ Name, IsMany }: RoleRead): boolean {
  return !IsMany || kindOfRole(Name) === 'tenant'
}

function missingParties(
  { roles, profile_id, kind }: AgreementRow,
  parties: readonly PartyRow[],
  { reached }: Facts,
  connected: ReadonlySet<string>,
): string[] {
  const managerId = reached?.managingProfileId
  const ofRoles = roles.flatMap((role) => {
    const count = parties.filter((party) => party.role === role.Name).length
    if (count === 0) return isNeeded(role) ? [messages.roleEmpty({ role: role.Name })] : []
    // Places on an uploaded paper are those of one person.
    return count > 1 && (!role.IsMany || kind === 'paper') ? [messages.roleFull({ role: role.Name })] : []
  })
  const others = parties.filter((party) => party.profile_id !== profile_id)
  const gone = others.filter(({ profile_id: id }) => id !== null && id !== managerId && !connected.has(id))
  return [
    ...ofRoles,
    ...(others.length === 0 ? [messages.partyIsSender] : []),
    ...gone.map(({ name }) => text.notConnectedNow({ name })),
    ...(managerId === undefined || managerId === profile_id || parties.some((party) => party.profile_id === managerId)
      ? []
      : [messages.managerMissing]),
  ]
}

/** A draft of a lease is recorded with its own tenants: those who sign are the same. */
function otherTenants({ category_id: categoryId }: AgreementRow, parties: readonly PartyRow[], { lease }: Facts): string[] {
  if (categoryId !== CATEGORIES.Lease || lease === null || !lease.IsDraft) return []
  const tenants = parties.filter(({ role, part }) => part === 'signer' && kindOfRole(role) === 'tenant')
  const isOf = (party: PartyRow, { ProfileId, Person }: (typeof lease.Tenants)[number]) =>
    ProfileId === null
      ? Person !== null && (party.person_id === Person.PersonId || (party.email !== null && party.email === Person.Email))
      : party.profile_id === ProfileId
  const isSame = tenants.length === lease.Tenants.length && lease.Tenants.every((tenant) => tenants.some((party) => isOf(party, tenant)))
  return isSame || tenants.length === 0 ? [] : [text.tenantsDiffer]
}

function missingValues(draft: AgreementRow, known: Known): string[] {
  const empty = emptyValuesOf(draft, valuesOf(draft, known))
  return empty.length === 0 ? [] : [messages.valuesMissing({ fields: empty.join(', ') })]
}

/** What its maker should know, and what keeps nothing from being sent. */
export function noticesOf({ draft, parties, known }: Pick<DraftToSend, 'draft' | 'parties' | 'known'>): string[] {
  const { home, laws, stateName } = known.facts
  const topics: readonly string[] = draft.body ? lawTopicsIn(draft.body) : []
  const unsure = laws.some(({ topic, standing }) => standing === 'unknown' && topics.includes(topic))
  const isOld = home !== null && home.year_built !== null && home.year_built < LEAD_PAINT_YEAR
  return [
    ...(draft.category_id === CATEGORIES.Notice ? [text.noticeIsNoService] : []),
    ...draft.roles
      .filter((role) => !isNeeded(role) && !parties.some((party) => party.role === role.Name))
      .map(({ Name }) => text.noOneIs({ role: Name })),
    ...(draft.category_id === CATEGORIES.Lease && isOld ? [text.leadPaint] : []),
    ...(draft.category_id === CATEGORIES.Lease && home !== null && home.year_built === null ? [text.leadPaintUnknown] : []),
    ...(unsure ? [text.lawUnsure({ state: stateName ?? '' })] : []),
    ...(topics.length > 0 && home === null ? [text.lawNeedsHome] : []),
  ]
}
