import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import {
  AREA_UNITS,
  EXACT_ADDRESS,
  RENT_FREQUENCIES,
  SMOKING,
  assetType,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { PageHead } from '../../../navigation/head.ts'
import { breadcrumbsJsonLd } from '../../../navigation/json-ld.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { listingFacts, perText } from '../../../properties/properties/home-texts.ts'
import { addressOfSearch } from '../search/search-address.ts'
import { isForRent } from './listing-facts.ts'
import { sameCitySearch } from './similar-homes.ts'
import { text as sentences } from './listing-page.text.ts'

export function listingHead(listing: ListingDetails, url: URL): PageHead {
  return {
    title: `${listing.Title}, ${listing.City}, ${listing.StateCode}`,
    description: descriptionOf(listing),
    canonical: paths.property(listing.AssetId),
    image: addressOfPicture(listing.Images[0]),
    jsonLd: [listingJsonLd(listing, url), breadcrumbJsonLd(listing, url)],
  }
}

const NO_SMOKING = textOf(SMOKING, 1)
const DESCRIPTION_CHARACTERS = 160

/** What it costs and is, then as much of its own words as has room. */
function descriptionOf(listing: ListingDetails): string {
  const price = `${formatMoney(listing.Amount)}${perText(listing.RentFrequencyId) ?? ''}`
  const facts = [listing.ListingType, price, ...listingFacts(listing).map(({ text }) => text)].join(' · ')
  const words = `${facts}. ${(listing.Description ?? '').replaceAll(/\s+/g, ' ')}`.trim()
  if (words.length <= DESCRIPTION_CHARACTERS) return words
  return `${words.slice(0, DESCRIPTION_CHARACTERS).replace(/ \S*$/, '')}…`
}

function addressOfPicture(image: AssetImage | undefined): string | undefined {
  return image?.Sizes.at(-1)?.Webp
}

/** The listing in schema.org's words. It says nothing that the page does not show to everyone. */
export function listingJsonLd(listing: ListingDetails, url: URL): object {
  const address = new URL(paths.property(listing.AssetId), url).href
  const pictures = listing.Images.flatMap((image) => addressOfPicture(image) ?? []).map((path) => new URL(path, url).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': address,
    url: address,
    name: listing.Title,
    description: listing.Description ?? undefined,
    datePosted: listing.ListedAt,
    image: pictures.length > 0 ? pictures : undefined,
    mainEntity: placeJsonLd(listing),
    offers: offersJsonLd(listing, address),
    leaseLength: leaseJsonLd(listing),
  }
}

function placeJsonLd(listing: ListingDetails): object {
  const unit = AREA_UNITS.find(({ Id }) => Id === listing.AreaUnitId)
  const isExact = listing.AddressExactness === EXACT_ADDRESS
  return {
    '@type': assetType(listing.AssetTypeId)?.schemaOrg ?? 'Place',
    name: listing.Title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.AddressLine ?? undefined,
      addressLocality: listing.City,
      addressRegion: listing.StateCode,
      postalCode: listing.Zip ?? undefined,
      addressCountry: 'US',
    },
    // A rounded point would be read as the place itself.
    geo:
      isExact && listing.IsPinPlaced && listing.Latitude !== null && listing.Longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: listing.Latitude, longitude: listing.Longitude }
        : undefined,
    numberOfBedrooms: listing.Bedrooms ?? undefined,
    numberOfBathroomsTotal: listing.Bathrooms ?? undefined,
    floorSize: listing.Area !== null && unit ? { '@type': 'QuantitativeValue', value: listing.Area, unitText: unit.Short } : undefined,
    yearBuilt: listing.YearBuilt ?? undefined,
    floorLevel: listing.FloorNumber === null ? undefined : String(listing.FloorNumber),
    smokingAllowed: listing.Smoking === null ? undefined : listing.Smoking !== NO_SMOKING,
    additionalProperty: furtherProperties(listing),
    petsAllowed: listing.PetsAllowed.length > 0 ? listing.PetsAllowed.join(', ') : undefined,
    amenityFeature: listing.Features.flatMap(({ Items }) => Items).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

/** What the vocabulary has no word for. */
function furtherProperties(listing: ListingDetails): object[] | undefined {
  const lotUnit = AREA_UNITS.find(({ Id }) => Id === listing.LotAreaUnitId)
  const properties = [
    { name: sentences.lotSize, value: listing.LotArea, unitText: lotUnit?.Short },
    { name: sentences.parkingSpaces, value: listing.ParkingTotal },
    { name: sentences.garageSpaces, value: listing.GarageSpaces },
    { name: sentences.taxesPerYear, value: listing.TaxAnnual, unitText: 'USD' },
    { name: sentences.hoaFee, value: listing.HoaFee, unitText: 'USD' },
  ].filter(({ value }) => value !== null)
  return properties.length > 0 ? properties.map((property) => ({ '@type': 'PropertyValue', ...property })) : undefined
}

const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut'
/** UN/CEFACT. */
const MONTHS = 'MON'
const SELL = 'http://purl.org/goodrelations/v1#Sell'

/** One, or all of a home that is for rent and for sale. */
function offersJsonLd(listing: ListingDetails, address: string): object {
  if (listing.Offers.length < 2) return offerJsonLd(listing, listing, address)
  return listing.Offers.map((offer) => offerJsonLd(listing, offer, address))
}

function leaseJsonLd({ MinLeaseMonths, MaxLeaseMonths }: ListingDetails): object | undefined {
  if (MinLeaseMonths === null && MaxLeaseMonths === null) return undefined
  return {
    '@type': 'QuantitativeValue',
    unitCode: MONTHS,
    minValue: MinLeaseMonths ?? undefined,
    maxValue: MaxLeaseMonths ?? undefined,
  }
}

function offerJsonLd(
  listing: ListingDetails,
  offer: Pick<ListingDetails, 'ListingTypeId' | 'Amount' | 'RentFrequencyId'>,
  address: string,
): object {
  const frequency = RENT_FREQUENCIES.find(({ Id }) => Id === offer.RentFrequencyId)
  return {
    '@type': 'Offer',
    url: address,
    price: offer.Amount,
    priceCurrency: 'USD',
    businessFunction: isForRent(offer) ? LEASE_OUT : SELL,
    availability: 'https://schema.org/InStock',
    availabilityStarts: listing.AvailableOn ?? undefined,
    priceSpecification: frequency
      ? { '@type': 'UnitPriceSpecification', price: offer.Amount, priceCurrency: 'USD', unitText: frequency.Text }
      : undefined,
  }
}

function breadcrumbJsonLd(listing: ListingDetails, url: URL): object {
  const way = [
    { name: sentences.homesAndSpaces, path: paths.properties() },
    { name: `${listing.City}, ${listing.StateCode}`, path: addressOfSearch(sameCitySearch(listing)) },
    { name: listing.Title, path: paths.property(listing.AssetId) },
  ]
  return breadcrumbsJsonLd(way, url)
}
