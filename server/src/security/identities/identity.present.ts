import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserIdentities } from '@keystead/contract/security/identities/identity.operations.ts'
import type { Settings } from '../../settings/env.ts'
import { providerName } from '../../settings/social-providers.ts'
import type { IdentityRow } from './identity.queries.ts'

type Around = { settings: Settings; isOnlyWayIn: boolean }

export function presentIdentity(row: IdentityRow, { settings, isOnlyWayIn }: Around): OutputOf<typeof GetUserIdentities>['Items'][number] {
  return {
    ProviderId: row.provider_id,
    Provider: providerName(settings, row.provider_id),
    Email: row.email,
    ConnectedAt: row.created_at.toISOString(),
    LastUsedAt: row.last_used_at?.toISOString() ?? null,
    IsOnlyWayIn: isOnlyWayIn,
  }
}
