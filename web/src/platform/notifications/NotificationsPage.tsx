import {
  GetDdlNotificationTypes,
  GetNotifications,
  type NotificationItem,
} from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { NotificationTypeId } from '@keystead/contract/platform/preferences/notification-events.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { ExportListButton } from '../list-exports/ExportListButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BellIcon, BellPlusIcon, SettingsIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { NotificationDays } from './NotificationDays.tsx'
import { addressOfNotifications, narrowed, notificationsFromAddress, type NotificationsView } from './notifications-address.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useNotificationActs } from './use-notifications.ts'
import styles from './NotificationsPage.module.css'
import { text as words } from './notifications.text.ts'

/** Everything that the active profile was told. */
export function NotificationsPage() {
  const session = useSession()
  // The guard lets no one in without a profile; this is the moment of signing out.
  const list = session && personalPaths(session)?.notifications
  return session && list ? <Listed key={session.Profile?.ProfileId} session={session} list={list} /> : null
}

const READ_TABS = [
  { text: words.all, IsRead: null },
  { text: words.unread, IsRead: 0 },
  { text: words.read, IsRead: 1 },
] as const

function Listed({ session, list }: { session: SessionRecord; list: string }) {
  const [params] = useSearchParams()
  const view = notificationsFromAddress(params)
  const addressOf = (changed: NotificationsView) => addressOfNotifications(list, changed)
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetNotifications, { ...view, TimeZone }, { keepPrevious: true })
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Page
      title={words.title}
      description={words.intro}
      action={
        <>
          <Button icon={BellPlusIcon} onClick={() => setIsWriting(true)}>
            {words.addANote}
          </Button>
          <LinkButton to={paths.notificationSettings()} icon={SettingsIcon}>
            {words.settings}
          </LinkButton>
        </>
      }
    >
      <Tabs
        label={words.tabs}
        tabs={READ_TABS.map(({ text, IsRead }) => ({
          text,
          to: addressOf(narrowed(view, { IsRead })),
          isCurrent: IsRead === view.IsRead,
          count: IsRead === 0 ? data?.UnreadCount || null : null,
        }))}
      />
      <TypeChips view={view} addressOf={addressOf} />
      {error && !data ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.Items.length === 0 ? (
        <Nothing view={view} first={addressOf({ ...view, PageIndex: 0 })} all={list} isPastTheEnd={data.TotalCount > 0} />
      ) : (
        <>
          <Shown key={addressOf(view)} items={data.Items} unreadCount={data.UnreadCount} session={session} />
          <Pagination page={data} addressOf={(page) => addressOf({ ...view, ...page })} />
          <ExportListButton list="GetNotifications" filters={{ TypeId: view.TypeId, IsRead: view.IsRead }} />
        </>
      )}
      <NoteDialog open={isWriting} onClose={() => setIsWriting(false)} />
    </Page>
  )
}

type ViewProps = { view: NotificationsView; addressOf: (view: NotificationsView) => string }

/** Kinds to narrow it down to. Without them the list is whole, so their failure is none of the page. */
function TypeChips({ view, addressOf }: ViewProps) {
  const { data } = useCall(GetDdlNotificationTypes, {})
  return (
    <nav className={styles.types} aria-label={words.kind}>
      <LinkChip to={addressOf(narrowed(view, { TypeId: null }))} isCurrent={view.TypeId === null}>
        {words.allKinds}
      </LinkChip>
      {data?.Items.map(({ Id, Text }) => (
        <LinkChip key={Id} to={addressOf(narrowed(view, { TypeId: Id as NotificationTypeId }))} isCurrent={view.TypeId === Id}>
          {Text}
        </LinkChip>
      ))}
    </nav>
  )
}

/** One page of them, with what can be done to some or all. */
function Shown({ items, unreadCount, session }: { items: readonly NotificationItem[]; unreadCount: number; session: SessionRecord }) {
  const acts = useNotificationActs()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // What has gone from the page in the meantime is not acted on.
  const selected = items.filter(({ Id }) => ticked.has(Id))
  const toggle = (id: string) => setTicked(ticked.has(id) ? new Set([...ticked].filter((other) => other !== id)) : new Set([...ticked, id]))
  return (
    <>
      <SelectionBar items={items} selected={selected} unreadCount={unreadCount} acts={acts} onSelect={(ids) => setTicked(new Set(ids))} />
      <NotificationDays items={items} ticked={ticked} onTick={toggle} acts={acts} session={session} />
    </>
  )
}

type NothingProps = { view: NotificationsView; first: string; all: string; isPastTheEnd: boolean }

function Nothing({ view, first, all, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) return <PastTheEnd first={first} icon={BellIcon} />
  const isNarrowed = view.IsRead !== null || view.TypeId !== null
  return (
    <EmptyState
      title={messages.noNotificationsFound}
      icon={BellIcon}
      action={isNarrowed && <LinkButton to={all}>{words.showAll}</LinkButton>}
    >
      {view.IsRead === 0 ? words.allRead : words.emptyHelp}
    </EmptyState>
  )
}
