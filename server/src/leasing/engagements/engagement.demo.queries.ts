import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import type { DemoAsset } from '../../properties/properties/property.public.ts'

export type DemoAgency = {
  readonly profileId: string
  readonly accountId: string
  readonly connectionId: string
  readonly contractTypeId: number
  readonly scopes: readonly AgentScope[]
  readonly agentPercent?: number
  readonly feePercent?: number
  readonly sinceDaysAgo: number
  readonly untilInDays?: number
}

export async function insertDemoAgency(db: Db, home: DemoAsset, agency: DemoAgency): Promise<void> {
  await db.sql(
    `insert into engagement (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, contract_type_id,
       agent_percent_bps, fee_percent_bps, scopes, asset_title, asset_place, time_zone, created_by_profile_id)
     values ($11, $1, $2, $3, $4, current_date - $5::int, current_date + $6::int, $7, $8, $9, $10::text[], $12, $13, $14, $15)`,
    [
      home.id,
      agency.profileId,
      agency.accountId,
      agency.connectionId,
      agency.sinceDaysAgo,
      agency.untilInDays ?? null,
      agency.contractTypeId,
      agency.agentPercent === undefined ? null : bpsOfPercent(agency.agentPercent),
      agency.feePercent === undefined ? null : bpsOfPercent(agency.feePercent),
      agency.scopes,
      home.account_id,
      home.title,
      home.place,
      home.time_zone,
      home.managing_profile_id,
    ],
  )
}
