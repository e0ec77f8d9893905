import type { AssetImage, ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { AREA_UNITS, EXACT_ADDRESS, RENT_FREQUENCIES, assetType } from '@keystead/contract/assets/properties/property.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { PageHead } from '../../../app/head.ts'
import { paths } from '../../../app/paths.ts'
import { listingFacts, perText } from '../../../ui/listing-texts.ts'
import { addressOfSearch } from '../search/search-address.ts'
import { isForRent } from './listing-facts.ts'
import { sameCitySearch } from './similar-homes.ts'

export function listingHead(listing: ListingDetails, url: URL): PageHead {
  return {
    title: `${listing.Title}, ${listing.City}, ${listing.StateCode}`,
    description: descriptionOf(listing),
    canonical: paths.property(listing.AssetId),
    image: addressOfPicture(listing.Images[0]),
    jsonLd: [listingJsonLd(listing, url), breadcrumbJsonLd(listing, url)],
  }
}

const DESCRIPTION_CHARACTERS = 160

/** What it costs and is, then as much of its own words as has room. */
function descriptionOf(listing: ListingDetails): string {
  const price = `${formatMoney(listing.Amount)}${perText(listing.RentFrequencyId) ?? ''}`
  const facts = [listing.ListingType, price, ...listingFacts(listing).map(({ text }) => text)].join(' · ')
  const words = `${facts}. ${(listing.Description ?? '').replaceAll(/\s+/g, ' ')}`.trim()
  if (words.length <= DESCRIPTION_CHARACTERS) return words
  return `${words.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`
}

function addressOfPicture(image: AssetImage | undefined): string | undefined {
  return image?.Sizes.at(-1)?.Webp
}

/** The listing in schema.org's words. It says nothing that the page does not show to everybody. */
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
    offers: offerJsonLd(listing, address),
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
      isExact && listing.Latitude !== null && listing.Longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: listing.Latitude, longitude: listing.Longitude }
        : undefined,
    numberOfBedrooms: listing.Bedrooms ?? undefined,
    numberOfBathroomsTotal: listing.Bathrooms ?? undefined,
    floorSize: listing.Area !== null && unit ? { '@type': 'QuantitativeValue', value: listing.Area, unitText: unit.Short } : undefined,
    yearBuilt: listing.YearBuilt ?? undefined,
    petsAllowed: listing.PetsAllowed.length > 0 ? listing.PetsAllowed.join(', ') : undefined,
    amenityFeature: listing.Amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  }
}

const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut'
const SELL = 'http://purl.org/goodrelations/v1#Sell'

function offerJsonLd(listing: ListingDetails, address: string): object {
  const frequency = RENT_FREQUENCIES.find(({ Id }) => Id === listing.RentFrequencyId)
  return {
    '@type': 'Offer',
    url: address,
    price: listing.Amount,
    priceCurrency: 'USD',
    businessFunction: isForRent(listing) ? LEASE_OUT : SELL,
    availability: 'https://schema.org/InStock',
    availabilityStarts: listing.AvailableOn ?? undefined,
    priceSpecification: frequency
      ? { '@type': 'UnitPriceSpecification', price: listing.Amount, priceCurrency: 'USD', unitText: frequency.Text }
      : undefined,
  }
}

function breadcrumbJsonLd(listing: ListingDetails, url: URL): object {
  const way = [
    { name: 'Homes and spaces', path: paths.properties() },
    { name: `${listing.City}, ${listing.StateCode}`, path: addressOfSearch(sameCitySearch(listing)) },
    { name: listing.Title, path: paths.property(listing.AssetId) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, url).href,
    })),
  }
}
