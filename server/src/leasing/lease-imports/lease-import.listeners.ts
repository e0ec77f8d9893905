import { failLostImports } from '../../properties/imports/import.public.ts'
import { type Listener, hourly } from '../../rpc/events.ts'
import { leasesImport } from './lease-import.job.ts'

export const leaseImportListeners: readonly Listener[] = [
  hourly('imports of leases that were lost', ({ db }) => failLostImports(db, leasesImport)),
]
