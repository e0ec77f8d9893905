import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { TenantHomes } from './TenantHomes.tsx'

export function head(): PageHead {
  return { title: 'Properties', noindex: true }
}

/** What a tenant rents now. */
export function TenantPropertiesScreen() {
  return <TenantHomes title="What you rent" place={paths.tenantProperties} />
}
