import type { Db } from '../../database/db.ts'
import type { RowOutcome } from '../../properties/imports/import.public.ts'
import { type LeaseReading, notWithout } from './lease-file.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import type { LeaseImportSettings, LeaseImporter } from './lease-import.access.ts'
import { type LeaseToWrite, type PlannedLease, planLeases } from './plan-leases.ts'

type Trying = { readonly settings: LeaseImportSettings; readonly plan: LeasePlan; readonly lock: boolean }
export type TriedBatch = { readonly outcomes: readonly RowOutcome[]; readonly toWrite: readonly LeaseToWrite[] }

/** What becomes of some rows, and what has to be written for it. */
export async function tryLeases(db: Db, importer: LeaseImporter, readings: readonly LeaseReading[], how: Trying): Promise<TriedBatch> {
  const leases = readings.flatMap(({ lease }) => lease ?? [])
  const planned = await planLeases(db, importer, leases, how)
  const byLine = new Map(leases.map(({ line }, index) => [line, planned[index]!]))
  return {
    outcomes: readings.map((reading) => outcomeOf(reading, byLine.get(reading.leaseLine ?? 0))),
    toWrite: planned.flatMap((one) => (one.outcome === 'accepted' ? one.write : [])),
  }
}

/** All rows of a lease have its outcome. */
function outcomeOf({ line, problems }: LeaseReading, planned: PlannedLease | undefined): RowOutcome {
  // A row of a home in which no one lives has nothing to bring in.
  if (!planned) return { outcome: problems.some(({ refuses }) => refuses) ? 'refused' : 'unchanged', problems }
  if (planned.outcome !== 'refused') return { outcome: planned.outcome, problems }
  const own = planned.problems.filter((one) => one.line === line).map(({ problem }) => problem)
  return { outcome: 'refused', problems: [...problems, ...(own.length > 0 ? own : [notWithout(planned.problems[0]?.line)])] }
}
