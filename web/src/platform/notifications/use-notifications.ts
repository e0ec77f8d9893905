import {
  DeleteNotification,
  GetNotifications,
  GetTopNotifications,
  NotificationNotFound,
  RestoreNotification,
  UpdateNotificationRead,
} from '@keystead/contract/platform/notifications/notification.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/failure.ts'
import { refresh, useCall } from '../../api/query.ts'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { deletedText } from './notification-texts.ts'
import { text } from './notification-panel.text.ts'

/** What the panel shows (spec §9). */
const SHOWN_IN_PANEL = 10
/** The stream tells at once; this is for a network in between that lets none through. */
const REFRESH_MS = 5 * 60_000

/**
 * The latest unread ones of the active profile, and how many there are in all. The session says which profile it is: while
 * profiles are switched, the page still names the last one for a moment.
 */
export function useUnread({ AccountId, Profile }: SessionRecord) {
  const TimeZone = useTimeZone()
  const input = { AccountId, IsRead: 0, TimeZone }
  return useCall(GetNotifications, input, { enabled: Profile !== null, refetchEveryMs: REFRESH_MS })
}

/** The latest unread ones of the active profile by days. */
export function useTopNotifications({ AccountId, Profile }: SessionRecord) {
  const TimeZone = useTimeZone()
  return useCall(GetTopNotifications, { AccountId, Count: SHOWN_IN_PANEL, TimeZone }, { enabled: Profile !== null })
}

/** What can be done to notifications, each answering whether all went well. Lists are asked again once, at the end. */
export function useNotificationActs() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function doing(acts: readonly Promise<unknown>[]): Promise<boolean> {
    setIsBusy(true)
    const outcomes = await Promise.allSettled(acts)
    setIsBusy(false)
    refresh(client, UpdateNotificationRead)
    // What was deleted in another tab is as gone as was wished.
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected' && !isGone(outcome.reason))
    if (failed.length > 0) toast.error(messages.someProblem)
    return failed.length === 0
  }

  return {
    isBusy,
    mark: (ids: readonly string[], isRead: boolean) =>
      doing(ids.map((Id) => call(UpdateNotificationRead, { Id, IsRead: isRead ? 1 : 0, IsUpdateAll: false }))),
    markAll: () => doing([call(UpdateNotificationRead, { Id: 0, IsRead: 1, IsUpdateAll: true })]),
    /** Deletes them and says so, with the way back: for one it is `Undo` instead of a question. */
    remove: async (ids: readonly string[]) => {
      const isDone = await doing(ids.map((Id) => call(DeleteNotification, { Id })))
      if (!isDone) return false
      const restore = () => doing(ids.map((Id) => call(RestoreNotification, { Id })))
      toast.success(deletedText(ids.length), { text: text.undo, onSelect: () => void restore() })
      return true
    },
  }
}

export type NotificationActs = ReturnType<typeof useNotificationActs>

function isGone(reason: unknown): boolean {
  return reason instanceof CallFailure && reason.is(NotificationNotFound)
}
