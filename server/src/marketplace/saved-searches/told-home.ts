import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { AREA_UNITS, RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { ToldHome } from './search-alert.email.ts'

/** A home in the words of the email. */
export function toldHome(card: ListingCard, kind: 'new' | 'cheaper'): ToldHome {
  const per = RENT_FREQUENCIES.find(({ Id }) => Id === card.RentFrequencyId)?.Short ?? ''
  const priced = (amount: string) => `${formatMoney(amount)}${per}`
  // The smallest size: emails show it no larger than a stamp.
  const smallest = card.Image?.Sizes[0]
  return {
    assetId: card.AssetId,
    title: card.Title,
    price: priced(card.Amount),
    priceBefore: kind === 'cheaper' && card.PreviousAmount !== null ? priced(card.PreviousAmount) : null,
    place: [card.AddressLine, card.City, [card.StateCode, card.Zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    facts: factsOf(card).join(' · '),
    picture: card.Image && smallest ? { path: smallest.Webp, alt: card.Image.AltText } : null,
  }
}

function factsOf({ Bedrooms, Bathrooms, Area, AreaUnitId }: ListingCard): string[] {
  const unit = AREA_UNITS.find(({ Id }) => Id === AreaUnitId)
  return [
    Bedrooms === null ? '' : Bedrooms === 0 ? 'Studio' : `${Bedrooms} ${Bedrooms === 1 ? 'bed' : 'beds'}`,
    Bathrooms === null ? '' : `${Bathrooms} ${Bathrooms === 1 ? 'bath' : 'baths'}`,
    Area === null || !unit ? '' : `${Area.toLocaleString('en-US')} ${unit.Short}`,
  ].filter(Boolean)
}
