import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  ApplicationFeeNotFound,
  ApplicationFeeNotWaivable,
  type WaiveApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import { PaymentUnderWay } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { asKeeper, keptNameOf, listForms, lockApplication, type ReachedApplication } from '../applications/application.public.ts'
import { isOpen } from './ask-fee.ts'
import { type FeeRow, listFeesOfApplication, setWaived } from './fee.queries.ts'
import { text } from './fee.text.ts'
import { dropBill } from './give-back.ts'
import { showFee } from './show-fee.ts'

/** What is to be paid to those who decide; a report is of those who make it. */
export function isWaivable(fee: FeeRow): boolean {
  return fee.kind === 'application' && isOpen(fee) && fee.status !== 'pending'
}

export const waiveApplicationFee: Handler<typeof WaiveApplicationFee, ReachedApplication> = (context, { ApplicationId, FeeId, Reason }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const fee = (await listFeesOfApplication(db, ApplicationId)).find(({ id }) => id === FeeId) ?? fail(ApplicationFeeNotFound)
    const form = (await listForms(db, [ApplicationId])).find(({ id }) => id === fee.form_id)
    if (fee.status === 'pending') fail(PaymentUnderWay)
    if (!isWaivable(fee) || !form || form.ended_at !== null) fail(ApplicationFeeNotWaivable)
    if (!(await dropBill(context, fee, Reason))) fail(PaymentUnderWay)
    await setWaived(db, fee, { by: await keptNameOf(db, owned.profileId), reason: Reason })
    await notify(context, {
      event: 'application.fee',
      once: `application.fee:${fee.id}:waived`,
      profileIds: [fee.payer_profile_id],
      ...(form.filled_by_account_id !== null &&
        form.filled_by_account_id !== form.profile_account_id && { onlyMembers: [form.filled_by_account_id] }),
      said: say(text, 'waived', { home: application.home_title, reason: Reason }),
      actorProfileId: owned.profileId,
      path: paths.viewApplication(ApplicationId),
      changes: ['application'],
    })
    await showFee(db, fee)
    audit(ApplicationId, { waivedFee: fee.id })
    return { FeeId: fee.id }
  })
}
