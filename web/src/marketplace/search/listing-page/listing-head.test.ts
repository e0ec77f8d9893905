import { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { describe, expect, test } from 'vitest'
import { listingHead, listingJsonLd } from './listing-head.ts'
import { loft } from './listing.fixture.ts'

const url = new URL('https://homes.example.com/Property/x?from=email')
const address = `https://homes.example.com/Property/${loft.AssetId}`

test('the fixture is what the wire carries', () => expect(ListingDetails.parse(loft)).toEqual(loft))

describe('the head of a listing', () => {
  const head = listingHead(loft, url)

  test('has one address whatever it was opened by', () => expect(head.canonical).toBe(`/Property/${loft.AssetId}`))
  test('shows the largest picture', () => expect(head.image).toBe('/media/one/1600.webp'))
  test('describes in as many words as a result of a search shows', () => {
    expect(head.description).toMatch(/^For Rent · \$2,400\/mo · 2 beds · 1\.5 baths · 1,200 sq ft\. Tall windows\. /)
    expect(head.description!.length).toBeLessThanOrEqual(161)
  })
  test('without a picture leaves the choice to the product', () => expect(listingHead({ ...loft, Images: [] }, url).image).toBeUndefined())
})

describe('a listing in the words of schema.org', () => {
  test('is what the contract calls its type, at its price', () => {
    expect(listingJsonLd(loft, url)).toMatchObject({
      '@type': 'RealEstateListing',
      url: address,
      image: ['https://homes.example.com/media/one/1600.webp'],
      mainEntity: {
        '@type': 'Apartment',
        address: { streetAddress: '12 Larimer St, Unit 4', postalCode: '80202' },
        geo: { latitude: 39.75, longitude: -105 },
        numberOfBedrooms: 2,
      },
      offers: {
        price: '2400.00',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitText: 'Monthly' },
      },
    })
  })
  test('for rent and for sale has an offer for each', () => {
    const Offers = [
      { ListingTypeId: 1, ListingType: 'For Rent', Amount: '2400.00', RentFrequencyId: 1 },
      { ListingTypeId: 2, ListingType: 'For Sale', Amount: '385000.00', RentFrequencyId: null },
    ]
    expect(listingJsonLd({ ...loft, Offers }, url)).toMatchObject({
      offers: [
        { price: '2400.00', businessFunction: expect.stringContaining('LeaseOut') },
        { price: '385000.00', businessFunction: expect.stringContaining('Sell') },
      ],
    })
  })
  test('tells the lease and what else the vocabulary has words for, and leaves out the rest', () => {
    const whole = {
      ...loft,
      MinLeaseMonths: 6,
      MaxLeaseMonths: null,
      FloorNumber: 3,
      Smoking: 'No smoking',
      LotArea: 0.5,
      LotAreaUnitId: 2,
      TaxAnnual: null,
    }
    expect(listingJsonLd(whole, url)).toMatchObject({
      leaseLength: { minValue: 6, unitCode: 'MON' },
      mainEntity: {
        floorLevel: '3',
        smokingAllowed: false,
        additionalProperty: expect.arrayContaining([{ '@type': 'PropertyValue', name: 'Lot size', value: 0.5, unitText: 'acres' }]),
      },
    })
    expect(JSON.stringify(listingJsonLd(whole, url))).not.toContain('Taxes')
  })
  test('of a sale has no period', () => {
    const text = JSON.stringify(listingJsonLd({ ...loft, ListingTypeId: 2, RentFrequencyId: null }, url))
    expect(text).toContain('goodrelations/v1#Sell')
    expect(text).not.toContain('UnitPriceSpecification')
  })
  test('does not tell a place that the owner keeps back', () => {
    const hidden = { ...loft, AddressExactness: 3, AddressLine: null, Zip: null, Latitude: 39.75, Longitude: -105 }
    const text = JSON.stringify(listingJsonLd(hidden, url))
    expect(text).not.toMatch(/GeoCoordinates|streetAddress|postalCode|39\.75/)
  })
  test('does not name who listed it', () => expect(JSON.stringify(listingJsonLd(loft, url))).not.toContain('Calloway'))
})
