import { GetUserBusinessDetails } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { CreateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import type { BusinessTab } from '@keystead/contract/navigation/addresses.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TableSkeleton, TextSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { BusinessActs } from './BusinessActs.tsx'
import { BusinessHistory } from './BusinessHistory.tsx'
import { BusinessOverview } from './BusinessOverview.tsx'
import { aboutText, statusOf } from './business-texts.ts'
import { ForBusiness } from './ForBusiness.tsx'
import { movingPaceMs } from './MovingIn.tsx'
import { RolesTab } from './RolesTab.tsx'
import { text as members } from './members.text.ts'
import { text } from './view-business.text.ts'

/** With the rules of its search, which the other tabs do without. */
const MemberList = lazyPart(() => import('./MemberList.tsx').then((part) => part.MemberList))

export type OfBusiness = { readonly business: BusinessDetails }
/** What rooms above this one show of it. */
type BusinessPageProps = { documents: ComponentType<OfBusiness> }

/** Everything of one business. */
export function BusinessPage({ documents }: BusinessPageProps) {
  const [search] = useSearchParams()
  return (
    <ForBusiness title={text.title} id={search.get('id')}>
      {(business) => <Business key={business.BusinessId} business={business} documents={documents} />}
    </ForBusiness>
  )
}

const TABS_OF_MEMBERS: readonly BusinessTab[] = ['members', 'roles', 'history']

/** Those that the reader may see. Members who are given a list of homes see the documents of those alone. */
function useTabs(): readonly BusinessTab[] {
  const may = useMay()
  const isLimited = useSession()?.Member?.IsLimited ?? false
  const ofDocuments: BusinessTab[] = may('documents:view') && !isLimited ? ['documents'] : []
  return may('members:view') ? [...ofDocuments, ...TABS_OF_MEMBERS] : ofDocuments
}

function Business({ business, documents }: BusinessPageProps & { business: BusinessItem }) {
  const { BusinessId, Name, LogoPath } = business
  const [search] = useSearchParams()
  const { data, error, refetch } = useCall(GetUserBusinessDetails, { BusinessId }, { refetchEveryMs: movingPaceMs })
  const tabs = useTabs()
  const current = tabs.find((tab) => tab === search.get('tab'))
  const status = statusOf(data?.Status ?? business.Status)
  return (
    <Page
      title={<bdi>{Name}</bdi>}
      picture={<Avatar name={Name} picture={LogoPath} size="lg" />}
      description={aboutText(data ?? business)}
      status={<Badge tone={status.tone}>{status.text}</Badge>}
      breadcrumbs={[{ text: text.businesses, to: paths.businesses() }]}
      action={data && (current === 'members' ? <InviteButton business={data} /> : <BusinessActs business={data} />)}
    >
      <Tabs
        label={text.tabs}
        tabs={[
          { text: text.overview, to: paths.viewBusiness(BusinessId), isCurrent: current === undefined },
          ...tabs.map((tab) => ({
            text: text[tab],
            to: paths.viewBusiness(BusinessId, tab),
            isCurrent: tab === current,
            count: tab === 'members' ? business.MembersCount : null,
          })),
        ]}
      />
      {data ? (
        <Tab tab={current} business={data} documents={documents} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

/** Stands where the members are; what is done with the business itself stands on the other tabs. */
function InviteButton({ business: { BusinessId, Status } }: { business: BusinessDetails }) {
  const may = useMay()
  if (!may(CreateBusinessMember) || Status === 'deleting') return null
  return (
    <LinkButton to={paths.addMember(BusinessId)} variant="primary" icon={UserPlusIcon}>
      {members.add}
    </LinkButton>
  )
}

function Tab({ tab, business, documents: Documents }: BusinessPageProps & OfBusiness & { tab: BusinessTab | undefined }) {
  switch (tab) {
    case 'documents':
      return <Documents business={business} />
    case 'members':
      return (
        <Suspense fallback={<TableSkeleton />}>
          <MemberList business={business} place={(filters) => paths.viewBusiness(business.BusinessId, 'members', filters)} />
        </Suspense>
      )
    case 'roles':
      return <RolesTab business={business} />
    case 'history':
      return <BusinessHistory business={business} />
    default:
      return <BusinessOverview business={business} />
  }
}
