import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'

export function head(): PageHead {
  return { title: 'Tenants', noindex: true }
}

/** The tenants one works with. */
export function ConnectedTenantsScreen() {
  return (
    <ConnectionList
      title="Tenants"
      description="Tenants of the homes you look after."
      only={PROFILE_TYPES.Tenant}
      place={paths.connectedTenants}
    />
  )
}
