import { type Scope, scope } from '../rpc/scope.ts'

/** Whose a demo property is. */
export type DemoOwnership = { readonly accountId: string; readonly profileId: string }

/** The seed writes for the people it made, one at a time. */
export function demoAssetsOf(owner: DemoOwnership): Scope<'asset'> {
  return scope({ accountId: owner.accountId, profileId: owner.profileId })
}

export function demoDocumentsOf(owner: DemoOwnership): Scope<'document'> {
  return scope({ accountId: owner.accountId, profileId: owner.profileId })
}

export function demoProfilesOf(accountId: string): Scope<'profile'> {
  return scope({ accountId, profileId: null })
}

export function demoImagesOf(owner: DemoOwnership): Scope<'asset-image'> {
  return scope({ accountId: owner.accountId, profileId: owner.profileId })
}
