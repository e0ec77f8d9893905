import { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { BOARD_ORDERS, type BoardOrder } from '@keystead/contract/applications/decisions/decision.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClipboardListIcon, HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { CriteriaList } from '../criteria/CriteriaList.tsx'
import { BoardCards } from './BoardCards.tsx'
import { BoardTable } from './BoardTable.tsx'
import { text } from './board.text.ts'
import { useOpenedOnBoard } from './use-opened-on-board.ts'
import styles from './Board.module.css'

export function head(): PageHead {
  return { title: text.head, noindex: true }
}

type Board = OutputOf<typeof GetApplicationBoard>
const WAYS = ['board', 'table'] as const
const WAY_CHOICES = WAYS.map((way) => ({ Id: way, Text: text.ways[way] }))
const ORDER_CHOICES = BOARD_ORDERS.map((order) => ({ Id: order, Text: text.orders[order] }))

/** The open applications for one home beside one another. */
export function ApplicationBoardScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const order: BoardOrder = BOARD_ORDERS.find((one) => one === search.get('order')) ?? 'complete'
  const { data, error, refetch } = useCall(
    GetApplicationBoard,
    { AssetId: id ?? '', OrderBy: order },
    { enabled: id !== null, keepPrevious: true },
  )
  const breadcrumbs = [{ text: text.applications, to: paths.applications() }]
  if (id === null || error?.is(PropertyNotFound)) return <WhichHome />
  if (!data) {
    return (
      <Page title={text.head} breadcrumbs={breadcrumbs}>
        {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <CardsSkeleton count={3} />}
      </Page>
    )
  }
  return (
    <Page
      title={<bdi>{data.Home.Title}</bdi>}
      breadcrumbs={breadcrumbs}
      description={text.intro}
      action={
        <LinkButton to={paths.applicationCriteria(id)}>{data.Home.Criteria === null ? text.writeCriteria : text.editCriteria}</LinkButton>
      }
    >
      <BoardOfHome board={data} order={order} way={WAYS.find((one) => one === search.get('way')) ?? 'board'} />
    </Page>
  )
}

function WhichHome() {
  return (
    <Page title={text.head} breadcrumbs={[{ text: text.applications, to: paths.applications() }]}>
      <EmptyState title={text.noHome} icon={HomeIcon} action={<LinkButton to={paths.applications()}>{text.applications}</LinkButton>}>
        {text.noHomeHelp}
      </EmptyState>
    </Page>
  )
}

function BoardOfHome({ board, order, way }: { board: Board; order: BoardOrder; way: (typeof WAYS)[number] }) {
  const { Home, Applications, MoreCount, EndedCount } = board
  const navigate = useNavigate()
  useOpenedOnBoard(Applications)
  const show = (change: { order?: BoardOrder; way?: string }) => {
    const next = { order, way, ...change }
    const search = { order: next.order === 'complete' ? null : next.order, way: next.way === 'board' ? null : next.way }
    void navigate(paths.applicationBoard(Home.AssetId, search), { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.parts}>
      {Applications.length === 0 ? (
        <EmptyState
          title={text.none}
          icon={ClipboardListIcon}
          action={<LinkButton to={paths.applications({ property: Home.AssetId })}>{text.seeAll}</LinkButton>}
        >
          {text.noneHelp}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            <Segments label={text.way} choices={WAY_CHOICES} value={way} onChange={(chosen) => show({ way: chosen })} />
            <Segments label={text.order} choices={ORDER_CHOICES} value={order} onChange={(chosen) => show({ order: chosen })} />
          </div>
          {way === 'board' ? <BoardCards applications={Applications} /> : <BoardTable applications={Applications} />}
        </>
      )}
      <Left assetId={Home.AssetId} moreCount={MoreCount} endedCount={EndedCount} />
      <Section title={text.criteriaNow} description={Home.MonthlyRent && text.rent({ amount: formatMoney(Home.MonthlyRent) })}>
        <div className={styles.criteria}>
          <div>
            <CriteriaList criteria={Home.Criteria} />
          </div>
          <LawHint stateId={Home.StateId} topic="SourceOfIncome" />
        </div>
      </Section>
    </div>
  )
}

function Left({ assetId, moreCount, endedCount }: { assetId: string; moreCount: number; endedCount: number }) {
  const lines = [moreCount > 0 && text.more({ count: moreCount }), endedCount > 0 && text.ended({ count: endedCount })]
  const said = lines.filter((line) => line !== false)
  if (said.length === 0) return null
  return (
    <p className={styles.soft}>
      {said.join(' ')} <Link to={paths.applications({ property: assetId })}>{text.seeAll}</Link>
    </p>
  )
}
