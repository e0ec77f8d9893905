import { type LeaseImportMapping, StartLeaseImport } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { type ImportJob, type ImportKind, type ImportRow, handleImport } from '../../properties/imports/import.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { tryLeases } from './lease-batch.ts'
import type { LeaseReading } from './lease-file.ts'
import { type LeaseImportSettings, leaseImporter } from './lease-import.access.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import { importLeasesJob } from './lease-import.job-definition.ts'
import { openLeaseReading } from './open-lease-reading.ts'
import { writeLeases } from './write-leases.ts'

/** Imports that bring in leases and their tenants. */
export const leasesImport: ImportKind<LeaseReading> = {
  name: 'leases',
  job: importLeasesJob,
  started: StartLeaseImport,
  // What counts of homes and of their leases is read once the homes are locked; of people, what is so no more is noticed as they are written.
  takenMeanwhile: [],
  async open(services, { file, mapping, resumed }) {
    const reading = openLeaseReading(services)
    try {
      const wanted = { file, mapping: mapping as LeaseImportMapping, rowsDone: resumed?.rows ?? 0 }
      const plan = await reading.ask('start', wanted)
      // How many rows there are was looked at when the import began.
      if (plan === null || plan === 'too-many-rows') {
        reading.close()
        return null
      }
      return {
        next: () => reading.ask('next'),
        write: (context, run, { readings }) => write(context, run, readings, plan),
        close: () => reading.close(),
      }
    } catch (error) {
      reading.close()
      throw error
    }
  },
}

async function write(context: EventContext, run: ImportRow, readings: readonly LeaseReading[], plan: LeasePlan) {
  const importer = leaseImporter({ accountId: run.account_id, profileId: run.profile_id })
  const settings = settingsOf(run)
  const { outcomes, toWrite } = await tryLeases(context.db, importer, readings, { settings, plan, lock: true })
  await writeLeases(context, importer, toWrite, { isDraft: settings.asDrafts })
  return outcomes
}

function settingsOf({ settings }: ImportRow): LeaseImportSettings {
  return { asDrafts: settings.asDrafts ?? false, unlist: settings.unlist ?? false }
}

export function handleLeaseImport(services: Services, job: ImportJob, signal: AbortSignal): Promise<void> {
  return handleImport(services, leasesImport, job, signal)
}
