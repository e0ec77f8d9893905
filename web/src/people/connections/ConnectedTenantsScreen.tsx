import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'
import { text } from './connections.text.ts'

export function head(): PageHead {
  return { title: text.tenants, noindex: true }
}

/** The tenants one works with. */
export function ConnectedTenantsScreen() {
  return <ConnectionList title={text.tenants} description={text.tenantsIntro} only={PROFILE_TYPES.Tenant} place={paths.connectedTenants} />
}
