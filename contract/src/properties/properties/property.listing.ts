import { contactDataIn } from './contact-data.ts'
import { type FairHousingFinding, fairHousingFindings } from './fair-housing.ts'
import { formatMoney, textFromCents } from '../../values/money.ts'
import { CATEGORIES, FOR_SALE, assetType, listingType, monthlyRentCents } from '../fields/property.values.ts'

/*
 * What makes a listing worth showing. The same rules tell the owner what is missing, grey the button with the reason,
 * and guard ListAsset on the server. Beside what a listing must have stands what makes a better one: advice holds nothing up.
 */

/** What the required checks look at; the server fills it from the database, an import from a row of its file. */
export type ListingFacts = {
  categoryId: number
  assetTypeId: number
  listingTypeId: number
  title: string | null
  descriptionLength: number
  cityId: number | null
  rentCents: number | null
  priceCents: number | null
  bedrooms: number | null
  bathrooms: number | null
  areaSquareFeet: number | null
  imageCount: number
  /** Came from a file: such listings may go out without a photo or a description (decision 0008). */
  imported: boolean
}

/** What advice looks at as well. It reads the texts, which is too much for each row of a large file. */
export type ListingAdviceFacts = ListingFacts & {
  description: string | null
  /** The title is the one that we propose. */
  isTitleProposed: boolean
  rentFrequencyId: number
  advanceCents: number | null
  petsAllowedIds: readonly number[]
  availableOn: string | null
  isListed: boolean
  updatedAt: Date
  /** The day that it is where the property stands. */
  today: string
}

export type ListingCheck = {
  readonly Code: string
  readonly Text: string
  readonly Passed: boolean
  readonly Required: boolean
  /** What was found, where that says more than the text. */
  readonly Detail: string | null
}

export const MIN_DESCRIPTION_CHARACTERS = 50
export const RECOMMENDED_IMAGES = 3
/** Partners drop listings that no one has touched for so long, or that are free only after so long. */
export const STALE_DAYS = 90
export const FARTHEST_AVAILABLE_DAYS = 365
/** A day of moving in that is so long past says that no one looks after the listing. */
export const LONG_PAST_DAYS = 60
/** Amounts below these are slips of the keyboard far more often than offers. */
const SMALL_RENT_CENTS = 15_000
const SMALL_PRICE_CENTS = 500_000
/** No state allows more for a home, and most far less. */
const MOST_DEPOSIT_RENTS = 3

/** Every required check in the order in which a person would mend it. */
export function requiredChecks(facts: ListingFacts): ListingCheck[] {
  const type = assetType(facts.assetTypeId)
  const asks = listingType(facts.listingTypeId)?.asks
  const checks: ListingCheck[] = [
    required('Title', 'Give it a title', Boolean(facts.title)),
    required('Place', 'Say where it is', facts.cityId !== null),
  ]
  if (asks === 'rent') checks.push(required('Rent', 'Set the rent', (facts.rentCents ?? 0) > 0))
  if (asks === 'price') checks.push(required('Price', 'Set the price', (facts.priceCents ?? 0) > 0))
  if (facts.categoryId === CATEGORIES.Residential && type?.hasRooms === true) {
    checks.push(required('Bedrooms', 'Say how many bedrooms it has', facts.bedrooms !== null))
    checks.push(requiredUnlessImported(facts, 'Bathrooms', 'Say how many bathrooms it has', facts.bathrooms !== null))
  }
  if (facts.categoryId === CATEGORIES.Commercial) {
    checks.push(required('Area', 'Say how large it is', facts.areaSquareFeet !== null))
  }
  checks.push(
    requiredUnlessImported(
      facts,
      'Description',
      `Describe it in at least ${MIN_DESCRIPTION_CHARACTERS} characters`,
      facts.descriptionLength >= MIN_DESCRIPTION_CHARACTERS,
    ),
    requiredUnlessImported(facts, 'Image', 'Add a photo', facts.imageCount > 0),
  )
  return checks
}

/** What makes a better listing, in the same order. */
export function listingAdvice(facts: ListingAdviceFacts): ListingCheck[] {
  const { listingTypeId, rentCents, priceCents, rentFrequencyId } = facts
  const asksRent = listingType(listingTypeId)?.asks === 'rent'
  const monthlyCents = asksRent && rentCents !== null ? monthlyRentCents(rentCents, rentFrequencyId) : null
  const isHome = facts.categoryId === CATEGORIES.Residential && assetType(facts.assetTypeId)?.hasRooms === true
  const advice: ListingCheck[] = []

  if (monthlyCents !== null) {
    const isPlausible = monthlyCents >= SMALL_RENT_CENTS || !isHome
    advice.push(
      advised('RentPlausible', 'Check the rent', isPlausible, `${formatMoney(textFromCents(monthlyCents))} a month looks like a typo.`),
    )
  }
  if (listingTypeId === FOR_SALE && priceCents !== null) {
    const isPlausible = priceCents >= SMALL_PRICE_CENTS
    advice.push(advised('PricePlausible', 'Check the price', isPlausible, `${formatMoney(textFromCents(priceCents))} looks like a typo.`))
  }
  if (isHome && monthlyCents !== null && facts.advanceCents !== null) {
    const isWithinReason = facts.advanceCents <= MOST_DEPOSIT_RENTS * monthlyCents
    advice.push(
      advised('AdvancePlausible', 'Check the deposit', isWithinReason, 'It’s more than three months’ rent. Most states allow one or two.'),
    )
  }
  if (isHome && asksRent) advice.push(advised('PetsAllowed', 'Say whether pets are allowed', facts.petsAllowedIds.length > 0))
  advice.push(...availabilityAdvice(facts))
  advice.push(
    advised('OwnTitle', 'Give it its own title', !facts.isTitleProposed, `“${facts.title}” is our suggestion, and what visitors read.`),
  )

  const findings = fairHousingFindings(facts.title, facts.description)
  const contacts = contactDataIn([facts.title, facts.description].filter(Boolean).join('\n'))
  advice.push(
    advised('FairHousing', 'Reword what may violate fair housing law', findings.length === 0, foundWords(findings)),
    advised(
      'ContactData',
      'Remove contact details from the text',
      contacts.length === 0,
      `Found: ${contacts.join(', ')}. Visitors can message you through the listing.`,
    ),
    advised('Images', `Add ${RECOMMENDED_IMAGES} photos or more`, facts.imageCount >= RECOMMENDED_IMAGES),
  )
  if (facts.isListed) {
    const isFresh = daysBetween(facts.updatedAt.toISOString().slice(0, 10), facts.today) < STALE_DAYS
    advice.push(advised('Fresh', 'Review it again', isFresh, 'Nothing has changed in three months.'))
  }
  return advice
}

function availabilityAdvice({ availableOn, today }: ListingAdviceFacts): ListingCheck[] {
  if (availableOn === null) return []
  const days = daysBetween(today, availableOn)
  const isTooFar = days > FARTHEST_AVAILABLE_DAYS
  return [
    advised(
      'AvailableOn',
      'Check the available date',
      !isTooFar && days >= -LONG_PAST_DAYS,
      isTooFar ? 'It’s more than a year away.' : 'It’s long past.',
    ),
  ]
}

/** Everything that its owner is told of a property: what is missing, and what could be better. */
export function listingChecks(facts: ListingAdviceFacts): ListingCheck[] {
  return [...requiredChecks(facts), ...listingAdvice(facts)]
}

export function isReadyToList(facts: ListingFacts): boolean {
  return requiredChecks(facts).every((candidate) => candidate.Passed || !candidate.Required)
}

function foundWords(findings: readonly FairHousingFinding[]): string {
  return `Found: ${findings.map(({ Words }) => `“${Words}”`).join(', ')}.`
}

const DAY_MS = 86_400_000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function required(Code: string, Text: string, Passed: boolean): ListingCheck {
  return { Code, Text, Passed, Required: true, Detail: null }
}

function requiredUnlessImported({ imported }: ListingFacts, Code: string, Text: string, Passed: boolean): ListingCheck {
  return { Code, Text, Passed, Required: !imported, Detail: null }
}

function advised(Code: string, Text: string, Passed: boolean, detail: string | null = null): ListingCheck {
  return { Code, Text, Passed, Required: false, Detail: Passed ? null : detail }
}
