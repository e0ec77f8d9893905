import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'

/** The page of a home, as who reads sees it. */
export function homeAddress(assetId: string, profileType: ProfileTypeName | null): string {
  if (profileType === 'Agent') return paths.agentViewProperty(assetId)
  return profileType === 'Tenant' ? paths.tenantViewProperty(assetId) : paths.viewProperty(assetId)
}
