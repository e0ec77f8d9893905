import type { HideSetup } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { setSetupHidden } from '../../identity/accounts/account.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'

export const hideSetup: Handler<typeof HideSetup> = async ({ actor, db }) => {
  const { accountId } = accountActor(actor)
  await setSetupHidden(db, accountId)
  return { AccountId: accountId }
}
