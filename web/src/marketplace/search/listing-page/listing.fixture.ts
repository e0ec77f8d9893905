import { propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import {
  CHOSEN_FIELDS,
  DESCRIBED_FIELDS,
  chosenText,
  type chosenTexts,
  type describedFacts,
} from '@keystead/contract/properties/fields/told-fields.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'

/** What is told of a home alike for all, where nothing is known of it. */
const NOTHING_TOLD = Object.fromEntries([
  ...DESCRIBED_FIELDS.map((name) => [name, emptyOf(propertyFields[name])]),
  ...CHOSEN_FIELDS.map((name) => [chosenText(name), emptyOf(propertyFields[name])]),
]) as { [Name in keyof typeof describedFacts | keyof typeof chosenTexts]: ListingDetails[Name] }

function emptyOf(field: DeclaredField) {
  if (field.kind === 'flag') return false
  if (field.kind === 'choices' || field.kind === 'fees') return []
  return field.kind === 'choice' ? (field.default ?? null) : null
}

/** A listed apartment with everything filled in, for tests. */
export const loft: ListingDetails = {
  ...NOTHING_TOLD,
  OfferId: '01a1fb32-ad89-7b69-b43e-7a4a346e5f29',
  PreviousAmount: null,
  AmountChangedAt: null,
  AssetId: '01a1fb32-a56f-7e1f-a2f8-fd5de0b390fc',
  Title: 'Loft over the old printing works',
  CategoryId: 1,
  AssetTypeId: 112,
  AssetType: 'Loft',
  ListingTypeId: 1,
  ListingType: 'For Rent',
  Amount: '2400.00',
  RentFrequencyId: 1,
  Bedrooms: 2,
  Bathrooms: 1.5,
  Area: 1200,
  AreaUnitId: 1,
  AddressLine: '12 Larimer St, Unit 4',
  City: 'Denver',
  StateCode: 'CO',
  Zip: '80202',
  Latitude: 39.75,
  IsPinPlaced: true,
  Longitude: -105,
  ListedAt: '2026-11-01T15:50:42.754Z',
  DistanceMiles: null,
  Image: null,
  Description: 'Tall windows.\n</script> and a freight elevator that still runs.',
  AccessTypeId: 1,
  AccessType: 'Entire Property',
  AddressExactness: 1,
  FloorsCount: 1,
  YearBuilt: 1912,
  ParkingTotal: 1,
  Features: [
    { Group: 'Outside', Items: ['Parking'] },
    { Group: 'Building', Items: ['Elevator'] },
  ],
  PetsAllowed: ['Cats OK'],
  Offers: [{ ListingTypeId: 1, ListingType: 'For Rent', Amount: '2400.00', RentFrequencyId: 1 }],
  UnitNumber: null,
  Advance: '2400.00',
  CapRate: null,
  AvailableOn: '2026-12-01',
  Images: [
    {
      ImageId: '01a1fb32-ad89-7b69-b43e-7a4a346e5f29',
      Caption: 'From the street',
      AltText: 'A brick building',
      RoomId: 1,
      IsPrimary: true,
      Width: 1600,
      Height: 1067,
      Placeholder: null,
      Sizes: [
        { Width: 400, Webp: '/media/one/400.webp', Avif: '/media/one/400.avif' },
        { Width: 1600, Webp: '/media/one/1600.webp', Avif: '/media/one/1600.avif' },
      ],
    },
  ],
  Brand: null,
  ListedBy: {
    ProfileId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
    Name: 'Ruth Calloway',
    ProfileType: 'Owner',
    PicPath: null,
    HasPage: true,
  },
}
