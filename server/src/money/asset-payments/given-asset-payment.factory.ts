import type { TestApp, TestPerson } from '../../../test/harness.ts'

/** One that a tenant has begun, without a provider. */
export async function givenAssetPayment(app: TestApp, { accountId, profileId }: TestPerson, assetId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into asset_payment (id, asset_id, account_id, profile_id, item_for_type_id, amount_cents) values (new_id(), $1, $2, $3, 1, 15000) returning id`,
    [assetId, accountId, profileId],
  )
  return row!.id
}
