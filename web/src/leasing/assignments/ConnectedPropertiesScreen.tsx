import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { TenantHomes } from './TenantHomes.tsx'
import { text } from './tenancy.text.ts'

export function head(): PageHead {
  return { title: text.connectedProperties, noindex: true }
}

/** Everything that a tenant rents: now, soon, and before. */
export function ConnectedPropertiesScreen() {
  return <TenantHomes title={text.connectedProperties} place={paths.connectedProperties} />
}
