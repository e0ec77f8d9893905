import { GetUserAssignedAssets, type AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { tenureText } from './assignment-texts.ts'
import { streetOf } from './lease-words.ts'
import { LeaseTime } from './LeaseTime.tsx'
import { useAssignedView } from './use-assigned-view.ts'
import styles from './TenantHomes.module.css'

export function head(): PageHead {
  return { title: 'Properties', noindex: true }
}

/** What a tenant rents now: a home, or a space for work. */
export function TenantPropertiesScreen() {
  const { view, addressOf } = useAssignedView(paths.tenantProperties, ['current'])
  const { data, error, refetch } = useCall(
    GetUserAssignedAssets,
    { State: 'current', PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  return (
    <Page title="What you rent" action={<LinkButton to={paths.connectedProperties()}>Past and upcoming</LinkButton>}>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton count={1} />}
      {data?.TotalCount === 0 && (
        <EmptyState
          title={messages.noPropertiesFound}
          icon={HomeIcon}
          action={
            <>
              <LinkButton to={paths.connectedProperties({ tab: 'upcoming' })} variant="primary">
                See what begins later
              </LinkButton>
              <LinkButton to={paths.properties()}>Look for a home</LinkButton>
            </>
          }
        >
          A home stands here from the day its lease begins. Owners and agents move you in once you are connected.
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          <ul className={styles.homes}>
            {data.Items.map((home) => (
              <li key={home.AssignmentId}>
                <Home home={home} />
              </li>
            ))}
          </ul>
          {data.TotalCount > data.PageSize && (
            <Pagination page={data} addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })} />
          )}
          <ExportListButton list="GetUserAssignedAssets" filters={{ State: 'current' }} />
        </>
      )}
    </Page>
  )
}

function Home({ home }: { home: AssignedAsset }) {
  const { AssetId, Image, Owner, Place, Tenancy, Title } = home
  return (
    <article className={styles.home}>
      <div className={styles.picture}>
        {Image ? (
          <Picture image={{ ...Image, AltText: '' }} sizes="(width >= 640px) 400px, 94vw" className={styles.fill} />
        ) : (
          <HomeDrawing seed={AssetId} />
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={paths.tenantViewProperty(AssetId)}>{Place}</Link>
        </h2>
        <p className={styles.place}>{Title}</p>
        <FactsTable
          facts={[
            fact('Your rent', Tenancy && <Money amount={Tenancy.ShareAmount} per={perText(Tenancy.RentFrequencyId)} />),
            fact('Lease', tenureText(home)),
            fact('Landlord', <Link to={paths.connection(Owner.ConnectionId)}>{Owner.Name}</Link>),
          ]}
        />
      </div>
      {Tenancy && (
        <div className={styles.time}>
          <LeaseTime leaseId={Tenancy.LeaseId} home={streetOf(Place)} landlord={Owner.Name} endsOn={home.EndsOn} words={Tenancy.Words} />
        </div>
      )}
    </article>
  )
}
