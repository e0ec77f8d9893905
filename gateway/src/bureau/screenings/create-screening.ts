import { newId } from '../../books/ids.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Bureau } from '../bureau.ts'
import { decide, isPossibleSsn } from '../people/ssn.ts'
import { PRODUCTS, type Product } from '../products.ts'
import { beginProducts } from './arrive.ts'
import { makeQuestions } from './questions.ts'
import { type Screening, moveOn, screenings } from './screening.ts'
import type { ScreeningInput } from './screening-input.ts'

const ATTEMPTS = 2
const ADULT_YEARS = 18

export function createScreening(bureau: Bureau, given: ScreeningInput): Screening {
  const { consent, endUser } = checkGrounds(given)
  checkApplicant(bureau, given)
  checkReference(bureau, given.reference)
  const { applicant } = given
  const name = [applicant.first_name, applicant.last_name].join(' ')
  const { outcome, score } = decide(applicant.ssn, `${name} ${applicant.birth_date}`)
  const mustAnswer = outcome === 'questions'
  const screening = screenings.insert(bureau.store, {
    id: newId('scr'),
    created: bureau.clock.now(),
    reference: given.reference,
    state: mustAnswer ? 'awaiting_identity' : 'in_progress',
    products: orderedProducts(given.products).map((product) => ({ product, state: 'waiting' })),
    applicant: {
      name,
      ssnLast4: applicant.ssn?.slice(-4) ?? null,
      state: homeOf(given).state,
      statedMonthlyIncomeCents: applicant.stated_monthly_income_cents,
    },
    outcome,
    score,
    consent,
    endUser,
    questions: mustAnswer ? makeQuestions(given.reference, applicant.addresses) : [],
    attemptsLeft: ATTEMPTS,
    isFrozen: outcome === 'frozen',
    failure: null,
    completedAt: null,
    reportId: null,
    reportVersion: null,
  })
  if (!mustAnswer) beginProducts(bureau, screening)
  return moveOn(bureau, screening, screening.state)
}

const orderedProducts = (given: readonly Product[]) => PRODUCTS.filter((product) => given.includes(product))

const homeOf = ({ applicant: { addresses } }: ScreeningInput) => addresses.find(({ to }) => !to) ?? addresses[0]!

/** Without these no one may ask about anyone (15 USC 1681b). */
function checkGrounds({
  consent,
  permissible_purpose: purpose,
  end_user: endUser,
}: ScreeningInput): Pick<Screening, 'consent' | 'endUser'> {
  if (!consent) throw new ApiError(400, 'consent_missing', 'The applicant has not agreed to be screened.', { param: 'consent' })
  if (purpose !== 'tenant_screening')
    throw new ApiError(400, 'purpose_missing', 'Reports are made for tenant_screening alone.', { param: 'permissible_purpose' })
  if (!endUser) throw new ApiError(400, 'end_user_missing', 'It has to be said for whom the report is.', { param: 'end_user' })
  if (!endUser.identity_verified_at)
    throw new ApiError(400, 'end_user_not_verified', 'The identity of who gets the report has not been verified.', {
      param: 'end_user[identity_verified_at]',
    })
  return {
    consent: { textVersion: consent.text_version, givenAt: consent.given_at, ip: consent.ip },
    endUser: { reference: endUser.reference, name: endUser.name },
  }
}

function checkApplicant({ clock, excludedStates }: Bureau, given: ScreeningInput): void {
  const { ssn, birth_date: birthDate } = given.applicant
  if (ssn !== null && !isPossibleSsn(ssn))
    throw new ApiError(400, 'ssn_impossible', 'No one has this Social Security number.', { param: 'applicant[ssn]' })
  if (isMinor(birthDate, clock.now()))
    throw new ApiError(400, 'applicant_minor', 'Only adults are screened.', { param: 'applicant[birth_date]' })
  const { state } = homeOf(given)
  const excluded = orderedProducts(given.products).find((product) => excludedStates[product]?.includes(state))
  if (excluded)
    throw new ApiError(400, 'state_excluded', `The product ${excluded} is not sold for people in ${state}.`, { param: 'products' })
}

function isMinor(birthDate: string, now: number): boolean {
  const today = new Date(now * 1_000).toISOString().slice(0, 10)
  const eighteenth = `${Number(birthDate.slice(0, 4)) + ADULT_YEARS}${birthDate.slice(4)}`
  return today < eighteenth
}

/** One reference is one screening, long after its key is forgotten. */
function checkReference({ store }: Bureau, reference: string): void {
  const [existing] = screenings.list(store, { limit: 1 }, { reference }).items
  if (existing)
    throw new ApiError(409, 'reference_in_use', 'There is a screening with this reference.', { param: 'reference', existing: existing.id })
}
