import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { perText, placeText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { ownerLists } from './owner-lists.ts'
import styles from './RecentProperties.module.css'

const LATEST = { Sort: 'updated', PageIndex: 0, PageSize: 5 } as const

/** The properties that were worked on last. */
export function RecentProperties() {
  const { data, error, refetch } = useCall(GetUserAssets, LATEST)
  return (
    <Section
      title="Recently changed"
      action={
        <Link to={ownerLists.all} className={styles.all}>
          All properties
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {data ? (
        <ul className={styles.list}>
          {data.Items.map((property) => (
            <Row key={property.AssetId} property={property} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TableSkeleton count={LATEST.PageSize} />
      )}
    </Section>
  )
}

function Row({ property }: { property: UserAssetCard }) {
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {property.Image ? (
          <Picture image={property.Image} sizes="96px" className={styles.photo} />
        ) : (
          <HomeDrawing seed={property.AssetId} />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.viewProperty(property.AssetId)} className={styles.link}>
            {property.Title}
          </Link>
        </h3>
        <p className={styles.place}>{placeText(property)}</p>
      </div>
      <div className={styles.facts}>
        {property.Amount !== null && <Money amount={property.Amount} per={perText(property.RentFrequencyId)} className={styles.amount} />}
        <span className={styles.changed}>
          Changed <DateText date={property.UpdatedAt} />
        </span>
      </div>
      <div className={styles.state}>
        <State property={property} />
      </div>
    </li>
  )
}

function State({ property: { IsListed, OpenChecks } }: { property: UserAssetCard }) {
  if (IsListed) return <Badge tone="good">Listed</Badge>
  if (OpenChecks === 0) return <Badge tone="info">Ready to list</Badge>
  return <Badge tone="warn">{OpenChecks === 1 ? '1 thing missing' : `${OpenChecks} things missing`}</Badge>
}
