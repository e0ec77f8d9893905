import type { DepositPurpose, SubAccountStatusId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { type Db, first } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'

/*
 * Where payments go, for those who bill and pay. Who pays is another one than whose account it is, so each of these works on the rows of the
 * account that is named.
 */

/** A payment account that the gateway knows. */
export type ReceivingAccount = {
  id: string
  account_id: string
  profile_id: string | null
  /** What a payment names as `MerchantKey`. */
  sub_account_key: string
  status: SubAccountStatusId
  is_restricted: boolean
  /** Whether payments can be made to it now. */
  is_active: boolean
  takes_cards: boolean
  takes_bank_payments: boolean
  gateway: string
  gateway_ref: string
  /** Who is paid, as payers read it. */
  name: string
  bank_last4: string | null
  deposit_for: DepositPurpose
}

const RECEIVING = `p.id, p.account_id, p.profile_id, p.sub_account_key, p.status, p.is_restricted,
  (p.status = 1 and not p.is_restricted and p.closed_at is null) as is_active, p.takes_cards, p.takes_bank_payments, p.gateway, p.gateway_ref,
  coalesce(p.dba_name, p.legal_name, p.first_name || ' ' || p.last_name) as name, p.bank_last4, p.deposit_for`

/**
 * One that was activated comes before one that is still checked, the profile's own before that of the account; of those one that takes
 * payments now, then by what it is for, then the one that was chosen.
 */
const IN_ORDER = `(p.status = 1) desc, p.profile_id is null, (not p.is_restricted) desc, (p.deposit_for = $3) desc, p.is_default desc,
  (p.status = 2) desc, p.created_at desc`

type Wanted = {
  readonly accountId: string
  readonly profileId: string
  /** `both` where it does not matter, as it does for most. */
  readonly purpose?: DepositPurpose
  /** Without it, the profile's own alone. */
  readonly orOfAccount?: boolean
}

/**
 * The account that payments to a profile go to. One that takes no payments now is answered as well, so that it can be said why; null where
 * there is none but rejected ones.
 */
export async function findReceivingAccount(
  db: Db,
  { accountId, profileId, purpose = 'both', orOfAccount = true }: Wanted,
): Promise<ReceivingAccount | null> {
  return actingAs(db, accountId, async () =>
    first(
      await db.sql<ReceivingAccount>(
        `select ${RECEIVING} from payment_account p
         where p.account_id = $1 and (p.profile_id = $2 or ($4 and p.profile_id is null)) and p.gateway_ref is not null and p.closed_at is null
           and p.status <> 3
         order by ${IN_ORDER} limit 1`,
        [accountId, profileId, purpose, orOfAccount],
      ),
    ),
  )
}

/** The one that an invoice or a payment has named. It is there also after its account was closed. */
export async function findReceivingAccountById(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<ReceivingAccount | null> {
  return actingAs(db, accountId, async () =>
    first(
      await db.sql<ReceivingAccount>(
        `select ${RECEIVING} from payment_account p where p.account_id = $1 and p.id = $2 and p.gateway_ref is not null`,
        [accountId, id],
      ),
    ),
  )
}

/**
 * Where a payment was begun to, for jobs that see all rows: an account of a whole account stays with the person, also when the profile that
 * billed becomes a business's.
 */
export async function findAccountOfPayment(db: Db, id: string): Promise<ReceivingAccount | null> {
  return first(
    await db.sql<ReceivingAccount>(`select ${RECEIVING} from payment_account p where p.id = $1 and p.gateway_ref is not null`, [id]),
  )
}

/** Held while a payment to it begins, so that it is not restricted, closed or moved meanwhile. In the order of locks it comes after the payment. */
export async function holdReceivingAccount(db: Db, { accountId, id }: { accountId: string; id: string }): Promise<ReceivingAccount | null> {
  return actingAs(db, accountId, async () =>
    first(
      await db.sql<ReceivingAccount>(
        `select ${RECEIVING} from payment_account p where p.account_id = $1 and p.id = $2 and p.gateway_ref is not null for share`,
        [accountId, id],
      ),
    ),
  )
}

/** The one that the provider calls so, of any account; for jobs that see all rows. */
export async function findReceivingAccountByGateway(
  db: Db,
  { gateway, gatewayRef }: { gateway: string; gatewayRef: string },
): Promise<ReceivingAccount | null> {
  return first(
    await db.sql<ReceivingAccount>(`select ${RECEIVING} from payment_account p where p.gateway = $1 and p.gateway_ref = $2`, [
      gateway,
      gatewayRef,
    ]),
  )
}

/** Since when the provider knows who someone is: as of its last word on an account of theirs that is active. Null where it does not. */
export async function findIdentityChecked(db: Db, { accountId, profileId }: Pick<Wanted, 'accountId' | 'profileId'>): Promise<Date | null> {
  return actingAs(db, accountId, async () => {
    const row = first(
      await db.sql<{ at: Date }>(
        `select updated_at as at from payment_account
         where account_id = $1 and (profile_id = $2 or profile_id is null) and gateway_ref is not null and closed_at is null and status = 1
         order by updated_at desc limit 1`,
        [accountId, profileId],
      ),
    )
    return row?.at ?? null
  })
}
