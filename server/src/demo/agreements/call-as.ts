import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { agreementModule } from '../../agreements/agreements/agreement.module.ts'
import { signingModule } from '../../agreements/signing/signing.module.ts'
import { templateModule } from '../../agreements/templates/template.module.ts'
import { type Behalf, callLater, laterCaller } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'

const IMPLEMENTED = [...templateModule, ...agreementModule, ...signingModule]
const JOB = 'fill-demo-agreements'

/** A call of the rooms of agreements by someone of the demo: what is sent and signed has a log that says when, so it is done, and not written down. */
export async function callAs<Op extends AnyOperation>(
  services: Services,
  who: Behalf,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> {
  const found = IMPLEMENTED.find((one) => one.operation === operation)
  if (!found) throw new Error(`${operation.name} is no call of agreements`)
  const { handler, resolve } = found
  const parsed = operation.input.parse(input) as Readonly<Record<string, unknown>>
  const own = operation.access.kind === 'signedIn' ? operation.access.own : undefined
  const made = await handler.prepare?.({ db: services.jobDatabase.db, services, ...laterCaller(services, who) }, parsed)
  const answer = await callLater(services, who, JOB, async (context) => {
    const owned = own && resolve ? await resolve(context, String(parsed[own.field]), operation) : null
    return handler.run({ ...context, owned }, parsed, made)
  })
  return answer as OutputOf<Op>
}
