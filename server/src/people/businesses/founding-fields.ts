import type { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { type BusinessProfile, checkedCategories, checkedState, keptPhone, workplaceOf } from '../../identity/profiles/profile.public.ts'
import { lookUpCities } from '../../places/reference-data/reference-data.public.ts'
import { failField } from '../../rpc/failure.ts'
import type { BusinessColumns } from './business.queries.ts'
import { text as label } from './founding.text.ts'

/** What of a business is typed, whether it is new or changed. */
export type TypedBusiness = Omit<ParsedInputOf<typeof CreateBusiness>, 'Ein'>

/** The columns of what was typed. What only the server can check is told at its field. */
export async function businessColumnsOf(db: Db, typed: TypedBusiness): Promise<BusinessColumns> {
  return {
    name: typed.Name,
    legal_name: typed.LegalName,
    dba_name: typed.DbaName,
    type: typed.Type,
    license_number: typed.LicenseNumber,
    license_state_id: await checkedState(db, 'LicenseStateId', label.licenseState, typed.LicenseStateId),
    license_expires_on: typed.LicenseExpiresOn,
    description: typed.Description,
    phone: typed.Phone && (keptPhone(typed.Phone) ?? failField('Phone', invalidMessage(label.phone))),
    email: typed.Email,
    website: typed.Website,
    address1: typed.Address1,
    address2: typed.Address2,
    ...(await workplaceOf(db, typed)),
    zip: typed.Zip,
    service_city_ids: await serviceCitiesOf(db, typed.ServiceAreas),
    hours: typed.Hours.toSorted((one, other) => one.Day - other.Day || one.From.localeCompare(other.From)),
  }
}

async function serviceCitiesOf(db: Db, areas: TypedBusiness['ServiceAreas']): Promise<number[]> {
  const places = await lookUpCities(
    db,
    areas.map(({ City, StateId }) => ({ city: City, stateId: StateId })),
  )
  const ids = places.map((place, index) => place?.cityId ?? failField(`ServiceAreas.${index}.City`, invalidMessage(label.city)))
  return [...new Set(ids)]
}

/** What its profile says of it. */
export function businessProfileOf(columns: BusinessColumns, profileTypeId: number, categoryIds: readonly number[]): BusinessProfile {
  return {
    name: columns.name,
    aboutCompany: columns.description,
    website: columns.website,
    licenseNumber: columns.license_number,
    licenseStateId: columns.license_state_id,
    cityId: columns.city_id,
    stateId: columns.state_id,
    serviceCityIds: columns.service_city_ids,
    categoryIds: checkedCategories(profileTypeId, categoryIds),
  }
}
