import { needsLicense, type BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import type { BusinessDetailsRow } from './business.queries.ts'
import { text as label } from './business-fields.text.ts'

type Shown = Pick<
  BusinessDetailsRow,
  'type' | 'description' | 'phone' | 'email' | 'city' | 'license_number' | 'license_is_over' | 'picture_image_id'
>

/** What strangers need of a listed business, by field, in words; empty where nothing is missing. */
export function missingForStrangers(shown: Shown): FieldMessages {
  const missing: FieldMessages = {}
  if (!shown.description) missing['Description'] = emptyMessage(label.description)
  if (!shown.picture_image_id) missing['LogoUploadId'] = emptyMessage(label.logo)
  if (!shown.phone && !shown.email) missing['Phone'] = emptyMessage(label.phoneOrEmail)
  if (!shown.city) missing['City'] = emptyMessage(label.city)
  if (needsLicense(shown.type as BusinessType) && !shown.license_number) missing['LicenseNumber'] = emptyMessage(label.licenseNumber)
  if (shown.license_number && shown.license_is_over) missing['LicenseExpiresOn'] = words.licenseOver
  return missing
}
