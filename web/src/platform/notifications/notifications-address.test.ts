import { expect, test } from 'vitest'
import { addressOfNotifications, narrowed, notificationsFromAddress, type NotificationsView } from './notifications-address.ts'

const LIST = '/User/Owner-Notifications'
const read = (address: string) => notificationsFromAddress(new URL(address, 'http://keystead.example').searchParams)
const all: NotificationsView = { IsRead: null, TypeId: null, PageIndex: 0, PageSize: 10 }

test('an address says what is listed and back', () => {
  const view: NotificationsView = { IsRead: 0, TypeId: 3, PageIndex: 3, PageSize: 20 }
  expect(read(addressOfNotifications(LIST, view))).toEqual(view)
  expect(read(addressOfNotifications(LIST, { ...view, IsRead: 1 }))).toMatchObject({ IsRead: 1 })
  expect(addressOfNotifications(LIST, all)).toBe(LIST)
  expect(read(LIST)).toEqual(all)
})

test.each(['show=some', 'type=9', 'type=Message', 'page=-1', 'page=0', 'page=1000000000', 'page=1.5', 'size=7'])(
  'what is wrong counts as not said: %s',
  (query) => {
    expect(read(`${LIST}?${query}`)).toEqual(all)
  },
)

test('another choice begins at its first page', () => {
  expect(narrowed({ ...all, PageIndex: 4, TypeId: 2 }, { IsRead: 0 })).toEqual({ ...all, IsRead: 0, TypeId: 2 })
})
