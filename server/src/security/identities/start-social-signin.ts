import type { StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { type Departure, prepareDeparture } from './departure.ts'
import { insertAttempt } from './oauth-attempt.queries.ts'

export const startSocialSignin: PreparedHandler<typeof StartSocialSignin, Departure> = {
  prepare: (context, input) => prepareDeparture(context, input.ProviderId),

  async run(context, input, { url, ...key }) {
    await insertAttempt(context.db, key, { providerId: input.ProviderId, connects: null, returnTo: input.ReturnTo })
    return { Url: url }
  },
}
