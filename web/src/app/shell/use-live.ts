import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { startLive } from '../../api/live.ts'
import { Site } from '../../sessions/site.ts'

/** Keeps the screens of the active profile true; another session or profile has a stream of its own. */
export function useLive(session: SessionRecord | null): void {
  const client = useQueryClient()
  const { servedAt } = use(Site)
  const name = session?.Profile ? `${session.SessionId} ${session.Profile.ProfileId}` : null
  useEffect(
    () => (name === null ? undefined : startLive(client, { name, servedAt, alwaysAnew: ['notification'] })),
    [client, name, servedAt],
  )
}
