import {
  BusinessBeingDeleted,
  BusinessChanged,
  BusinessNotReady,
  type UpdateBusiness,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { describeBusinessProfile } from '../../identity/profiles/profile.public.ts'
import { checkPermission } from '../../http/check-access.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { missingForStrangers } from './business-fields.ts'
import { businessColumnsOf, businessProfileOf } from './founding-fields.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { type BusinessColumns, getBusiness, setEin, updateBusinessRow } from './business.queries.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { sealEin } from './ein.ts'

export const updateBusiness: Handler<typeof UpdateBusiness, ReachedBusiness> = async (context, input) => {
  const { db, owned } = context
  const locked = await lockOwnBusiness(context)
  if (locked.status === 'deleting') fail(BusinessBeingDeleted)
  if (locked.version !== input.Version) fail(BusinessChanged)
  const columns = await businessColumnsOf(db, input)
  await checkLegalFacts(context, columns, input)
  const { profile_type_id } = await getBusiness(db, owned.scope)
  const version = await updateBusinessRow(db, owned.scope, columns)
  await describeBusinessProfile(db, owned.profileId, businessProfileOf(columns, profile_type_id, input.CategoryIds))
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

/** What a business is by law is its administrators': who edits its page leaves it as it is. */
async function checkLegalFacts(
  { db, actor, owned }: CallContext & { owned: ReachedBusiness },
  columns: BusinessColumns,
  { Ein, RemoveEin }: { Ein: string | null; RemoveEin: boolean },
): Promise<void> {
  const before = await getBusiness(db, owned.scope)
  const isSame =
    Ein === null &&
    !RemoveEin &&
    before.legal_name === columns.legal_name &&
    before.license_number === columns.license_number &&
    before.license_state_id === columns.license_state_id &&
    before.license_expires_on === columns.license_expires_on
  if (!isSame) checkPermission(actor, 'administrators')
}
