import type { ConnectIdentity } from '@keystead/contract/security/identities/identity.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { type Departure, prepareDeparture } from './departure.ts'
import { insertAttempt } from './oauth-attempt.queries.ts'

export const connectIdentity: PreparedHandler<typeof ConnectIdentity, Departure> = {
  prepare: (context, input) => prepareDeparture(context, input.ProviderId),

  async run(context, input, { url, ...key }) {
    const { accountId, sessionId } = accountActor(context.actor)
    await insertAttempt(context.db, key, { providerId: input.ProviderId, connects: { accountId, sessionId }, returnTo: input.ReturnTo })
    return { Url: url }
  },
}
