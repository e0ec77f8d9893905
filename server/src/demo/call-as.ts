import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../database/db.ts'
import { findDemoProfile } from '../identity/profiles/profile.demo.queries.ts'
import { type Behalf, callLater, laterCaller } from '../rpc/later-call.ts'
import type { Implementation } from '../rpc/module.ts'
import type { Services } from '../rpc/services.ts'
import type { DemoEmail } from './demo-people.ts'

type CallAs = <Op extends AnyOperation>(services: Services, who: Behalf, operation: Op, input: InputOf<Op>) => Promise<OutputOf<Op>>

/** Companies want to know from where someone has agreed to something: people of a demo are at this computer. */
const HERE = '127.0.0.1'

/** Calls of some rooms by someone of the demo, in the name of a job: what has a log that says when is done, and not written down. */
export const callerOf =
  (job: string, implemented: readonly Implementation[]): CallAs =>
  async <Op extends AnyOperation>(services: Services, who: Behalf, operation: Op, input: InputOf<Op>) => {
    const found = implemented.find((one) => one.operation === operation)
    if (!found) throw new Error(`${operation.name} is no call that ${job} makes`)
    const { handler, resolve } = found
    const parsed = operation.input.parse(input) as Readonly<Record<string, unknown>>
    const own = operation.access.kind === 'signedIn' ? operation.access.own : undefined
    const { actor, origin } = laterCaller(services, who)
    const from = { ...origin, ip: HERE, publicOrigin: services.payments?.origin ?? '' }
    const made = await handler.prepare?.({ db: services.jobDatabase.db, services, actor, origin: from }, parsed)
    const answer = await callLater(services, who, job, async (context) => {
      const owned = own && resolve ? await resolve(context, String(parsed[own.field]), operation) : null
      return handler.run({ ...context, origin: from, owned }, parsed, made)
    })
    return answer as OutputOf<Op>
  }

/** Null where they have gone. */
export async function behalfOf(db: Db, { email, typeId }: { readonly email: DemoEmail; readonly typeId: number }): Promise<Behalf | null> {
  const profile = await findDemoProfile(db, { email, typeId })
  const profileType = profileTypeName(typeId)
  return profile && profileType ? { accountId: profile.account_id, profileId: profile.id, profileType } : null
}
