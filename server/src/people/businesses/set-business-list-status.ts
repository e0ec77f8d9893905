import {
  BusinessBeingDeleted,
  BusinessNotReady,
  type SetBusinessListStatus,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { showBusinessProfile } from '../../identity/profiles/profile.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { missingForStrangers } from './business-fields.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { getBusiness, setListed } from './business.queries.ts'
import { lockOwnBusiness } from './lock-own-business.ts'

export const setBusinessListStatus: Handler<typeof SetBusinessListStatus, ReachedBusiness> = async (context, { IsListed }) => {
  const { db, owned } = context
  const { status } = await lockOwnBusiness(context)
  if (status === 'deleting') fail(BusinessBeingDeleted)
  if (IsListed) {
    const missing = missingForStrangers(await getBusiness(db, owned.scope))
    if (Object.keys(missing).length > 0) fail(BusinessNotReady, missing)
  }
  if (IsListed !== (status === 'listed')) {
    await setListed(db, owned.scope, IsListed)
    await showBusinessProfile(db, owned.profileId, IsListed)
    await noteInHistory(context, owned, say(text, IsListed ? 'listed' : 'unlisted'))
  }
  context.audit(owned.businessId, { isListed: IsListed })
  return { Status: IsListed ? ('listed' as const) : ('unlisted' as const) }
}
