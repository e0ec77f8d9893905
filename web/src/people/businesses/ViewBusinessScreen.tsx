import { GetUserBusinessDetails } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { CreateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import type { BusinessTab } from '@keystead/contract/navigation/addresses.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
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

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** With the rules of its search, which the other tabs do without. */
const MemberList = lazyPart(() => import('./MemberList.tsx').then((part) => part.MemberList))

/** Everything of one business. */
export function ViewBusinessScreen() {
  const [search] = useSearchParams()
  return (
    <ForBusiness title={text.title} id={search.get('id')}>
      {(business) => <Business key={business.BusinessId} business={business} />}
    </ForBusiness>
  )
}

const TABS = ['members', 'roles', 'history'] as const satisfies readonly BusinessTab[]

function Business({ business }: { business: BusinessItem }) {
  const { BusinessId, Name, LogoPath } = business
  const [search] = useSearchParams()
  const may = useMay()
  const { data, error, refetch } = useCall(GetUserBusinessDetails, { BusinessId }, { refetchEveryMs: movingPaceMs })
  const tabs = may('members:view') ? TABS : []
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
        <Tab tab={current} business={data} />
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

function Tab({ tab, business }: { tab: BusinessTab | undefined; business: BusinessDetails }) {
  switch (tab) {
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
