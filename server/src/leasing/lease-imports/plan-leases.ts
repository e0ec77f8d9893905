import { type LeaseImportField, numbered } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { FOR_SALE } from '@keystead/contract/properties/fields/property.values.ts'
import { addMonths, formatDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { type NamedHome, lockHomes } from '../../properties/properties/property.public.ts'
import { problemAt } from '../../properties/imports/sheet.public.ts'
import { type LeaseThere, listLeasesThere, placesOf } from '../leases/lease.public.ts'
import { END_IS_PAST } from '../tenures/tenure.public.ts'
import { asKept, homeFinder } from './find-homes.ts'
import { type KnownPeople, type TenantThereToo, knowPeople } from './known-people.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import type { LeaseImportSettings, LeaseImporter } from './lease-import.access.ts'
import type { LeaseOfFile, LeaseProblem, TenantOfFile } from './lease-group.ts'
import { text as texts } from './lease-row-problem.text.ts'

/*
 * What the leases of a file become: compared with the homes, leases and people that are there, by the rules of a lease that
 * is made by hand. Nothing is written here.
 */

export type LeaseToWrite = {
  readonly lease: LeaseOfFile
  readonly home: NamedHome
  readonly slot: number
  /** In the order of the file; the profile of someone with an account whom the importer is connected with. */
  readonly tenants: readonly (TenantOfFile & { readonly profileId: string | null })[]
  /** Its home leaves the market. */
  readonly unlists: boolean
}

export type PlannedLease =
  | { readonly outcome: 'refused'; readonly problems: readonly LeaseProblem[] }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'accepted'; readonly write: LeaseToWrite }

/** Who brings in a lease has signed it: a day later than this is one of the last century, or mistyped. */
const MOST_YEARS_AHEAD = 5

type Planning = { readonly settings: LeaseImportSettings; readonly plan: LeasePlan; readonly lock: boolean }

/** Leases in the order of the file: a later one is compared with those before it. */
export async function planLeases(
  db: Db,
  importer: LeaseImporter,
  leases: readonly LeaseOfFile[],
  { settings, plan, lock }: Planning,
): Promise<PlannedLease[]> {
  const findHome = await homeFinder(
    db,
    importer.homes,
    leases.map(({ home }) => home),
  )
  const named = leases.map(({ home }) => findHome(home))
  const assetIds = [...new Set(named.flatMap((one) => ('home' in one ? one.home.id : [])))]
  const kept = lock ? new Map((await lockHomes(db, importer.homes, assetIds)).map((home) => [home.id, home])) : null
  const found = kept ? named.map((one, index) => asKept(one, leases[index]!.home, kept)) : named
  const there = await listLeasesThere(db, importer.homes, { assetIds, profileId: importer.profileId })
  const people = await knowPeople(db, importer, leases, there)
  const held = Map.groupBy(
    there.filter(({ never_was: neverWas }) => !neverWas).map((lease) => heldBy(lease, people)),
    ({ assetId }) => assetId,
  )

  return leases.map((lease, index): PlannedLease => {
    const refusedAt = (field: LeaseImportField, sentence: string, detail?: string, line = lease.line): PlannedLease => ({
      outcome: 'refused',
      problems: [{ line, problem: problemAt(plan.indexOf[field], sentence, { detail }) }],
    })
    const place = found[index]!
    if (!('home' in place)) return refusedAt(place.field, place.sentence, place.detail)
    const { home } = place
    const strangers = people.problemsOf(lease, plan)
    if (strangers.length > 0) return { outcome: 'refused', problems: strangers }

    const others = held.get(home.id) ?? []
    const same = sameLease(lease, others, { people, places: placesOf(home), asDrafts: settings.asDrafts })
    if (same !== null) {
      const { isRecorded, line } = same.held
      if (same.isUnchanged && (isRecorded || settings.asDrafts)) return { outcome: 'unchanged' }
      const todo = same.isUnchanged ? texts.recordIt : texts.changeIt
      return refusedAt(
        'Start',
        isRecorded ? texts.leaseThere : texts.draftThere,
        // Had their rows named the home in the same words, they would have been one lease.
        line === null ? todo({ day: formatDate(lease.startsOn) }) : texts.lineHasIt({ line: String(line), sameWords: texts.sameWords }),
      )
    }
    const gone = people.goneOf(lease, plan)
    if (gone.length > 0) return { outcome: 'refused', problems: gone }
    if (lease.startsOn > addMonths(home.today, 12 * MOST_YEARS_AHEAD)) {
      return refusedAt('Start', texts.tooFarAhead({ count: MOST_YEARS_AHEAD }), texts.readAs({ day: formatDate(lease.startsOn) }))
    }
    if (settings.asDrafts) {
      held.set(home.id, [...others, heldByFile(lease, { assetId: home.id, slot: 1, people, isRecorded: false })])
      return accepted(lease, home, { slot: 1, people, unlists: false })
    }

    if (lease.endsOn !== null && lease.endsOn < home.today) return refusedAt('End', END_IS_PAST)
    const inTheWay = others.filter((other) => other.isRecorded && overlaps(other, lease))
    const slot = freeSlot(home, inTheWay)
    if (slot === null) return refusedAt('Start', texts.leasedThen, wayText(inTheWay, lease, placesOf(home)))
    const twice = lease.tenants.find((tenant) => inTheWay.some(({ tenants }) => tenants.has(people.keyOf(tenant))))
    if (twice) return refusedAt(numbered(twice.number, 'Name'), AlreadyAssigned.message, undefined, twice.line)

    const own = heldByFile(lease, { assetId: home.id, slot, people, isRecorded: true })
    held.set(home.id, [...others, own])
    const isFull = freeSlot(home, [...inTheWay, own]) === null
    const isOffered = home.is_listed && home.listing_type_id !== FOR_SALE && lease.startsOn <= (home.listed_through ?? '')
    return accepted(lease, home, { slot, people, unlists: settings.unlist && isOffered && isFull })
  })
}

function accepted(
  lease: LeaseOfFile,
  home: NamedHome,
  { slot, people, unlists }: { slot: number; people: KnownPeople; unlists: boolean },
): PlannedLease {
  const tenants = lease.tenants.map((tenant) => ({ ...tenant, profileId: people.profileOf(tenant) }))
  return { outcome: 'accepted', write: { lease, home, slot, tenants, unlists } }
}

/** A lease that is there, or one of an earlier line of the file. */
type Held = {
  readonly assetId: string
  readonly slot: number
  readonly startsOn: string
  readonly lastOn: string | null
  readonly isRecorded: boolean
  /** Keys of those who are in it, or were. */
  readonly tenants: ReadonlyMap<string, TenantThereToo>
  /** Null for one of this file, which has this line. */
  readonly lease: LeaseThere | null
  readonly line: number | null
}

function heldBy(lease: LeaseThere, people: KnownPeople): Held {
  return {
    assetId: lease.asset_id,
    slot: lease.slot,
    startsOn: lease.starts_on,
    lastOn: lease.last_on,
    isRecorded: lease.status === 'recorded',
    tenants: people.tenantsOf(lease.id),
    lease,
    line: null,
  }
}

type HeldByFile = { assetId: string; slot: number; people: KnownPeople; isRecorded: boolean }

function heldByFile(lease: LeaseOfFile, { assetId, slot, people, isRecorded }: HeldByFile): Held {
  const tenants = new Map(lease.tenants.map((tenant) => [people.keyOf(tenant), { shareBps: tenant.shareBps, hasLeft: false }]))
  return { assetId, slot, startsOn: lease.startsOn, lastOn: lease.endsOn, isRecorded, tenants, lease: null, line: lease.line }
}

type Same = { readonly held: Held; readonly isUnchanged: boolean }
type Comparing = { people: KnownPeople; places: number; asDrafts: boolean }

/**
 * The lease from the same day that this one says again, or says otherwise. Other people in a shared room have a lease of their own.
 * Drafts hold no place, so that a draft is compared with those of the same file as well: what is recorded finds its place taken.
 */
function sameLease(lease: LeaseOfFile, others: readonly Held[], { people, places, asDrafts }: Comparing): Same | null {
  const fromThen = others.filter((other) => other.startsOn === lease.startsOn && (asDrafts || other.lease !== null))
  const keys = lease.tenants.map((tenant) => people.keyOf(tenant))
  const ofThem = fromThen.find(({ tenants }) => isSameSet(keys, [...tenants.keys()]) || isSameSet(keys, staying(tenants)))
  const other = ofThem ?? (places === 1 ? fromThen.find(({ isRecorded }) => isRecorded || asDrafts) : undefined)
  if (!other) return null
  return { held: other, isUnchanged: other === ofThem && hasTheseTerms(lease, other, people) }
}

function staying(tenants: Held['tenants']): string[] {
  return [...tenants].filter(([, { hasLeft }]) => !hasLeft).map(([key]) => key)
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key))
}

/** What the file does not speak of is as it is; a rent may be that of the first day or the one of today. */
function hasTheseTerms(lease: LeaseOfFile, { lease: there, tenants, lastOn }: Held, people: KnownPeople): boolean {
  if (there === null) return false
  const { stated } = lease
  const isRent = (cents: number, frequencyId: number) => cents === lease.rentCents && frequencyId === lease.rentFrequencyId
  return (
    (!stated.end || lastOn === lease.endsOn) &&
    (isRent(there.first_rent_cents, there.first_rent_frequency_id) || isRent(there.rent_cents, there.rent_frequency_id)) &&
    (!stated.deposit || there.advance_cents === lease.depositCents) &&
    (!stated.billing || there.billing === lease.billing) &&
    (!stated.shares || lease.tenants.every((tenant) => tenants.get(people.keyOf(tenant))?.shareBps === tenant.shareBps))
  )
}

function overlaps(other: Held, lease: LeaseOfFile): boolean {
  return (lease.endsOn === null || other.startsOn <= lease.endsOn) && (other.lastOn === null || lease.startsOn <= other.lastOn)
}

function freeSlot(home: NamedHome, inTheWay: readonly Held[]): number | null {
  const taken = new Set(inTheWay.map(({ slot }) => slot))
  for (let slot = 1; slot <= placesOf(home); slot += 1) if (!taken.has(slot)) return slot
  return null
}

function wayText(inTheWay: readonly Held[], lease: LeaseOfFile, places: number): string {
  const [other] = inTheWay
  if (places > 1 || !other) return texts.placesTaken({ count: places })
  const leases = leasesText(other)
  return other.line !== null && other.startsOn === lease.startsOn ? `${leases} ${texts.sameWords}` : leases
}

function leasesText({ startsOn, lastOn, line: ofLine }: Held): string {
  const firstDay = formatDate(startsOn)
  if (ofLine === null)
    return lastOn === null ? texts.leasedFrom({ firstDay }) : texts.leasedFromTo({ firstDay, lastDay: formatDate(lastOn) })
  const line = String(ofLine)
  return lastOn === null
    ? texts.lineLeasesFrom({ line, firstDay })
    : texts.lineLeasesFromTo({ line, firstDay, lastDay: formatDate(lastOn) })
}
