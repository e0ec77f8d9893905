import type { DEVICE_KINDS, GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import Bowser from 'bowser'
import type { SessionRow } from './session.queries.ts'

type DeviceKind = (typeof DEVICE_KINDS)[number]

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

export function presentSession(row: SessionRow, currentSessionId: string): OutputOf<typeof GetUserSessions>['Sessions'][number] {
  const { kind, name } = deviceOf(row.user_agent)
  return {
    SessionId: row.id,
    IsCurrent: row.id === currentSessionId,
    DeviceKind: kind,
    Device: name,
    Ip: row.ip,
    SignedInAt: row.created_at.toISOString(),
    LastSeenAt: row.last_seen_at.toISOString(),
    Remembered: row.remember,
  }
}

/** What a browser says of itself, in words: `Firefox on Windows`. It may say anything. */
export function deviceOf(userAgent: string | null): { kind: DeviceKind; name: string } {
  if (!userAgent) return { kind: 'other', name: 'Unknown browser' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
  return { kind: KINDS[platform.type ?? ''] ?? 'other', name }
}
