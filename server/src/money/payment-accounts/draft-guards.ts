import {
  OnlinePaymentsOff,
  SubAccountChanged,
  SubAccountCreationRestricted,
  SubAccountNotDraft,
  SubAccountNotFound,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { type PaymentAccountRow, lockPaymentAccount } from './payment-account.queries.ts'

/** The gateway, or the failure that says that there is none. */
export function gatewayOf({ payments }: Pick<Services, 'payments'>): PaymentGateway {
  return payments ?? fail(OnlinePaymentsOff)
}

/** The account of a call, locked. */
export async function lockOwned(db: Db, { scope, subAccountId }: ReachedPaymentAccount): Promise<PaymentAccountRow> {
  return (await lockPaymentAccount(db, scope, subAccountId)) ?? fail(SubAccountNotFound)
}

/** One that was begun and not handed in, as its reader knows it, locked. */
export async function lockOwnDraft(db: Db, reached: ReachedPaymentAccount, version: number): Promise<PaymentAccountRow> {
  const row = await lockOwned(db, reached)
  if (!isDraft(row)) fail(SubAccountNotDraft)
  if (row.version !== version) fail(SubAccountChanged)
  return row
}

export function isDraft({ asked_count }: Pick<PaymentAccountRow, 'asked_count'>): boolean {
  return asked_count === 0
}

/** While one is being checked no other one is begun or handed in (spec §8). */
export function refuseWhileProcessing({ processing }: { processing: number }): void {
  if (processing > 0) fail(SubAccountCreationRestricted)
}
