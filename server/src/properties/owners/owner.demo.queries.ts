import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { type Db, only } from '../../database/db.ts'

export type NewDemoOwner = {
  readonly accountId: string
  readonly assetId: string
  readonly profileId: string | null
  readonly partnerAccountId: string | null
  readonly connectionId: string | null
  readonly name: string | null
  readonly isManaging: boolean
  readonly percent: number
  readonly daysAgo: number
}

export async function hasDemoOwners(db: Db, assetId: string): Promise<boolean> {
  return only(await db.sql<{ found: boolean }>('select exists (select from asset_owner where asset_id = $1) as found', [assetId])).found
}

export async function insertDemoOwner(db: Db, owner: NewDemoOwner): Promise<void> {
  await db.sql(
    `with added as (
       insert into asset_owner (account_id, asset_id, profile_id, partner_account_id, connection_id, accepted_at, name, is_managing, created_at)
       values ($9, $1, $2, $3, $4::uuid, case when $4::uuid is not null then now() - make_interval(days => $7) end, $5, $6,
         now() - make_interval(days => $7)) returning id, asset_id, account_id)
     insert into asset_owner_share (owner_id, asset_id, account_id, percent_bps, effective_from)
     select id, asset_id, account_id, $8, current_date - $7::int from added`,
    [
      owner.assetId,
      owner.profileId,
      owner.partnerAccountId,
      owner.connectionId,
      owner.name,
      owner.isManaging,
      owner.daysAgo,
      bpsOfPercent(owner.percent),
      owner.accountId,
    ],
  )
}
