import { type ImportMapping, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Services } from '../../rpc/services.ts'
import { assetsOfImport } from './import.access.ts'
import { writeBatch } from './import-batch.ts'
import type { ImportKind } from './import-kind.ts'
import { type ImportJob, importAssetsJob } from './import.job-definition.ts'
import type { RowReading } from './import.rows.ts'
import { type WorkOptions, handleImport, workThrough } from './import-work.ts'
import { givePlaces, openReading } from './open-reading.ts'

/** Imports that bring in homes. */
export const homesImport: ImportKind<RowReading> = {
  name: 'homes',
  job: importAssetsJob,
  started: StartAssetImport,
  takenMeanwhile: ['asset_reference_code'],
  async open(services, { mapping, ...wanted }) {
    const reading = openReading(services)
    try {
      await givePlaces(services, reading)
      const plan = await reading.ask('start', { ...wanted, mapping: mapping as ImportMapping })
      if (!plan) {
        reading.close()
        return null
      }
      return {
        next: () => reading.ask('next'),
        write: ({ db }, run, batch) => writeBatch(db, assetsOfImport(run), batch, { plan, listAtOnce: run.list_at_once }),
        close: () => reading.close(),
      }
    } catch (error) {
      reading.close()
      throw error
    }
  },
}

export function handleAssetImport(services: Services, job: ImportJob, signal: AbortSignal): Promise<void> {
  return handleImport(services, homesImport, job, signal)
}

export function runImport(services: Services, job: ImportJob, options?: WorkOptions): Promise<boolean> {
  return workThrough(services, homesImport, job, options)
}
