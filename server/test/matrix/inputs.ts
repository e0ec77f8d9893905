import { randomUUID } from 'node:crypto'
import type { TestApp } from '../harness.ts'
import { type OwnedObjects, houseInput } from './world.ts'

export const KNOWN_PASSWORD = 'seven paper lanterns'

/** What an input may need that is not an object of the owner. */
export type InputWorld = { app: TestApp; knownEmail: string; listedAssetId: string }

let profilesAsked = 0

/**
 * A valid input for every operation, naming objects of the given owner. A call without an entry fails the matrix: a
 * new operation brings its line.
 */
export const validInputs: Record<string, (objects: OwnedObjects, world: InputWorld) => Record<string, unknown>> = {
  GetToken: () => ({ DeviceId: `device-${randomUUID()}` }),

  GetDdlCountries: () => ({}),
  GetDdlStates: () => ({ CountryId: 539 }),
  GetDdlCities: () => ({ StateId: 8, Text: 'Den' }),
  GetAppConfig: () => ({}),

  CheckUserAccountByEmail: () => ({ Email: 'somebody@example.com' }),
  RegisterUser: () => ({
    Email: `${randomUUID()}@example.com`,
    ProfileTypeId: 1,
    AccountTypeId: 1,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '(303) 555-0142',
    Password: KNOWN_PASSWORD,
    ConfirmPassword: KNOWN_PASSWORD,
    TermsAccepted: true,
  }),
  Login: (_objects, { knownEmail }) => ({ Email: knownEmail, Password: KNOWN_PASSWORD, RememberMe: true }),
  Logout: () => ({}),

  GetProfileTypes: () => ({}),
  GetProfileCategories: () => ({ ProfileTypeId: 1 }),
  GetUserProfiles: () => ({}),
  // Two profiles of one account ask for one each.
  CreateUserProfile: () => ({
    ProfileTypeId: (profilesAsked += 1) % 2 === 0 ? 2 : 3,
    AccountTypeId: 2,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
  }),
  SwitchUserProfile: ({ profileId }) => ({ ProfileId: profileId }),
  GetUserDetails: ({ profileId }) => ({ ProfileId: profileId }),
  GetUserAccountDetails: () => ({}),

  GetAssetTypes: () => ({ CategoryId: 1 }),
  GetAssetListingTypes: () => ({ CategoryId: 1 }),
  GetAssetAccessTypes: () => ({}),
  GetAreaUnitTypes: () => ({}),
  GetAssetsAppConfig: () => ({}),
  AddAsset: () => ({ ...houseInput }),
  EditAssetInformation: ({ assetId, assetVersion }) => ({ ...houseInput, AssetId: assetId, Version: assetVersion }),
  ListAsset: ({ assetId }) => ({ AssetId: assetId }),
  UnlistAsset: ({ assetId }) => ({ AssetId: assetId }),
  DeleteAsset: ({ assetId }) => ({ AssetId: assetId }),
  GetUserAssets: () => ({ Text: 'porch', CategoryId: 1, IsListed: false, Sort: 'updated', PageIndex: 0, PageSize: 10 }),
  GetUserAssetCounts: () => ({}),
  GetUserAssetDetails: ({ assetId }) => ({ AssetId: assetId }),
  GetAssets: () => ({
    Place: 'Denver, CO',
    RadiusMiles: 10,
    Text: 'porch',
    CategoryId: 1,
    MinPrice: '100',
    MaxPrice: '9000',
    Sort: 'newest',
    PageIndex: 0,
    PageSize: 12,
  }),
  GetAssetDetails: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  GetTopAssets: () => ({ Count: 9 }),

  AddAssetImages: ({ assetId, imageUploadId }) => ({ AssetId: assetId, Images: [{ UploadId: imageUploadId, Caption: 'The garden' }] }),
  AddEditAssetImages: ({ assetId, imageId }) => ({
    AssetId: assetId,
    Images: [{ ImageId: imageId, Caption: 'The porch', AltText: 'A porch' }],
    PrimaryIndex: 0,
  }),
  DeleteAssetImage: ({ imageId }) => ({ ImageId: imageId }),

  PreviewAssetImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartAssetImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Title: 'title', City: 'city', State: 'state', Rent: 'price' },
    ListAtOnce: true,
  }),
  GetAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImports: () => ({ PageIndex: 0, PageSize: 10 }),
  CancelAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImportReport: ({ importId }) => ({ ImportId: importId, Rows: 'refused' }),
}
