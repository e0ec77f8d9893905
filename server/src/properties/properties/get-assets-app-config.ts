import type { GetAssetsAppConfig } from '@keystead/contract/properties/properties/property.operations.ts'
import {
  ADDRESS_EXACTNESS,
  AMENITIES,
  COMMERCIAL_LEASE_KINDS,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import { IMAGE_EXTENSIONS, MAX_FILE_BYTES, MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import type { Handler } from '../../rpc/module.ts'

export const getAssetsAppConfig: Handler<typeof GetAssetsAppConfig> = async () => ({
  Amenities: [...AMENITIES],
  PetsAllowed: [...PETS_ALLOWED],
  RentFrequencies: RENT_FREQUENCIES.map(({ Id, Text }) => ({ Id, Text })),
  LeaseKinds: [...COMMERCIAL_LEASE_KINDS],
  Smoking: [...SMOKING],
  Utilities: [...UTILITIES],
  ShowingAccess: [...SHOWING_ACCESS],
  AddressExactness: [...ADDRESS_EXACTNESS],
  MaxImagesPerAsset: MAX_IMAGES_PER_ASSET,
  MaxFileBytes: MAX_FILE_BYTES,
  ImageExtensions: [...IMAGE_EXTENSIONS],
})
