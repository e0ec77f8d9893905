import { GetUserBusinessDetails, SetBusinessListStatus, UpdateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { CreateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { refusedText, useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PencilIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { statusOf } from './business-texts.ts'
import { ForBusiness } from './ForBusiness.tsx'
import { MissingList } from './MissingList.tsx'
import { MovingIn, movingPaceMs } from './MovingIn.tsx'
import { useListing } from './use-listing.ts'
import { text } from './review.text.ts'
import styles from './ViewBusiness.module.css'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What is missing before a business can be listed, and then the listing. */
export function ReviewBusinessScreen() {
  const [search] = useSearchParams()
  return (
    <ForBusiness title={text.title} id={search.get('id')} wanted={UpdateBusiness}>
      {(business) => <Review key={business.BusinessId} business={business} />}
    </ForBusiness>
  )
}

function Review({ business: { BusinessId, Name, Status } }: { business: BusinessItem }) {
  const { data, error, refetch } = useCall(GetUserBusinessDetails, { BusinessId }, { refetchEveryMs: movingPaceMs })
  const status = statusOf(data?.Status ?? Status)
  return (
    <Page
      title={text.title}
      description={text.intro({ name: Name })}
      status={<Badge tone={status.tone}>{status.text}</Badge>}
      breadcrumbs={[
        { text: text.businesses, to: paths.businesses() },
        { text: Name, to: paths.viewBusiness(BusinessId) },
      ]}
      width="narrow"
    >
      {data ? (
        <>
          <MovingIn business={data} />
          <Steps business={data} />
          <BusinessFacts business={data} />
        </>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Steps({ business }: { business: BusinessDetails }) {
  const { BusinessId, Missing, Status } = business
  const navigate = useNavigate()
  const may = useMay()
  const session = useSession()
  const { list, isBusy } = useListing(business)
  const count = Object.keys(Missing).length
  const isListed = Status === 'listed'
  const title = isListed ? text.listed : count === 0 ? text.complete : text.missing({ count })
  const help = isListed
    ? text.listedHelp
    : count > 0
      ? text.missingHelp
      : (refusedText(session, SetBusinessListStatus) ?? text.completeHelp)

  async function listIt() {
    if (await list(true)) await navigate(paths.viewBusiness(BusinessId))
  }

  return (
    <Section title={title} description={help}>
      <div className={styles.stack}>
        {count > 0 && <MissingList business={business} />}
        <div className={styles.tools}>
          {!isListed && may(SetBusinessListStatus) && (
            <Button
              variant="primary"
              busy={isBusy}
              disabledReason={count > 0 ? text.missing({ count }) : Status === 'deleting' ? text.beingDeleted : null}
              reasonIsVisible
              onClick={() => void listIt()}
            >
              {text.list}
            </Button>
          )}
          <LinkButton to={paths.editBusiness(BusinessId)} icon={PencilIcon}>
            {text.edit}
          </LinkButton>
          {may(CreateBusinessMember) && (
            <LinkButton to={paths.addMember(BusinessId)} icon={UserPlusIcon}>
              {text.invite}
            </LinkButton>
          )}
          <LinkButton to={paths.viewBusiness(BusinessId)} variant="quiet">
            {text.later}
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}
