import { leaseEndText } from '@keystead/contract/people/connections/lease-end.ts'
import type { AssetEvent, EDITED_PARTS } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { OFF_BOOKS_REASONS, OFF_BOOKS_TEXTS } from '@keystead/contract/properties/properties/occupancy.ts'
import { EXPIRED, unlistReasonText } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { perText, unitsText } from '../../properties/properties/home-texts.ts'

/** One event of a property in words. */
export function eventText(event: AssetEvent, imported: boolean): string {
  switch (event.Kind) {
    case 'created':
      return imported ? 'Imported from a file' : 'Added'
    case 'listed':
      return event.Amount === null ? 'Listed' : `Listed for ${amountText(event)}`
    case 'renewed':
      return `Renewed for ${LISTING_DAYS} days`
    case 'unlisted':
      return event.Reason === EXPIRED.key ? 'Expired and left the market' : `Unlisted: ${unlistReasonText(event.Reason ?? '')}`
    case 'price':
      return priceText(event)
    case 'assigned':
      return assignedText(event)
    case 'unassigned':
      return unassignedText(event)
    case 'lease-changed':
      return `Lease of ${subjectOf(event)} ${leaseEndText(event.LeaseEnd?.From ?? null, event.LeaseEnd?.To ?? null)}`
    case 'rent-set':
      return `Rent of the lease set from ${formatMoney(event.PreviousAmount ?? '0')} to ${amountText(event)} from ${formatDate(event.RentFromOn ?? '')}`
    case 'notice-given':
      return `${isTheirOwn(event) ? `${subjectOf(event)} gave notice` : `Notice of ${subjectOf(event)} recorded`}: moving out by ${formatDate(event.MovesOutOn ?? '')}`
    case 'notice-taken-back':
      return isTheirOwn(event) ? `${subjectOf(event)} took the notice back` : `Notice of ${subjectOf(event)} taken back`
    case 'renewal-asked':
      return `${subjectOf(event)} asked to renew the lease`
    case 'edited':
      return `Edited: ${(event.EditedParts ?? []).map((part) => EDITED_TEXTS[part]).join(', ')}`
    case 'photos-added':
      return 'Photos added'
    case 'photos-removed':
      return 'Photos removed'
    case 'owners-changed':
      return 'Owners changed'
    case 'units-added':
      return `${unitsText(event.UnitsCount ?? 0)} added`
    case 'off-books':
      return `Marked not for rent: ${offBooksText(event.Reason)}`
    case 'on-books':
      return 'For rent again'
    case 'reclassified':
      return 'Switched between residential and commercial'
  }
}

function assignedText(event: AssetEvent): string {
  if (event.Role === 'guarantor') return `${subjectOf(event)} is a guarantor`
  if (event.Role === 'occupant') return 'An occupant was added'
  return event.Role === 'tenant' ? `Leased to ${subjectOf(event)}` : `Assigned to ${subjectOf(event)}`
}

function unassignedText(event: AssetEvent): string {
  if (event.Role === 'guarantor') return `${subjectOf(event)} is no longer a guarantor`
  if (event.Role === 'occupant') return 'An occupant was taken out'
  return event.Role === 'tenant' ? `Tenancy of ${subjectOf(event)} ended` : `Taken back from ${subjectOf(event)}`
}

const EDITED_TEXTS: Readonly<Record<(typeof EDITED_PARTS)[number], string>> = {
  where: 'address',
  kind: 'kind',
  facts: 'facts',
  terms: 'terms',
  description: 'description',
}

function offBooksText(reason: string | null): string {
  const known = OFF_BOOKS_REASONS.find((candidate) => candidate === reason)
  return known ? OFF_BOOKS_TEXTS[known] : 'another reason'
}

/** What a tenant said names their profile; what was recorded for tenants, their names alone. */
function isTheirOwn({ Subject }: AssetEvent): boolean {
  return Subject !== null && Subject.ProfileId !== null
}

function subjectOf({ Subject }: AssetEvent): string {
  return Subject?.Name ?? 'somebody'
}

function priceText(event: AssetEvent): string {
  const isRent = event.ListingTypeId !== null && listingType(event.ListingTypeId)?.asks === 'rent'
  const what = isRent ? 'Rent' : 'Price'
  if (event.PreviousAmount === null) return `${what} set to ${amountText(event)}`
  const way = Number(event.Amount) < Number(event.PreviousAmount) ? 'lowered' : 'raised'
  return `${what} ${way} from ${formatMoney(event.PreviousAmount)} to ${amountText(event)}`
}

function amountText({ Amount, RentFrequencyId }: AssetEvent): string {
  return `${formatMoney(Amount ?? '0')}${perText(RentFrequencyId) ?? ''}`
}
