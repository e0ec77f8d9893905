import { leaseEndText } from '@keystead/contract/people/connections/lease-end.ts'
import type { AssetEvent } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { OFF_BOOKS_REASONS, OFF_BOOKS_TEXTS } from '@keystead/contract/properties/properties/occupancy.ts'
import { EXPIRED, unlistReasonText } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { text } from './listing-life.text.ts'

/** One event of a property in words. */
export function eventText(event: AssetEvent, imported: boolean): string {
  switch (event.Kind) {
    case 'created':
      return imported ? text.imported : text.added
    case 'listed':
      return event.Amount === null ? text.listed : text.listedFor({ amount: amountText(event) })
    case 'renewed':
      return text.renewedForDays({ days: LISTING_DAYS })
    case 'unlisted':
      return event.Reason === EXPIRED.key ? text.expired : text.unlisted({ reason: unlistReasonText(event.Reason ?? '') })
    case 'price':
      return priceText(event)
    case 'assigned':
      return assignedText(event)
    case 'unassigned':
      return unassignedText(event)
    case 'lease-changed':
      return text.leaseEndMoved({ name: subjectOf(event), end: leaseEndText(event.LeaseEnd?.From ?? null, event.LeaseEnd?.To ?? null) })
    case 'rent-set':
      return text.leaseRentSet({
        before: formatMoney(event.PreviousAmount ?? '0'),
        after: amountText(event),
        day: formatDate(event.RentFromOn ?? ''),
      })
    case 'notice-given': {
      const notice = { name: subjectOf(event), day: formatDate(event.MovesOutOn ?? '') }
      return isTheirOwn(event) ? text.gaveNotice(notice) : text.noticeRecorded(notice)
    }
    case 'notice-taken-back':
      return isTheirOwn(event) ? text.tookNoticeBack({ name: subjectOf(event) }) : text.noticeTakenBack({ name: subjectOf(event) })
    case 'renewal-asked':
      return text.askedToRenew({ name: subjectOf(event) })
    case 'edited':
      return text.edited({ parts: (event.EditedParts ?? []).map((part) => text.editedParts[part]).join(', ') })
    case 'photos-added':
      return text.photosAdded
    case 'photos-removed':
      return text.photosRemoved
    case 'owners-changed':
      return text.ownersChanged
    case 'units-added':
      return text.unitsAdded({ count: event.UnitsCount ?? 0 })
    case 'off-books':
      return text.markedNotForRent({ reason: offBooksText(event.Reason) })
    case 'on-books':
      return text.forRentAgain
    case 'reclassified':
      return text.reclassified
  }
}

function assignedText(event: AssetEvent): string {
  if (event.Role === 'guarantor') return text.isGuarantor({ name: subjectOf(event) })
  if (event.Role === 'occupant') return text.occupantAdded
  return event.Role === 'tenant' ? text.leasedTo({ name: subjectOf(event) }) : text.assignedTo({ name: subjectOf(event) })
}

function unassignedText(event: AssetEvent): string {
  if (event.Role === 'guarantor') return text.isGuarantorNoMore({ name: subjectOf(event) })
  if (event.Role === 'occupant') return text.occupantRemoved
  return event.Role === 'tenant' ? text.tenancyEnded({ name: subjectOf(event) }) : text.unassignedFrom({ name: subjectOf(event) })
}

function offBooksText(reason: string | null): string {
  const known = OFF_BOOKS_REASONS.find((candidate) => candidate === reason)
  return known ? OFF_BOOKS_TEXTS[known] : text.anotherReason
}

/** What a tenant said names their profile; what was recorded for tenants, their names alone. */
function isTheirOwn({ Subject }: AssetEvent): boolean {
  return Subject !== null && Subject.ProfileId !== null
}

function subjectOf({ Subject }: AssetEvent): string {
  return Subject?.Name ?? text.someone
}

function priceText(event: AssetEvent): string {
  const isRent = event.ListingTypeId !== null && listingType(event.ListingTypeId)?.asks === 'rent'
  const amount = amountText(event)
  if (event.PreviousAmount === null) return isRent ? text.rentSet({ amount }) : text.priceSet({ amount })
  const change = { before: formatMoney(event.PreviousAmount), after: amount }
  if (Number(event.Amount) < Number(event.PreviousAmount)) return isRent ? text.rentLowered(change) : text.priceLowered(change)
  return isRent ? text.rentRaised(change) : text.priceRaised(change)
}

function amountText({ Amount, RentFrequencyId }: AssetEvent): string {
  return `${formatMoney(Amount ?? '0')}${perText(RentFrequencyId) ?? ''}`
}
