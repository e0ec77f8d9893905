import { PaymentAccountChanged } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { GatewayAccount } from '../../rpc/payment-gateway.ts'
import type { AnsweredRow } from './asked.queries.ts'
import { type GatewayState, stateOf } from './gateway-state.ts'
import { type PaymentAccountRow, clearDefault, hasDefault, makeDefault, noteSeen, writePaymentAccount } from './payment-account.queries.ts'
import { tellDecision } from './tell-decision.ts'

/** An account of the gateway as it was at a moment: what was fetched before something newer was noted says nothing. */
export type SeenAccount = { readonly account: GatewayAccount; readonly asOf: Date }

/** Notes how an account stands, of a row that is locked; what has changed is told. */
export async function applyGatewayAccount(context: EventContext, row: AnsweredRow, { account, asOf }: SeenAccount): Promise<void> {
  const { db } = context
  if (row.seen_at !== null && row.seen_at >= asOf) return
  const state = stateOf(account, row)
  await noteSeen(db, row.id, asOf)
  if (isSame(row, state)) return
  const becameActive = isActive(state) && row.active_since === null
  await writePaymentAccount(db, row.id, { ...state, ...(becameActive && { active_since: asOf }) })
  if (state.status === SUB_ACCOUNT_STATUSES.Rejected) await clearDefault(db, row.id)
  else if (isActive(state) && !(await hasDefault(db, row))) await makeDefault(db, row)
  await tellChange(context, row, state)
}

function isActive({ status, is_restricted }: GatewayState | PaymentAccountRow): boolean {
  return status === SUB_ACCOUNT_STATUSES.Active && !is_restricted
}

/** To those who bill and pay, and to the owner. */
async function tellChange(context: EventContext, row: PaymentAccountRow, state: GatewayState): Promise<void> {
  if (isActive(row) !== isActive(state))
    await context.services.events.emit(context, PaymentAccountChanged, [
      { id: row.id, accountId: row.account_id, profileId: row.profile_id, isActive: isActive(state) },
    ])
  await tellDecision(context, row, state)
}

function isSame(row: PaymentAccountRow, state: GatewayState): boolean {
  return (Object.keys(state) as (keyof GatewayState)[]).every((name) => JSON.stringify(row[name]) === JSON.stringify(state[name]))
}
