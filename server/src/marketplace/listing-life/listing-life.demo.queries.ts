import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** Sets when something happened to a property, to a moment as the database writes it. */
export async function setDemoEventTime(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { kind, at }: { readonly kind: 'listed' | 'price'; readonly at: string },
): Promise<void> {
  await db.sql('update asset_event set at = $4::timestamptz where asset_id = $1 and account_id = $2 and kind = $3', [
    assetId,
    scope.accountId,
    kind,
    at,
  ])
}
