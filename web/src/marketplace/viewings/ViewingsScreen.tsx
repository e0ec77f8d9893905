import { AcceptViewing, GetViewings, type Viewing, WithdrawViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { VIEWING_LISTS, type ViewingList } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CalendarIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ListerActions } from './ListerActions.tsx'
import { Hour, ViewingItem } from './ViewingItem.tsx'
import { VisitorActions } from './VisitorActions.tsx'
import { byDay } from './viewing-times.ts'
import { type ViewingsView, addressOfList, addressOfViewings, viewingsFromAddress } from './viewings-address.ts'
import styles from './ViewingsScreen.module.css'

export function head(): PageHead {
  return { title: 'Tours', noindex: true }
}

const LIST_TEXTS: Record<ViewingList, string> = { waiting: 'Open', coming: 'Coming up', over: 'Past' }

/** Viewings of the homes that one lists, and those that one has asked for. */
export function ViewingsScreen() {
  const [params] = useSearchParams()
  const session = useSession()
  const canList = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = viewingsFromAddress(params, canList)
  const isLister = view.Side === 'lister'
  const { data, error, refetch } = useCall(GetViewings, view, { keepPrevious: true })
  return (
    <Page
      title={isLister || !canList ? 'Tours' : 'Tours you asked for'}
      description={isLister ? 'Who wants to see your homes, and when.' : 'Homes that you want to see, and when.'}
      action={
        canList && (
          <LinkButton to={addressOfList(isLister ? 'visitor' : 'lister', 'waiting', canList)}>
            {isLister ? 'Tours you asked for' : 'Tours of your homes'}
          </LinkButton>
        )
      }
    >
      <Tabs
        label="Which tours"
        tabs={VIEWING_LISTS.map((list) => ({
          text: LIST_TEXTS[list],
          to: addressOfList(view.Side, list, canList),
          isCurrent: list === view.List,
          count: list === 'waiting' ? data?.Unanswered || null : null,
        }))}
      />
      {error && !data ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.Items.length === 0 ? (
        <Nothing view={view} canList={canList} isPastTheEnd={data.TotalCount > 0} />
      ) : (
        <>
          <ViewingList view={view} viewings={data.Items} />
          <Pagination page={data} addressOf={(page) => addressOfViewings({ ...view, ...page }, canList)} />
          <ExportListButton list="GetViewings" filters={{ Side: view.Side, List: view.List }} />
        </>
      )}
    </Page>
  )
}

function ViewingList({ view, viewings }: { view: ViewingsView; viewings: readonly Viewing[] }) {
  const isByDay = view.List === 'coming'
  const item = (viewing: Viewing) => (
    <ViewingItem
      viewing={viewing}
      side={view.Side}
      // Under the heading of its day, or right under that of the page.
      titleLevel={isByDay ? 3 : 2}
      actions={view.Side === 'lister' ? <ListerActions viewing={viewing} /> : <AskedActions viewing={viewing} />}
    />
  )
  if (!isByDay) {
    return (
      <ul className={styles.list} aria-label={LIST_TEXTS[view.List]}>
        {viewings.map((viewing) => (
          <li key={viewing.ViewingId}>{item(viewing)}</li>
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.days}>
      {byDay(viewings).map(({ day, viewings: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul className={styles.list}>
            {ofDay.map((viewing) => (
              <li key={viewing.ViewingId} className={styles.entry}>
                <Hour viewing={viewing} />
                {item(viewing)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function AskedActions({ viewing }: { viewing: Viewing }) {
  const acceptance = useCommand(AcceptViewing)
  const withdrawal = useCommand(WithdrawViewing)
  const input = { ViewingId: viewing.ViewingId }
  return <VisitorActions viewing={viewing} accept={() => acceptance.run(input)} withdraw={() => withdrawal.run(input)} />
}

type NothingProps = { view: ViewingsView; canList: boolean; isPastTheEnd: boolean }

const EMPTY_TEXTS: Record<ViewingsView['Side'], Record<ViewingList, string>> = {
  lister: {
    waiting: 'When someone asks to see one of your homes, it waits here for your answer. Homes on the market can be asked for.',
    coming: 'Confirm a time that a visitor has named, and it stands here by day.',
    over: 'What has taken place, was declined or canceled is kept here.',
  },
  visitor: {
    waiting: 'Open a home that you like and request a tour. Requests that you send while signed in are kept here.',
    coming: 'Once a time is confirmed it stands here, with the address.',
    over: 'What has taken place, was declined or canceled is kept here.',
  },
}

function Nothing({ view: { Side, List }, canList, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) {
    return (
      <EmptyState
        title="There is no such page any more."
        icon={CalendarIcon}
        action={<LinkButton to={addressOfList(Side, List, canList)}>Go to the first page</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={messages.noViewingsFound}
      icon={CalendarIcon}
      action={Side === 'visitor' && <LinkButton to={paths.properties()}>Look at homes</LinkButton>}
    >
      {EMPTY_TEXTS[Side][List]}
    </EmptyState>
  )
}
