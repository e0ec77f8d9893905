import type { GetUserIdentities } from '@keystead/contract/security/identities/identity.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownIdentities } from './identity.access.ts'
import { presentIdentity } from './identity.present.ts'
import { listIdentities } from './identity.queries.ts'
import { hasOtherWayIn } from './ways-in.ts'

export const getUserIdentities: Handler<typeof GetUserIdentities> = async ({ actor, db, services }) => {
  const account = accountActor(actor)
  const scope = ownIdentities(account)
  const rows = await listIdentities(db, scope)
  const isOnlyWayIn = rows.length === 1 && !(await hasOtherWayIn(db, account.accountId))
  return { Items: rows.map((row) => presentIdentity(row, { settings: services.settings, isOnlyWayIn })) }
}
