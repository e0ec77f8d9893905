import type { MergeFieldName } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import type { LawRule } from '@keystead/contract/places/state-law/state-law.operations.ts'
import type { LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { addressLine, assetTypeText } from '../../properties/properties/property.public.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import type { Facts } from './facts.ts'
import type { PartyRow } from './party.queries.ts'
import { kindOfRole, type RoleKind } from './role-kinds.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { bathroomsFrom } from '../../properties/properties/property.public.ts'

export type MergeTerms = Pick<AgreementRow, 'starts_on' | 'ends_on' | 'rent_cents' | 'rent_frequency_id' | 'advance_cents' | 'time_zone'>

export type Known = {
  readonly facts: Facts
  readonly terms: MergeTerms
  readonly parties: readonly Pick<PartyRow, 'name' | 'email' | 'role'>[]
  /** Where the home is. */
  readonly today: string
}

/** What is known of each field; null where nothing is, and nothing is guessed. */
export function knownValue(name: MergeFieldName, known: Known): string | null {
  const value = VALUES[name](known)
  return value === '' || value === undefined ? null : value
}

type Value = (known: Known) => string | null | undefined

const VALUES: Readonly<Record<MergeFieldName, Value>> = {
  'home.title': ({ facts }) => facts.home?.title,
  'home.address': ({ facts: { home } }) => home && [addressLine(home), cityLine(home)].filter(Boolean).join(', '),
  'home.street': ({ facts: { home } }) => home && [home.address1, home.address2].filter(Boolean).join(', '),
  'home.unit': ({ facts }) => facts.home?.unit_number,
  'home.city': ({ facts }) => facts.home?.city_name,
  'home.state': ({ facts }) => facts.home?.state_code,
  'home.zip': ({ facts }) => facts.home?.zip,
  'home.county': () => null,
  'home.type': ({ facts: { home } }) => home && assetTypeText(home.asset_type_id),
  'home.yearBuilt': ({ facts }) => numberText(facts.home?.year_built),
  'home.bedrooms': ({ facts }) => numberText(facts.home?.bedrooms),
  'home.bathrooms': ({ facts: { home } }) => home && numberText(bathroomsFrom(home)),
  'landlord.name': ({ facts, parties }) => facts.landlord?.name ?? namesIn(parties, 'owner'),
  'landlord.address': ({ facts }) => facts.landlord?.place,
  'landlord.email': ({ facts, parties }) => facts.landlord?.email ?? emailsIn(parties, 'owner'),
  'landlord.phone': ({ facts }) => facts.landlord?.phone,
  'tenants.names': ({ facts: { lease }, parties }) => (lease ? inOrder(lease.Tenants.map(({ Name }) => Name)) : namesIn(parties, 'tenant')),
  'tenants.emails': ({ facts: { lease, emails }, parties }) =>
    lease
      ? lease.Tenants.flatMap(({ ProfileId, Person }) => (ProfileId === null ? Person?.Email : emails.get(ProfileId)) ?? []).join(', ')
      : emailsIn(parties, 'tenant'),
  'guarantors.names': ({ facts: { lease }, parties }) =>
    (lease && inOrder(lease.Guarantors.map(({ Name }) => Name))) || namesIn(parties, 'guarantor') || text.none,
  'occupants.names': ({ facts: { lease } }) => (lease ? inOrder(lease.Occupants.map(({ Name }) => Name)) || text.none : null),
  'agent.name': ({ facts, parties }) => facts.agent?.name ?? namesIn(parties, 'agent'),
  'agent.business': ({ facts }) => facts.agent?.business,
  'agent.license': ({ facts }) => facts.agent?.license,
  'agent.percent': () => null,
  'agent.fee': () => null,
  'lease.start': ({ terms }) => terms.starts_on && formatDate(terms.starts_on),
  'lease.end': ({ terms }) => (terms.ends_on ? formatDate(terms.ends_on) : terms.starts_on && text.noEnd),
  'lease.term': ({ terms: { starts_on, ends_on } }) =>
    starts_on &&
    (ends_on ? text.term({ start: formatDate(starts_on), end: formatDate(ends_on) }) : text.openTerm({ start: formatDate(starts_on) })),
  'lease.rent': ({ terms }) => amountText(terms.rent_cents),
  'lease.frequency': ({ terms }) =>
    terms.rent_frequency_id === null ? null : textOf(RENT_FREQUENCIES, terms.rent_frequency_id)?.toLowerCase(),
  'lease.deposit': ({ terms }) => amountText(terms.advance_cents),
  'law.state': ({ facts }) => facts.stateName,
  'law.noticeToEnter': byLaw('NoticeToEnter'),
  'law.noticeToEnd': byLaw('NoticeToEndByLandlord'),
  'law.noticeOfIncrease': byLaw('NoticeOfIncrease'),
  'law.depositReturn': byLaw('DepositReturn'),
  'law.lateFee': byLaw('LateFeeCap'),
  'law.lateFeeGrace': byLaw('LateFeeGrace'),
  'paper.date': ({ today }) => formatDate(today),
}

/** A rule that is not certain is none. */
function byLaw(topic: LawTopic): Value {
  return ({ facts: { laws } }) => {
    const rule = laws.find((row) => row.topic === topic)
    if (rule?.standing !== 'set') return null
    return lawWords({ Topic: topic, Standing: rule.standing, Value: rule.value } as Pick<LawRule, 'Topic' | 'Standing' | 'Value'>)
  }
}

type Home = NonNullable<Facts['home']>

function cityLine({ city_name, state_code, zip }: Home): string {
  return [`${city_name},`, state_code, zip].filter(Boolean).join(' ')
}

function numberText(number: number | null | undefined): string | null {
  return number === null || number === undefined ? null : String(number)
}

function amountText(cents: number | null): string | null {
  return cents === null ? null : formatExactMoney(textFromCents(cents))
}

type Named = Known['parties']

function namesIn(parties: Named, role: RoleKind): string | null {
  return inOrder(parties.filter((party) => kindOfRole(party.role) === role).map(({ name }) => name))
}

function emailsIn(parties: Named, role: RoleKind): string | null {
  return parties.flatMap((party) => (kindOfRole(party.role) === role && party.email ? party.email : [])).join(', ') || null
}

/** `Ann Lee, Bo Diaz, and Cy Hart` */
function inOrder(names: readonly string[]): string | null {
  return names.length === 0 ? null : listText(names)
}
