import { type Scope, scope } from '../../rpc/scope.ts'

/** For whom leases come in: the account and profile, and the homes that are theirs to lease. */
export type LeaseImporter = { readonly accountId: string; readonly profileId: string; readonly homes: Scope<'asset'> }

/** What the person chose. */
export type LeaseImportSettings = { readonly asDrafts: boolean; readonly unlist: boolean }

export function leaseImporter({ accountId, profileId }: { accountId: string; profileId: string }): LeaseImporter {
  return { accountId, profileId, homes: scope({ accountId, profileId }) }
}
