import type { PasskeySummary } from '@keystead/contract/security/factors/passkey.schemas.ts'
import type { PasskeyRow } from './passkey.queries.ts'

export function presentPasskey(row: PasskeyRow): PasskeySummary {
  return {
    PasskeyId: row.id,
    Name: row.name,
    IsSynced: row.is_backed_up,
    CreatedAt: row.created_at.toISOString(),
    LastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
