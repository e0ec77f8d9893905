import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { TenantHomes } from './TenantHomes.tsx'

export function head(): PageHead {
  return { title: 'Connected properties', noindex: true }
}

/** Everything that a tenant rents: now, soon, and before. */
export function ConnectedPropertiesScreen() {
  return <TenantHomes title="Connected properties" place={paths.connectedProperties} />
}
