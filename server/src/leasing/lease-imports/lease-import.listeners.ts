import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { failLostImports, goOnElsewhere } from '../../properties/imports/import.public.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { leasesImport } from './lease-import.job.ts'

export const leaseImportListeners: readonly Listener[] = [
  hourly('imports of leases that were lost', ({ db }) => failLostImports(db, leasesImport)),
  on(ProfileMoved, 'its imports of leases go on', async (context, profiles) => {
    for (const { accountId } of profiles) await goOnElsewhere(context, leasesImport, accountId)
  }),
]
