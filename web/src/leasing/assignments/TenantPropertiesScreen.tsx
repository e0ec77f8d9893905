import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { TenantHomes } from './TenantHomes.tsx'
import { text } from './tenancy.text.ts'

export function head(): PageHead {
  return { title: text.properties, noindex: true }
}

/** What a tenant rents now. */
export function TenantPropertiesScreen() {
  return <TenantHomes title={text.whatYouRent} place={paths.tenantProperties} />
}
