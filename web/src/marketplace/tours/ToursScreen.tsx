import { AcceptViewing, GetViewings, type Tour, WithdrawViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { TOUR_LISTS, type TourList } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { messages } from '@keystead/contract/marketplace/tours/tours-messages.text.ts'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CalendarIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ListerActions } from './ListerActions.tsx'
import { Hour, TourItem } from './TourItem.tsx'
import { VisitorActions } from './VisitorActions.tsx'
import { byDay } from './tour-times.ts'
import { type ToursView, addressOfList, addressOfTours, toursFromAddress } from './tours-address.ts'
import styles from './ToursScreen.module.css'
import { text } from './tours.text.ts'

export function head(): PageHead {
  return { title: text.tours, noindex: true }
}

const LIST_TEXTS: Readonly<Record<TourList, string>> = text.lists

/** Tours of the homes that one lists, and those that one has asked for. */
export function ToursScreen() {
  const [params] = useSearchParams()
  const session = useSession()
  const canList = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = toursFromAddress(params, canList)
  const isLister = view.Side === 'lister'
  const { data, error, refetch } = useCall(GetViewings, view, { keepPrevious: true })
  return (
    <Page
      title={isLister || !canList ? text.tours : text.toursYouAskedFor}
      description={isLister ? text.listerIntro : text.visitorIntro}
      action={
        canList && (
          <LinkButton to={addressOfList(isLister ? 'visitor' : 'lister', 'waiting', canList)}>
            {isLister ? text.toursYouAskedFor : text.toursOfYourHomes}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={text.whichTours}
        tabs={TOUR_LISTS.map((list) => ({
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
          <TourList view={view} tours={data.Items} />
          <Pagination page={data} addressOf={(page) => addressOfTours({ ...view, ...page }, canList)} />
          <ExportListButton list="GetViewings" filters={{ Side: view.Side, List: view.List }} />
        </>
      )}
    </Page>
  )
}

function TourList({ view, tours }: { view: ToursView; tours: readonly Tour[] }) {
  const isByDay = view.List === 'coming'
  const item = (tour: Tour) => (
    <TourItem
      tour={tour}
      side={view.Side}
      // Under the heading of its day, or right under that of the page.
      titleLevel={isByDay ? 3 : 2}
      actions={view.Side === 'lister' ? <ListerActions tour={tour} /> : <AskedActions tour={tour} />}
    />
  )
  if (!isByDay) {
    return (
      <ul className={styles.list} aria-label={LIST_TEXTS[view.List]}>
        {tours.map((tour) => (
          <li key={tour.ViewingId}>{item(tour)}</li>
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.days}>
      {byDay(tours).map(({ day, tours: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul className={styles.list}>
            {ofDay.map((tour) => (
              <li key={tour.ViewingId} className={styles.entry}>
                <Hour tour={tour} />
                {item(tour)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function AskedActions({ tour }: { tour: Tour }) {
  const acceptance = useCommand(AcceptViewing)
  const withdrawal = useCommand(WithdrawViewing)
  const input = { ViewingId: tour.ViewingId }
  return <VisitorActions tour={tour} accept={() => acceptance.run(input)} withdraw={() => withdrawal.run(input)} />
}

type NothingProps = { view: ToursView; canList: boolean; isPastTheEnd: boolean }

const EMPTY_TEXTS: Record<ToursView['Side'], Record<TourList, string>> = {
  lister: {
    waiting: text.listerOpenHelp,
    coming: text.listerComingHelp,
    over: text.pastHelp,
  },
  visitor: {
    waiting: text.visitorOpenHelp,
    coming: text.visitorComingHelp,
    over: text.pastHelp,
  },
}

function Nothing({ view: { Side, List }, canList, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) return <PastTheEnd first={addressOfList(Side, List, canList)} icon={CalendarIcon} />
  return (
    <EmptyState
      title={messages.noToursFound}
      icon={CalendarIcon}
      action={Side === 'visitor' && <LinkButton to={paths.properties()}>{text.browse}</LinkButton>}
    >
      {EMPTY_TEXTS[Side][List]}
    </EmptyState>
  )
}
