import { DEFAULT_PAGE_SIZE } from '@keystead/contract/rpc/paging.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { GetUserConnectedAssets } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { relationText } from './connection-texts.ts'
import { text } from './connection.text.ts'
import { inParts } from '../../ui/in-parts.ts'
import styles from './ViewConnection.module.css'

type Asset = OutputOf<typeof GetUserConnectedAssets>['Items'][number]

type ConnectedPropertiesProps = {
  connectionId: string
  other: ConnectionDetails['With']
  /** Nothing can be assigned where the connection is over. */
  isJoined: boolean
  pageIndex: number
  addressOf: (pageIndex: number) => string
}

/** What the two have between them: assigned, let or owned together; now, to come and before. */
export function ConnectedProperties({ connectionId, other, isJoined, pageIndex, addressOf }: ConnectedPropertiesProps) {
  const input = { ConnectionId: connectionId, PageIndex: pageIndex, PageSize: DEFAULT_PAGE_SIZE }
  const { data, error, refetch } = useCall(GetUserConnectedAssets, input, { keepPrevious: true })
  const session = useSession()
  const ownType = session ? profileTypeOf(session) : null
  const place = placeOf(ownType)
  const to = isJoined && ownType === 'Owner' ? ASSIGNABLE[profileTypeName(other.ProfileTypeId) ?? 'Owner'] : undefined
  return (
    <Section
      title={text.propertiesBetweenYou}
      action={
        to && (
          <OpenLinkButton size="sm" icon={HomeIcon} to={paths.assignProperty(null, to, other.ProfileId)}>
            {text.assignProperty}
          </OpenLinkButton>
        )
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={2} />}
      {data && data.Items.length === 0 && data.TotalCount > 0 && <PastTheEnd first={addressOf(0)} icon={HomeIcon} compact />}
      {data?.TotalCount === 0 && (
        <EmptyState title={messages.noConnectedPropertiesFound} icon={HomeIcon} compact>
          {text.noPropertiesHelp}
        </EmptyState>
      )}
      {data && data.Items.length > 0 && (
        <div className={styles.table}>
          <DataTable
            caption={text.propertiesBetweenYou}
            columns={assetColumns(other.Name, place)}
            rows={data.Items}
            rowKey={({ AssetId, Relation, StartsOn }) => `${AssetId} ${Relation} ${StartsOn}`}
            rowName={({ Title }) => Title}
          />
          {data.TotalCount > DEFAULT_PAGE_SIZE && (
            <Pagination page={data} pageSizes={[DEFAULT_PAGE_SIZE]} addressOf={({ PageIndex }) => addressOf(PageIndex)} />
          )}
        </div>
      )}
    </Section>
  )
}

/** Whom an owner gives a property to, as the address of that screen names them. */
const ASSIGNABLE: Partial<Record<ProfileTypeName, 'agent' | 'tenants'>> = { Agent: 'agent', Tenant: 'tenants' }

const STATES: Record<Asset['State'], { text: string; tone: Tone }> = {
  current: { text: text.current, tone: 'good' },
  upcoming: { text: text.upcoming, tone: 'info' },
  past: { text: text.past, tone: 'neutral' },
}

function assetColumns(name: string, place: ((assetId: string) => string) | null): Column<Asset>[] {
  return [
    { key: 'title', header: text.property, cell: (asset) => <Title asset={asset} to={place} /> },
    { key: 'relation', header: text.relation, cell: (asset) => relationText(asset, name) },
    { key: 'dates', header: text.when, cell: (asset) => <Tenure asset={asset} /> },
    { key: 'state', header: text.state, cell: ({ State }) => <Badge tone={STATES[State].tone}>{STATES[State].text}</Badge> },
  ]
}

function Title({ asset: { AssetId, Title: title, Place, CanOpen }, to }: { asset: Asset; to: ((assetId: string) => string) | null }) {
  return (
    <span className={styles.title}>
      {CanOpen && to ? <Link to={to(AssetId)}>{title}</Link> : title}
      <small>{Place}</small>
    </span>
  )
}

/** Where each kind of profile opens a property. */
function placeOf(profileType: ProfileTypeName | null): ((assetId: string) => string) | null {
  if (profileType === 'Owner') return paths.viewProperty
  if (profileType === 'Agent') return paths.agentViewProperty
  return profileType === 'Tenant' ? paths.tenantViewProperty : null
}

function Tenure({ asset: { StartsOn, EndsOn } }: { asset: Asset }) {
  if (!StartsOn) return text.notSaid
  return inParts(
    EndsOn
      ? text.tenure.parts({ start: <Day date={StartsOn} />, end: <Day date={EndsOn} /> })
      : text.openTenure.parts({ start: <Day date={StartsOn} /> }),
  )
}

function Day({ date }: { date: string }) {
  return (
    <span className={styles.day}>
      <DateText date={date} />
    </span>
  )
}
