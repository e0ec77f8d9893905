import type { DEVICE_KINDS, GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import Bowser from 'bowser'
import type { SessionRow } from './session.queries.ts'
import { text } from './device.text.ts'

type DeviceKind = (typeof DEVICE_KINDS)[number]

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

export function presentSession(
  row: SessionRow,
  currentSessionId: string,
  t: typeof text,
): OutputOf<typeof GetUserSessions>['Sessions'][number] {
  const { kind, name } = deviceOf(row.user_agent, t)
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
export function deviceOf(userAgent: string | null, t = text): { kind: DeviceKind; name: string } {
  if (!userAgent) return { kind: 'other', name: t.unknown }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const known = browser.name || t.unknown
  const name = os.name ? t.browserOn({ browser: known, system: os.name }) : known
  return { kind: KINDS[platform.type ?? ''] ?? 'other', name }
}
