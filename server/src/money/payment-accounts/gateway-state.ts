import { SUB_ACCOUNT_STATUSES, type SubAccountStatusId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import type { GatewayAccount } from '../../rpc/payment-gateway.ts'
import { reasonsOf, requirementsOf } from './gateway-words.ts'
import type { PaymentAccountRow } from './payment-account.queries.ts'

export type GatewayState = Pick<
  PaymentAccountRow,
  | 'status'
  | 'is_restricted'
  | 'takes_cards'
  | 'takes_bank_payments'
  | 'is_paid_out'
  | 'requirements'
  | 'requirements_due_at'
  | 'reasons'
  | 'bank_name'
  | 'bank_last4'
>

/**
 * How an account stands here, from how it stands at the gateway. One that was active once stays so in its status and is restricted while it takes no
 * payments; one that never was is back with its owner until it has given what is due.
 */
export function stateOf(
  account: GatewayAccount,
  before: Pick<PaymentAccountRow, 'active_since' | 'bank_name' | 'bank_last4'>,
): GatewayState {
  const { capabilities, requirements, bankAccounts } = account
  const isActive = account.review === 'active' && account.chargesEnabled
  const isOpen = account.review !== 'rejected' && account.review !== 'processing'
  return {
    status: statusOf(account, before.active_since !== null),
    is_restricted: isOpen && !isActive,
    takes_cards: isActive && capabilities.card === 'active',
    takes_bank_payments: isActive && capabilities.bank === 'active',
    is_paid_out: account.payoutsEnabled,
    requirements: account.review === 'rejected' ? [] : requirementsOf(requirements),
    requirements_due_at: requirements.deadline,
    reasons: reasonsOf(requirements),
    bank_name: bankAccounts[0]?.bankName ?? before.bank_name,
    bank_last4: bankAccounts[0]?.last4 ?? before.bank_last4,
  }
}

function statusOf({ review, chargesEnabled }: GatewayAccount, wasActive: boolean): SubAccountStatusId {
  if (review === 'rejected') return SUB_ACCOUNT_STATUSES.Rejected
  if (review === 'processing') return SUB_ACCOUNT_STATUSES.Processing
  return (review === 'active' && chargesEnabled) || wasActive ? SUB_ACCOUNT_STATUSES.Active : SUB_ACCOUNT_STATUSES.Pending
}
