import { SubAccountNotFound } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { type Db, first } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Those of the active profile, and those of its account, which belong to each profile that bills. */
export type PaymentAccountScope = Scope<'payment-account'>

export function paymentAccountsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): PaymentAccountScope {
  return scope({ accountId, profileId })
}

/** A payment account that is there for the profile, and open. */
export type ReachedPaymentAccount = { readonly subAccountId: string; readonly scope: PaymentAccountScope }

export const paymentAccountOfCall: Resolver<ReachedPaymentAccount> = async ({ actor, db }, subAccountId) => {
  const own = paymentAccountsOf(profileActor(actor))
  const found = first(
    await db.sql<{ id: string }>(
      `select id from payment_account
       where id = $1 and account_id = $2 and (profile_id = $3 or profile_id is null) and closed_at is null`,
      [subAccountId, own.accountId, own.profileId],
    ),
  )
  return found ? { subAccountId: found.id, scope: own } : fail(SubAccountNotFound)
}

/** Whose it is by now: it may have become that of a business since it was begun. */
export function accountOfPaymentAccount(db: Db, id: string): Promise<string | null> {
  return findOwnerOf(
    db,
    id,
    async () =>
      first(await db.sql<{ account_id: string }>('select account_id from payment_account where id = $1', [id]))?.account_id ?? null,
  )
}
