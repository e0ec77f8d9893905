import { NOTIFICATION_TYPES, type NotificationTypeId } from '@keystead/contract/platform/preferences/notification-events.ts'
import { type Search, withSearch } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

const READ_STATES = { unread: 0, read: 1 } as const
type ReadStateName = keyof typeof READ_STATES

/** Which notifications are listed: the input of GetNotifications. */
export type NotificationsView = { IsRead: 0 | 1 | null; TypeId: NotificationTypeId | null; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function notificationsFromAddress(params: URLSearchParams): NotificationsView {
  const state = Object.keys(READ_STATES).find((name) => name === params.get('show')) as ReadStateName | undefined
  return {
    IsRead: state === undefined ? null : READ_STATES[state],
    TypeId: Object.values(NOTIFICATION_TYPES).find((id) => String(id) === params.get('type')) ?? null,
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params),
  }
}

/** `list` is the address of the page itself, which differs by the kind of profile. */
export function addressOfNotifications(list: string, { IsRead, TypeId, PageIndex, PageSize }: NotificationsView): string {
  const search: Search = {
    show: IsRead === null ? null : IsRead === READ_STATES.read ? 'read' : 'unread',
    type: TypeId,
    page: pageNumberOf(PageIndex),
    size: unusualSize(PageSize),
  }
  return withSearch(list, search)
}

/** The first page after another choice. */
export function narrowed(view: NotificationsView, change: Partial<Pick<NotificationsView, 'IsRead' | 'TypeId'>>): NotificationsView {
  return { ...view, ...change, PageIndex: 0 }
}
