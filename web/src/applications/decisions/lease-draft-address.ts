import { paths } from '@keystead/contract/navigation/paths.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'

/** Where the draft of a lease is edited: agents have a page of their own for it. */
export function leaseDraftAddress(session: SessionRecord | null, assetId: string, leaseId: string): string {
  return session !== null && profileTypeOf(session) === 'Agent'
    ? paths.agentAssignTenants(assetId, leaseId)
    : paths.assignProperty(assetId, 'tenants', null, leaseId)
}
