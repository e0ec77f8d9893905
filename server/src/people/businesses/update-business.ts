import {
  BusinessBeingDeleted,
  BusinessChanged,
  BusinessNotReady,
  type UpdateBusiness,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { areCategoriesOf } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { describeBusinessProfile } from '../../identity/profiles/profile.public.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { businessColumnsOf, missingForStrangers } from './business-fields.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { type BusinessColumns, getBusiness, lockBusiness, setEin, updateBusinessRow } from './business.queries.ts'
import { sealEin } from './ein.ts'

export const updateBusiness: Handler<typeof UpdateBusiness, ReachedBusiness> = async (context, input) => {
  const { db, owned } = context
  const locked = await lockBusiness(db, owned.scope)
  if (locked.status === 'deleting') fail(BusinessBeingDeleted)
  if (locked.version !== input.Version) fail(BusinessChanged)
  const columns = await businessColumnsOf(db, input)
  const { profile_type_id } = await getBusiness(db, owned.scope)
  if (!areCategoriesOf(profile_type_id, input.CategoryIds)) failField('CategoryIds', invalidMessage('Category'))
  const version = await updateBusinessRow(db, owned.scope, columns)
  await showOnProfile(context, owned.profileId, columns, input.CategoryIds)
  if (locked.status === 'listed') {
    const missing = missingForStrangers(await getBusiness(db, owned.scope))
    if (Object.keys(missing).length > 0) fail(BusinessNotReady, missing)
  }

  await noteInHistory(context, owned, say(text, 'changed'))
  if (input.Ein !== null || input.RemoveEin) {
    await setEin(db, owned.scope, input.Ein === null ? null : sealEin(context.services, owned.businessId, input.Ein))
    await noteInHistory(context, owned, input.Ein === null ? say(text, 'einRemoved') : say(text, 'einSet'))
  }
  context.audit(owned.businessId, { einChanged: input.Ein !== null || input.RemoveEin })
  return { BusinessId: owned.businessId, Version: version }
}

async function showOnProfile(
  { db }: Parameters<typeof updateBusiness>[0],
  profileId: string,
  columns: BusinessColumns,
  categoryIds: readonly number[],
): Promise<void> {
  await describeBusinessProfile(db, profileId, {
    name: columns.dba_name ?? columns.name,
    aboutCompany: columns.description,
    website: columns.website,
    licenseNumber: columns.license_number,
    licenseStateId: columns.license_state_id,
    cityId: columns.city_id,
    stateId: columns.state_id,
    serviceCityIds: columns.service_city_ids,
    categoryIds: [...new Set(categoryIds)],
  })
}
