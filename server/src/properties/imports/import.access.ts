import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** What a member needs to put the homes of a file on the market, beyond what the import needs. */
export const NEEDED_TO_LIST = { permission: 'listings:edit' } as const

/** An owner sees the imports of the active profile. */
export function importsOf(actor: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'asset-import'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** A queued job and a report are given an import of one account, whichever of its profiles made it. */
export function importsOfAccount(accountId: string): Scope<'asset-import'> {
  return scope({ accountId, profileId: null })
}

/** The properties that an import writes: those of the profile that it runs for. */
export function assetsOfImport(rows: { account_id: string; profile_id: string }): Scope<'asset'> {
  return scope({ accountId: rows.account_id, profileId: rows.profile_id })
}

export const importOfCall: Resolver<Scope<'asset-import'>> = ({ actor }) => importsOf(profileActor(actor))
