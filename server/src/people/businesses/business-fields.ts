import { needsLicense, type BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import type { businessFields } from '@keystead/contract/people/businesses/business.forms.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import type { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { checkedState, keptPhone, workplaceOf } from '../../identity/profiles/profile.public.ts'
import { lookUpCities } from '../../places/reference-data/reference-data.public.ts'
import { failField } from '../../rpc/failure.ts'
import type { BusinessColumns, BusinessDetailsRow } from './business.queries.ts'
import { text as label } from './business-fields.text.ts'

type TypedBusiness = { readonly [Name in keyof typeof businessFields]: z.output<(typeof businessFields)[Name]> }

/** What was typed, as it is kept; what only the server can know, such as whether a city is in its state, is told at its field. */
export async function businessColumnsOf(db: Db, typed: TypedBusiness): Promise<BusinessColumns> {
  const { city_id, state_id } = await workplaceOf(db, typed)
  return {
    name: typed.Name,
    legal_name: typed.LegalName,
    dba_name: typed.DbaName,
    type: typed.Type,
    license_number: typed.LicenseNumber,
    license_state_id: await checkedState(db, 'LicenseStateId', label.licenseState, typed.LicenseStateId),
    license_expires_on: typed.LicenseExpiresOn,
    description: typed.Description,
    phone: typed.Phone && (keptPhone(typed.Phone) ?? failField('Phone', invalidMessage('Phone'))),
    email: typed.Email,
    website: typed.Website,
    address1: typed.Address1,
    address2: typed.Address2,
    city_id,
    state_id,
    zip: typed.Zip,
    service_city_ids: await serviceCitiesOf(db, typed.ServiceAreas),
    hours: typed.Hours.toSorted((one, other) => one.Day - other.Day || one.From.localeCompare(other.From)),
  }
}

async function serviceCitiesOf(db: Db, areas: TypedBusiness['ServiceAreas']): Promise<number[]> {
  const found = await lookUpCities(
    db,
    areas.map(({ City, StateId }) => ({ city: City, stateId: StateId })),
  )
  const ids = found.map((place, index) => place?.cityId ?? failField(`ServiceAreas.${index}.City`, invalidMessage(label.location)))
  return [...new Set(ids)]
}

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
