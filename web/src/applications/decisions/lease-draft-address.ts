import { paths } from '@keystead/contract/navigation/paths.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'

/** Where the draft of a lease is edited that was made of an application: agents have a page of their own for it. */
export function leaseDraftAddress(
  session: SessionRecord | null,
  { ApplicationId, Home }: Pick<ApplicationDetails, 'ApplicationId' | 'Home'>,
  leaseId: string,
): string {
  return session !== null && profileTypeOf(session) === 'Agent'
    ? paths.agentAssignTenants(Home.AssetId, leaseId, ApplicationId)
    : paths.assignProperty(Home.AssetId, 'tenants', null, leaseId, ApplicationId)
}
