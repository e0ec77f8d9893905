import { StopLinkUnknown, type StopSearchAlerts } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { stopAllAlerts } from './saved-search.queries.ts'
import { accountOfStopToken } from './stop-link.ts'

export const stopSearchAlerts: Handler<typeof StopSearchAlerts> = async ({ db, services, audit }, { Token }) => {
  const accountId = accountOfStopToken(services.signer, Token) ?? fail(StopLinkUnknown)
  await claimAccount(db, accountId)
  const stopped = await stopAllAlerts(db, savedSearchesOf({ accountId }))
  audit(accountId, { stopped })
  return { Stopped: stopped }
}
