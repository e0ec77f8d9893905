import { paths } from '@keystead/contract/navigation/paths.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify, notifyAccount } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, say } from '../../text/said.ts'
import type { GatewayState } from './gateway-state.ts'
import { type PaymentAccountRow, listProfilesOf } from './payment-account.queries.ts'
import { displayName } from './payment-account.present.ts'
import { text } from './payment-account.text.ts'

/** Tells the owner of an account what was decided, and has open screens read it again. */
export async function tellDecision(context: EventContext, row: PaymentAccountRow, state: GatewayState): Promise<void> {
  await showAgain(context, row)
  const said = saidOf(row, state)
  if (said) await tellOwner(context, row, said)
}

/** A change was not taken. */
export async function tellRefusedChange(context: EventContext, row: PaymentAccountRow): Promise<void> {
  await showAgain(context, row)
  await tellOwner(context, row, say(text, 'changeRefused', { name: displayName(row) }))
}

async function tellOwner({ db, services }: EventContext, row: PaymentAccountRow, said: Said): Promise<void> {
  const news = {
    event: 'paymentAccount.decided' as const,
    // Each version is told of once: the row has been written just now.
    once: `payment-account:${row.id}:${row.version}`,
    said,
    path: paths.viewPaymentAccount(row.id),
  }
  if (row.profile_id === null) await notifyAccount({ db, services }, row.account_id, news)
  else await notify({ db, services }, { ...news, profileIds: [row.profile_id], actorProfileId: null })
}

function saidOf(row: PaymentAccountRow, state: GatewayState): Said | null {
  const name = displayName(row)
  const isOther = row.status !== state.status || row.is_restricted !== state.is_restricted
  if (!isOther) {
    const hasNewDay = state.requirements_due_at !== null && row.requirements_due_at?.getTime() !== state.requirements_due_at.getTime()
    return hasNewDay && state.requirements.length > 0
      ? say(text, 'dueSoon', { name, day: { dayOf: state.requirements_due_at!.toISOString() } })
      : null
  }
  if (state.status === SUB_ACCOUNT_STATUSES.Rejected) return say(text, 'rejected', { name })
  if (state.status === SUB_ACCOUNT_STATUSES.Processing) return row.seen_at === null ? null : say(text, 'processing', { name })
  if (state.is_restricted) return say(text, state.status === SUB_ACCOUNT_STATUSES.Active ? 'restricted' : 'wanted', { name })
  return say(text, 'active', { name })
}

async function showAgain({ db }: EventContext, row: PaymentAccountRow): Promise<void> {
  await announceChange(db, row.profile_id === null ? await listProfilesOf(db, row.account_id) : [row.profile_id], ['paymentAccount'])
}
