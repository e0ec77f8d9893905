import type { CheckUserProfileByEmail } from '@keystead/contract/people/connections/known-address.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { isKnownWithProfile } from './known-address.queries.ts'

export const checkUserProfileByEmail: Handler<typeof CheckUserProfileByEmail> = async ({ db, actor }, { Email, ProfileTypeId }) => ({
  Exists: await isKnownWithProfile(db, { accountId: accountActor(actor).actingFor.accountId, email: Email, profileTypeId: ProfileTypeId }),
})
