import { LISTING_TYPES, monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import { todayIn } from '../../database/days.ts'
import type { Db } from '../../database/db.ts'
import { type ApplicationRow, type FormRow, listForms } from '../applications/application.public.ts'
import { type CriteriaRow, criteriaAt, listVersions } from '../criteria/criteria.public.ts'
import { listFormFacts } from '../form/form.public.ts'
import { listLandlordsSay } from '../references/reference.public.ts'
import { listScoresRead } from '../screening/screening.public.ts'
import { findHomeToCompare, type HomeToCompare } from './decision.queries.ts'
import { type Household, householdOf } from './household.ts'
import { measure } from './measure.ts'

/** Offers that ask for a rent, of whatever kind. */
const FOR_RENT = LISTING_TYPES.filter(({ asks }) => asks === 'rent').map(({ Id }) => Id)

/** What the applications for a home are compared by. */
export type Comparing = {
  readonly home: HomeToCompare
  /** Cents; null where the home has none. */
  readonly monthlyRentCents: number | null
  readonly versions: readonly CriteriaRow[]
  readonly today: string
}

export async function comparingFor(db: Db, assetId: string): Promise<Comparing> {
  const home = await findHomeToCompare(db, assetId, FOR_RENT)
  const { amount_cents: amount, rent_frequency_id: frequency, asks_rent: asksRent } = home
  return {
    home,
    monthlyRentCents: asksRent && amount !== null && frequency !== null ? monthlyRentCents(amount, frequency) : null,
    versions: await listVersions(db, { profileId: home.managing_profile_id, assetId }),
    today: await todayIn(db, home.time_zone),
  }
}

export type Compared = {
  readonly application: ApplicationRow
  /** Those that still count. */
  readonly forms: readonly FormRow[]
  readonly household: Household
  /** Those that held when it was complete, or hold now. */
  readonly criteria: CriteriaRow | null
  /** Of a month, when it was complete, or now. */
  readonly rentCents: number | null
  readonly results: ReturnType<typeof measure>
}

/** Applications for one home beside one another, read with as many statements however many there are. */
export async function compare(db: Db, applications: readonly ApplicationRow[], comparing: Comparing): Promise<Compared[]> {
  const all = await listForms(
    db,
    applications.map(({ id }) => id),
  )
  const counted = all.filter(({ state }) => state !== 'withdrawn')
  const submitted = counted.flatMap(({ id, state }) => (state === 'submitted' ? id : []))
  const known = {
    factsOf: await listFormFacts(db, submitted, comparing.today),
    scoreOf: await listScoresRead(db, submitted),
    landlordsSayOf: await listLandlordsSay(db, submitted),
  }
  return applications.map((application) => {
    const forms = counted.filter(({ application_id }) => application_id === application.id)
    const household = householdOf(forms, known)
    const isComplete = application.status !== 'sent'
    const criteria = criteriaAt(comparing.versions, isComplete ? application.completed_at : null)
    const rentCents = isComplete ? rentOf(application, comparing) : comparing.monthlyRentCents
    return { application, forms, household, criteria, rentCents, results: measure(criteria, household, rentCents) }
  })
}

/** What the home cost when it became complete. */
function rentOf({ rent_cents, rent_frequency_id }: ApplicationRow, { monthlyRentCents: now }: Comparing): number | null {
  return rent_cents !== null && rent_frequency_id !== null ? monthlyRentCents(rent_cents, rent_frequency_id) : now
}
