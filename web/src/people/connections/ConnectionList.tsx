import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages as connectionsMessages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { ConnectionSearchForm, LONGEST_NAME_SEARCH } from '@keystead/contract/people/connections/connection.forms.ts'
import {
  GetJoinedUserConnections,
  GetRequestedUserConnections,
  GetUserConnections,
  GetUserConnectionCounts,
  GetUserConnectionsHistory,
} from '@keystead/contract/people/connections/connection.operations.ts'
import {
  CONNECTION_STATES,
  connectionStateName,
  type ConnectionStateId,
  type ConnectionStateName,
  DIRECTIONS,
} from '@keystead/contract/people/connections/connection.values.ts'
import { PROFILE_TYPES, type ProfileTypeId } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { refusedText } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { UserPlusIcon, UsersIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import {
  CONNECTION_TABS,
  type ConnectionsView,
  type ConnectionTab,
  connectionsViewOf,
  searchOfConnections,
  wordOfKind,
} from './connection-address.ts'
import { connectionColumns, connectionMenu, type ListTab } from './connection.columns.tsx'
import { ConnectionHistory } from './ConnectionHistory.tsx'
import { text as words } from './connections.text.ts'
import styles from './ConnectionList.module.css'
import { useConnectionActions } from './use-connection-actions.tsx'

const TAB_TEXTS: Record<ConnectionTab, string> = {
  joined: words.joined,
  received: words.requestsReceived,
  sent: words.requestsSent,
  all: words.all,
  history: words.history,
}

type ConnectionListProps = {
  title: string
  description: string
  /** A screen of its own for one kind: the address then says nothing of it. */
  only?: ProfileTypeId
  place: (search: Search) => string
}

/** Whom one works with, and the invitations between them. Everything that is chosen is in the address. */
export function ConnectionList({ title, description, only, place }: ConnectionListProps) {
  const [search] = useSearchParams()
  const session = useSession()
  const { data: counts } = useCall(GetUserConnectionCounts, {})
  const view: ConnectionsView = { ...connectionsViewOf(search), ...(only && { kind: only }) }
  const addressOf = (change: Partial<ConnectionsView>) =>
    place(searchOfConnections({ ...view, pageIndex: 0, ...change, ...(only && { kind: null }) }))
  // Two tenants have no business with each other here.
  const mayInvite = !(only === PROFILE_TYPES.Tenant && session && profileTypeOf(session) === 'Tenant')
  const invite = mayInvite && (
    <OpenLinkButton to={paths.sendInvite({ type: view.kind && wordOfKind(view.kind) })} icon={UserPlusIcon} variant="primary">
      {only ? INVITE_TEXTS[only] : words.inviteSomeone}
    </OpenLinkButton>
  )
  return (
    <Page
      title={title}
      description={description}
      action={
        <>
          {only === PROFILE_TYPES.Tenant && session && profileTypeOf(session) === 'Owner' && (
            <OpenLinkButton to={paths.persons()}>{words.withoutAccounts}</OpenLinkButton>
          )}
          {invite}
        </>
      }
    >
      <Tabs
        label={words.tabsLabel}
        tabs={CONNECTION_TABS.map((tab) => ({
          text: TAB_TEXTS[tab],
          to: addressOf({ tab, text: '', status: null }),
          isCurrent: tab === view.tab,
          count: counts && tab !== 'history' && tab !== 'all' ? countOf(counts, tab, view.kind) : null,
        }))}
      />
      {view.tab === 'history' ? (
        <History key={view.kind} view={view} addressOf={addressOf} only={only} />
      ) : (
        <People view={view} tab={view.tab} addressOf={addressOf} only={only} invite={invite} />
      )}
    </Page>
  )
}

const INVITE_TEXTS: Record<ProfileTypeId, string> = { 1: words.inviteOwner, 2: words.inviteAgent, 3: words.inviteTenant }
const KINDS = ['Owners', 'Agents', 'Tenants'] as const
const KIND_TEXTS = { Owners: words.owners, Agents: words.agents, Tenants: words.tenants } as const
const KIND_IDS = { Owners: PROFILE_TYPES.Owner, Agents: PROFILE_TYPES.Agent, Tenants: PROFILE_TYPES.Tenant } as const

function countOf(
  counts: OutputOf<typeof GetUserConnectionCounts>,
  tab: Exclude<ConnectionTab, 'history' | 'all'>,
  kind: ProfileTypeId | null,
): number {
  const part = tab === 'joined' ? 'Joined' : tab === 'received' ? 'Received' : 'Sent'
  return KINDS.filter((name) => kind === null || KIND_IDS[name] === kind).reduce((sum, name) => sum + counts[name][part], 0)
}

type PartProps = { view: ConnectionsView; addressOf: (change: Partial<ConnectionsView>) => string; only: ProfileTypeId | undefined }

function KindChips({ view, addressOf }: Pick<PartProps, 'view' | 'addressOf'>) {
  return (
    <Chips>
      <LinkChip to={addressOf({ kind: null })} isCurrent={view.kind === null}>
        {words.all}
      </LinkChip>
      {KINDS.map((name) => (
        <LinkChip key={name} to={addressOf({ kind: KIND_IDS[name] })} isCurrent={view.kind === KIND_IDS[name]}>
          {KIND_TEXTS[name]}
        </LinkChip>
      ))}
    </Chips>
  )
}

const STATUS_TEXTS: Record<ConnectionStateName, string> = {
  Pending: words.pending,
  Joined: words.joined,
  Rejected: words.declinedOrExpired,
  Terminated: words.endedOrWithdrawn,
}

function StatusChips({ view, addressOf }: Pick<PartProps, 'view' | 'addressOf'>) {
  return (
    <Chips>
      <LinkChip to={addressOf({ status: null })} isCurrent={view.status === null}>
        {words.anyStatus}
      </LinkChip>
      {Object.values(CONNECTION_STATES).map((status) => (
        <LinkChip key={status} to={addressOf({ status })} isCurrent={view.status === status}>
          {STATUS_TEXTS[connectionStateName(status)]}
        </LinkChip>
      ))}
    </Chips>
  )
}

type Filters = InputOf<typeof GetJoinedUserConnections>

/** The list behind a tab, each by its own operation. */
function usePeople(tab: ListTab, filters: Filters, StatusId: ConnectionStateId | null) {
  const joined = useCall(GetJoinedUserConnections, filters, { enabled: tab === 'joined', keepPrevious: true })
  const all = useCall(GetUserConnections, { ...filters, StatusId }, { enabled: tab === 'all', keepPrevious: true })
  const isRequest = tab === 'sent' || tab === 'received'
  const Direction = tab === 'sent' ? DIRECTIONS.Sent : DIRECTIONS.Received
  const requested = useCall(GetRequestedUserConnections, { ...filters, Direction }, { enabled: isRequest, keepPrevious: true })
  return isRequest ? requested : tab === 'all' ? all : joined
}

/** The same list as a file. */
function exportOf(tab: ListTab, filters: Filters, StatusId: ConnectionStateId | null): ComponentProps<typeof ExportListButton> {
  if (tab === 'joined') return { list: 'GetJoinedUserConnections', filters }
  if (tab === 'all') return { list: 'GetUserConnections', filters: { ...filters, StatusId } }
  const Direction = tab === 'sent' ? DIRECTIONS.Sent : DIRECTIONS.Received
  return { list: 'GetRequestedUserConnections', filters: { ...filters, Direction } }
}

function People({ view, tab, addressOf, only, invite }: PartProps & { tab: ListTab; invite: ReactNode }) {
  const navigate = useNavigate()
  const actions = useConnectionActions()
  const [now] = useState(() => new Date())
  const filters = { ProfileTypeId: view.kind, Text: view.text || null }
  const answer = usePeople(tab, { ...filters, PageIndex: view.pageIndex, PageSize: view.pageSize }, view.status)
  const page = answer.data
  const isBare = page?.TotalCount === 0 && view.text === '' && view.status === null
  return (
    <>
      {!(isBare && (only || view.kind === null)) && (
        <ListFilters
          label={words.title}
          rules={ConnectionSearchForm}
          text={view.text}
          onText={(text) => void navigate(addressOf({ text }), { replace: true })}
          placeholder={words.name}
          maxLength={LONGEST_NAME_SEARCH}
          className={styles.filters}
        >
          {!only && <KindChips view={view} addressOf={addressOf} />}
          {tab === 'all' && <StatusChips view={view} addressOf={addressOf} />}
        </ListFilters>
      )}
      {answer.error && !page && <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !page && <TableSkeleton />}
      {isBare && <Nothing tab={tab} kind={view.kind} invite={invite} />}
      {page?.TotalCount === 0 && !isBare && (
        <EmptyState
          title={noneFound(tab, view.kind)}
          icon={UsersIcon}
          action={
            view.text === '' ? (
              <LinkButton to={addressOf({ status: null })}>{words.showAnyStatus}</LinkButton>
            ) : (
              <LinkButton to={addressOf({ text: '' })}>{words.clearSearch}</LinkButton>
            )
          }
        >
          {view.text === '' ? words.noneHasStatus : words.noneHasName}
        </EmptyState>
      )}
      {page && page.TotalCount > 0 && (
        <PagedTable
          caption={TAB_TEXTS[tab]}
          columns={connectionColumns(tab, actions)}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ ConnectionId }) => ConnectionId}
          rowName={({ With }) => With.Name}
          rowMenu={(connection) => connectionMenu(connection, actions, now)}
        >
          <ExportListButton {...exportOf(tab, filters, view.status)} />
        </PagedTable>
      )}
      {actions.dialog}
    </>
  )
}

function History({ view, addressOf, only }: PartProps) {
  const { data, error, refetch } = useCall(
    GetUserConnectionsHistory,
    { ProfileTypeId: view.kind, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  return (
    <>
      {!only && (
        <div className={styles.filters}>
          <KindChips view={view} addressOf={addressOf} />
        </div>
      )}
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <TableSkeleton />}
      {data && data.Items.length === 0 && data.TotalCount > 0 && <PastTheEnd first={addressOf({})} icon={UsersIcon} />}
      {data?.TotalCount === 0 && (
        <EmptyState title={connectionsMessages.noHistoryFound} icon={UsersIcon}>
          {words.emptyHistory}
        </EmptyState>
      )}
      {data && data.Items.length > 0 && (
        <>
          <ConnectionHistory events={data.Items} />
          <Pagination page={data} addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })} />
          <ExportListButton list="GetUserConnectionsHistory" filters={{ ProfileTypeId: view.kind }} />
        </>
      )}
    </>
  )
}

const NONE_JOINED: Record<ProfileTypeId, string> = {
  1: connectionsMessages.noOwnersFound,
  2: messages.noAgentsFound,
  3: connectionsMessages.noTenantsFound,
}
const NONE_REQUESTED: Record<ProfileTypeId, string> = {
  1: connectionsMessages.noOwnerRequestsFound,
  2: connectionsMessages.noAgentRequestsFound,
  3: connectionsMessages.noTenantRequestsFound,
}

function noneFound(tab: ConnectionTab, kind: ProfileTypeId | null): string {
  if (kind === null)
    return tab === 'joined' || tab === 'all' ? connectionsMessages.noConnectionsFound : connectionsMessages.noConnectionRequestsFound
  return tab === 'joined' || tab === 'all' ? NONE_JOINED[kind] : NONE_REQUESTED[kind]
}

const EMPTY_TEXTS: Record<ListTab, string> = {
  joined: words.emptyJoined,
  all: words.emptyAll,
  received: words.emptyReceived,
  sent: words.emptySent,
}

/** Who may not invite reads why, in place of how one does. */
function Nothing({ tab, kind, invite }: { tab: ListTab; kind: ProfileTypeId | null; invite: ReactNode }) {
  const refused = refusedText(useSession(), routes.sendInvite)
  const help = tab === 'joined' || tab === 'sent' ? (refused ?? EMPTY_TEXTS[tab]) : EMPTY_TEXTS[tab]
  return (
    <EmptyState title={noneFound(tab, kind)} icon={UsersIcon} action={tab !== 'received' && invite}>
      {invite ? help : connectionsMessages.connectionNotPossible}
    </EmptyState>
  )
}
