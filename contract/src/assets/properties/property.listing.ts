import { CATEGORIES, assetType, listingType } from './property.values.ts'

/*
 * What makes a listing worth showing. The same rules tell the owner what is missing, grey the button with the reason,
 * and guard ListAsset on the server.
 */

/** What the checks look at; the server fills it from the database, a form from what is typed so far. */
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

export type ListingCheck = { readonly Code: string; readonly Text: string; readonly Passed: boolean; readonly Required: boolean }

export const MIN_DESCRIPTION_CHARACTERS = 50
export const RECOMMENDED_IMAGES = 3

/** Every check in the order in which a person would mend it. */
export function listingChecks(facts: ListingFacts): ListingCheck[] {
  const type = assetType(facts.assetTypeId)
  const asks = listingType(facts.listingTypeId)?.asks
  const rooms = facts.categoryId === CATEGORIES.Residential && type?.hasRooms === true
  const checks: ListingCheck[] = [
    check('Title', 'Give it a title', Boolean(facts.title)),
    check('Place', 'Say where it is', facts.cityId !== null),
  ]
  if (asks === 'rent') checks.push(check('Rent', 'Set the rent', (facts.rentCents ?? 0) > 0))
  if (asks === 'price') checks.push(check('Price', 'Set the price', (facts.priceCents ?? 0) > 0))
  if (rooms) {
    checks.push(check('Bedrooms', 'Say how many bedrooms it has', facts.bedrooms !== null))
    checks.push(check('Bathrooms', 'Say how many bathrooms it has', facts.bathrooms !== null, !facts.imported))
  }
  if (facts.categoryId === CATEGORIES.Commercial) {
    checks.push(check('Area', 'Say how large it is', facts.areaSquareFeet !== null))
  }
  checks.push(
    check(
      'Description',
      `Describe it in at least ${MIN_DESCRIPTION_CHARACTERS} characters`,
      facts.descriptionLength >= MIN_DESCRIPTION_CHARACTERS,
      !facts.imported,
    ),
    check('Image', 'Add a photo', facts.imageCount > 0, !facts.imported),
    check('Images', `Add ${RECOMMENDED_IMAGES} photos or more`, facts.imageCount >= RECOMMENDED_IMAGES, false),
  )
  return checks
}

export function isReadyToList(facts: ListingFacts): boolean {
  return listingChecks(facts).every((candidate) => candidate.Passed || !candidate.Required)
}

function check(Code: string, Text: string, Passed: boolean, Required = true): ListingCheck {
  return { Code, Text, Passed, Required }
}
