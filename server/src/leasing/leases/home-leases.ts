import { monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import type { HomeLease } from '@keystead/contract/properties/properties/property.schemas.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { sumOf } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { type HomeLeaseRow, listHomeLeases, listTenantsInLeases } from './home-leases.queries.ts'
import { namesOf } from './tenant-names.ts'

/** Who lives in some homes today, or is to come where no one does. Rows of a home's places are told as one. */
export async function homeLeasesOf(db: Db, assetIds: readonly string[]): Promise<HomeLease[]> {
  if (assetIds.length === 0) return []
  const leases = await listHomeLeases(db, assetIds)
  const tenants = await listTenantsInLeases(
    db,
    leases.map(({ id }) => id),
  )
  const nameOf = await namesOf(db, tenants)
  const byLease = Map.groupBy(tenants, ({ lease_id }) => lease_id)
  const namesIn = ({ id }: HomeLeaseRow) => (byLease.get(id) ?? []).map((tenant) => nameOf(tenant))
  return [...Map.groupBy(leases, ({ asset_id }) => asset_id)].map(([assetId, rows]) => ({
    AssetId: assetId,
    LeaseId: rows[0]!.id,
    Tenants: rows.flatMap(namesIn),
    StartsOn: rows[0]!.starts_on,
    EndsOn: rows[0]!.last_on,
    MonthlyRent: textFromCents(sumOf(rows.map((row) => monthlyRentCents(row.rent_cents, row.rent_frequency_id)))),
  }))
}
