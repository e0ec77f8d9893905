import { type AssignedAsset, GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { stateLook, tenureText } from '../../leasing/assignments/assignment-texts.ts'
import { HomeLeaseTime } from '../../leasing/assignments/HomeLeaseTime.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import dashboard from './Dashboard.module.css'
import { classNames } from '../../ui/class-names.ts'
import linked from '../../ui/LinkedCard.module.css'
import styles from './MyHome.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './tenant-dashboard.text.ts'

/** More than these are on their own page. */
const SHOWN = 3
/** More than anyone lives in. */
const CURRENT_HOMES = { State: 'current', PageSize: 20 } as const
const UPCOMING = { State: 'upcoming', PageSize: SHOWN } as const

/** Where a tenant lives now, and where they move in. */
export function MyHome() {
  const current = useCall(GetUserAssignedAssets, CURRENT_HOMES)
  const upcoming = useCall(GetUserAssignedAssets, UPCOMING)
  const failed = [current, upcoming].find(({ data, error }) => error && !data)
  const homes = [...(current.data?.Items ?? []), ...(upcoming.data?.Items ?? [])].slice(0, SHOWN)
  return (
    <Section
      title={homes.length > 1 ? text.myHomes : text.myHome}
      action={
        <Link to={paths.connectedProperties()} className={dashboard.all}>
          {text.allHomes}
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {failed?.error ? (
        <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} compact />
      ) : current.data && upcoming.data ? (
        <ul className={styles.homes}>
          {homes.map((home) => (
            <Home key={home.AssignmentId} home={home} />
          ))}
        </ul>
      ) : (
        <Loading label={text.loading}>
          <Skeleton shape="block" />
        </Loading>
      )}
    </Section>
  )
}

function Home({ home }: { home: AssignedAsset }) {
  const { AssetId, Title, Place, State, CanOpen, Owner, Tenancy, Image } = home
  const look = stateLook(State)
  return (
    <li className={classNames(linked.card, styles.home)}>
      <span className={styles.picture}>
        {Image ? <Picture image={Image} sizes="(width >= 600px) 280px, 92vw" className={styles.photo} /> : <HomeDrawing seed={AssetId} />}
      </span>
      <div className={styles.words}>
        <div className={styles.titleLine}>
          <h3 className={styles.title}>
            {CanOpen ? (
              <Link to={paths.tenantViewProperty(AssetId)} className={linked.link}>
                {Place}
              </Link>
            ) : (
              Place
            )}
          </h3>
          <Badge tone={look.tone}>{look.text}</Badge>
        </div>
        <p className={styles.place}>{Title}</p>
        {Tenancy && (
          <p className={styles.rent}>
            <Money amount={Tenancy.ShareAmount} per={perText(Tenancy.RentFrequencyId)} className={styles.amount} />
            {Tenancy.SharePercent !== 100 && <span className={styles.detail}>{text.shareOfRent}</span>}
          </p>
        )}
        <p className={styles.detail}>{tenureText(home)}</p>
        <p className={styles.detail}>{inParts(text.landlord.parts({ name: <bdi>{Owner.Name}</bdi> }))}</p>
      </div>
      <HomeLeaseTime home={home} className={styles.time} />
    </li>
  )
}
