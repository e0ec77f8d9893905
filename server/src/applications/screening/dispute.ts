import {
  DisputeOpenAlready,
  type DisputeScreening,
  ReportExpired,
  ReportNotThere,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { packageOf } from '@keystead/contract/applications/screening/screening.values.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { asKeeper, findApplication, isTaken, listForms, type ReachedForm } from '../applications/application.public.ts'
import { disputeCall, subjectOf } from './bureau-calls.ts'
import { lockOf } from './reach.ts'
import { insertDispute } from './report.queries.ts'
import { text } from './screening.text.ts'
import { showScreening, tellDeciders } from './tell-screening.ts'

/** Also after the application has come to its end: a report that is wrong is wrong for the next one as well. */
export const disputeScreening: Handler<typeof DisputeScreening, ReachedForm> = (context, { ScreeningId, Product, Statement }) => {
  const { db, owned, services, audit } = context
  return asKeeper(context, async () => {
    const screening = await lockOf(db, { applicationId: owned.applicationId, screeningId: ScreeningId })
    if (screening.form_id !== owned.formId || screening.state !== 'completed' || screening.report_ref === null) fail(ReportNotThere)
    if (screening.is_expired) fail(ReportExpired)
    if (!packageOf(screening.package_id)?.Products.includes(Product)) failField('Product', messages.productMissing)
    const application = await findApplication(db, owned.applicationId)
    const form = (await listForms(db, [owned.applicationId])).filter(isTaken).find(({ id }) => id === owned.formId)
    if (!application || !form) fail(ReportNotThere)
    const disputeId = await once(() =>
      insertDispute(db, { screeningId: screening.id, accountId: form.profile_account_id, product: Product, statement: Statement }),
    )
    const callId = await callOutside(services, db, disputeCall, {
      data: { disputeId },
      naturalKey: disputeId,
      subject: subjectOf(screening.id),
    })
    context.afterCommit(() => tryAtOnce(services, disputeCall, callId))
    const about = { screening, application, form }
    const said = say(text, 'disputed', { name: form.name, home: application.home_title })
    await tellDeciders(context, about, { kind: `disputed:${disputeId}`, said })
    await showScreening(db, about)
    audit(screening.id, { dispute: disputeId })
    return { ScreeningId: screening.id, DisputeId: disputeId }
  })
}

async function once(insert: () => Promise<string>): Promise<string> {
  try {
    return await insert()
  } catch (error) {
    if (violatedConstraint(error) === 'screening_dispute_open_once') fail(DisputeOpenAlready)
    throw error
  }
}
