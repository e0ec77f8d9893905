import { messages } from '@keystead/contract/agreements/templates/templates-messages.text.ts'
import type { CreateAgreementTemplate } from '@keystead/contract/agreements/templates/template.operations.ts'
import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import { findStateWithLaw } from '../../places/state-law/state-law.public.ts'
import { findFullPlan } from '../../platform/plans/plan.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { TemplatePaper } from './template.queries.ts'
import { text } from './template.text.ts'

type Saved<Name extends keyof ParsedInputOf<typeof CreateAgreementTemplate>> = Pick<ParsedInputOf<typeof CreateAgreementTemplate>, Name>

/** The law that its text names is that of a state of the US. */
export async function checkState(db: Db, { StateId }: Saved<'StateId'>): Promise<void> {
  if (StateId !== null && !(await findStateWithLaw(db, StateId))) failField('StateId', invalidMessage('State'))
}

/** A text takes room in the plan with each version; for a paper it was looked at when it was sent. */
export async function checkRoom(context: CallContext, { Body }: Saved<'Body'>): Promise<void> {
  if (Body === null) return
  const { accountId } = profileActor(context.actor)
  const plan = await findFullPlan(context, accountId, Buffer.byteLength(JSON.stringify(Body)))
  if (plan) fail(StorageFull, { Body: text.noRoom({ plan: plan.name, size: formatBytes(plan.storage_bytes) }) })
}

/** Each field lies on a page that is there, and inside of it. */
export function checkPlaces({ Fields }: Saved<'Fields'>, { pages }: TemplatePaper): void {
  Fields.forEach(({ page, x, y, width, height }, index) => {
    const size = pages[page - 1]
    if (!size || x + width > size.width || y + height > size.height) failField(`Fields.${index}`, messages.fieldOffPage)
  })
}
