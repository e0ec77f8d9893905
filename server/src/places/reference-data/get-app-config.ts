import { WEB_DEVICE_TYPE_ID } from '@keystead/contract/places/reference-data/device-type.values.ts'
import type { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { PASSWORD_LENGTHS } from '@keystead/contract/values/passwords.ts'
import {
  DOCUMENT_EXTENSIONS,
  IMAGE_EXTENSIONS,
  MAX_FILE_BYTES,
  MAX_FILES_PER_DOCUMENT_UPLOAD,
  MAX_IMAGES_PER_ASSET,
} from '@keystead/contract/values/uploads.ts'
import type { Handler } from '../../rpc/module.ts'
import { socialProviders } from '../../settings/social-providers.ts'
import { presentCompany } from './company.ts'

export const getAppConfig: Handler<typeof GetAppConfig> = async ({ services: { settings, demo, payments } }, { DeviceTypeId }) => ({
  ...presentCompany(settings, demo, { forWeb: DeviceTypeId === WEB_DEVICE_TYPE_ID }),
  MaxFileBytes: MAX_FILE_BYTES,
  MaxImagesPerAsset: MAX_IMAGES_PER_ASSET,
  MaxFilesPerDocumentUpload: MAX_FILES_PER_DOCUMENT_UPLOAD,
  ImageExtensions: [...IMAGE_EXTENSIONS],
  DocumentExtensions: [...DOCUMENT_EXTENSIONS],
  PageSizes: [...PAGE_SIZES],
  PasswordLength: { Min: PASSWORD_LENGTHS[settings.PASSWORD_RULES].min, Max: PASSWORD_LENGTHS[settings.PASSWORD_RULES].max },
  SocialProviders: socialProviders(settings).map(({ id, key, name }) => ({ Id: id, Key: key, Name: name })),
  MapStyleUrl: settings.MAP_STYLE_URL ?? null,
  Payments: payments && { Origin: payments.origin, IsSandbox: payments.isSandbox },
  DemoSignIns: [...(demo?.signIns ?? [])],
})
