import { PayerNotPossible } from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import type { Db } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'
import { CallFailure } from '../../rpc/failure.ts'
import { askFee, lockFee, setFeeUsed, voidFee } from '../fees/fees.public.ts'
import { hasCharge, keepCharge, type ScreeningRow, setFee } from './screening.queries.ts'
import { text } from './screening.text.ts'
import { findAbout } from './tell-screening.ts'

/* Who pays for a screening. What an applicant pays goes to who asked for it, as other fees do; who asked for it owes the operator the price of each. */

type Asked = { readonly screeningId: string; readonly formId: string; readonly cents: number }

/** Asks its person to pay. It is refused as soon as it is asked for where they can't, or where the state does not allow all of it. */
export async function askToPay(context: EventContext, { screeningId, formId, cents }: Asked): Promise<void> {
  const fee = await askFee(context, { formId, kind: 'screening', cents })
  if (!fee || fee.cents < cents) refuse(messages.lawForbids)
  if (fee.status === 'outside') refuse(messages.noOnlinePayments)
  await setFee(context.db, screeningId, fee.id)
}

function refuse(reason: string): never {
  throw new CallFailure(PayerNotPossible, { sentence: messages.payerNotPossible({ reason }) })
}

/** Whether it may be ordered: it is paid for, or not for its person to pay. */
export async function isPaidFor(db: Db, { paid_by, fee_id, form_id }: ScreeningRow): Promise<boolean> {
  if (paid_by === 'landlord' || fee_id === null) return true
  // Who pays at this moment waits for what is said here, or this for them: otherwise neither would order it.
  const fee = await lockFee(db, { formId: form_id, kind: 'screening' })
  return fee?.id === fee_id && (fee.status === 'paid' || fee.status === 'onItsWay')
}

/** The agency has taken the order: whoever pays for it, it is used, and who asked for it owes it to the operator. */
export async function charge(db: Db, row: ScreeningRow): Promise<void> {
  if (row.price_cents === 0) return
  const about = await findAbout(db, row)
  if (about) await keepCharge(db, row, about.application.profile_id)
  if (row.fee_id !== null) await setFeeUsed(db, row.fee_id)
}

/** It is over. What was paid for it goes back where nothing was ordered. */
export async function dropFee(context: EventContext, row: ScreeningRow): Promise<void> {
  if (row.fee_id === null || (await hasCharge(context.db, row.id))) return
  await voidFee(context, row.fee_id, text.notOrdered)
}
