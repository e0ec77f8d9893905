import { GetNotifications } from '@keystead/contract/notifications/notifications/notification.operations.ts'
import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startLive } from '../../api/live.ts'

/** Keeps the screens of the active profile true; another session or profile has a stream of its own. */
export function useLive(session: SessionRecord | null): void {
  const client = useQueryClient()
  const name = session?.Profile ? `${session.SessionId} ${session.Profile.ProfileId}` : null
  useEffect(() => (name === null ? undefined : startLive(client, name, [GetNotifications.name])), [client, name])
}
