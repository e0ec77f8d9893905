import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type AssetPayment = {
  id: string
  asset_id: string
  item_for_type_id: number
  amount_cents: number
  description: string | null
}

type AssetPaymentScope = Scope<'asset-payment'>
const ASSET_PAYMENT = 'id, asset_id, item_for_type_id, amount_cents, description'
const IS_OPEN = `created_at > now() - make_interval(mins => $4)`

export async function insertAssetPayment(db: Db, scope: AssetPaymentScope, payment: AssetPayment): Promise<void> {
  await db.sql(
    `insert into asset_payment (id, asset_id, account_id, profile_id, item_for_type_id, amount_cents, description) values ($1, $2, $3, $4, $5, $6, $7)`,
    [payment.id, payment.asset_id, scope.accountId, scope.profileId, payment.item_for_type_id, payment.amount_cents, payment.description],
  )
}

export async function findAssetPayment(db: Db, scope: AssetPaymentScope, id: string, minutes: number): Promise<AssetPayment | null> {
  return first(
    await db.sql<AssetPayment>(
      `select ${ASSET_PAYMENT} from asset_payment where account_id = $1 and profile_id = $2 and id = $3 and ${IS_OPEN}`,
      [scope.accountId, scope.profileId, id, minutes],
    ),
  )
}

/** It is paid once: who comes second finds none. */
export async function takeAssetPayment(db: Db, scope: AssetPaymentScope, id: string, minutes: number): Promise<AssetPayment | null> {
  return first(
    await db.sql<AssetPayment>(
      `delete from asset_payment where account_id = $1 and profile_id = $2 and id = $3 and ${IS_OPEN} returning ${ASSET_PAYMENT}`,
      [scope.accountId, scope.profileId, id, minutes],
    ),
  )
}

export async function deleteOverAssetPayments(db: Db, minutes: number): Promise<void> {
  await db.sql('delete from asset_payment where created_at <= now() - make_interval(mins => $1)', [minutes])
}
