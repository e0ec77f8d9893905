import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Link } from 'react-router'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AreaIcon, BathIcon, BedIcon } from '../../../ui/icons.ts'
import { listingFacts } from '../home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { viewAddress } from '../form/property-places.ts'
import { HomeStatus, UnitsOccupied } from './HomeStatus.tsx'
import { isKept } from './occupancy-text.ts'
import { PropertyStatus } from './PropertyStatus.tsx'
import styles from './ViewProperty.module.css'
import { text } from './property-details.text.ts'

type Picturable = Pick<UserAssetDetails, 'AssetId' | 'Images'>

/** The first thing that the page of a tenant's home shows. */
export function MainPicture({ details }: { details: Picturable }) {
  const image = mainImageOf(details)
  return (
    <div className={styles.picture}>
      {image ? (
        <Picture image={image} sizes="(width >= 992px) 760px, 94vw" priority className={styles.fill} />
      ) : (
        <HomeDrawing seed={details.AssetId} />
      )}
    </div>
  )
}

function mainImageOf({ Images }: Picturable) {
  return Images.find((candidate) => candidate.IsPrimary) ?? Images[0]
}

type Measured = Pick<UserAssetDetails, 'Bedrooms' | 'Bathrooms' | 'Area' | 'AreaUnitId' | 'AssetType'>

/** What it costs, and how large it is. */
export function KeyFacts({ details, amount, per }: { details: Measured; amount: string | null; per?: string }) {
  return (
    <div className={styles.keyFacts}>
      {amount && <Money className={styles.amount} amount={amount} per={per} />}
      <ul>
        {listingFacts(details).map((fact) => (
          <li key={fact.kind}>
            <Icon of={FACT_ICONS[fact.kind]} />
            <span className="tabular">{fact.text}</span>
          </li>
        ))}
        <li>{details.AssetType}</li>
      </ul>
    </div>
  )
}

const FACT_ICONS = { beds: BedIcon, baths: BathIcon, area: AreaIcon } as const

/** What it looks like, small; the way to all of its photos. */
export function HeadPicture({ details }: { details: UserAssetDetails }) {
  const image = mainImageOf(details)
  return (
    <Link
      to={viewAddress(details.AssetId, details.Relation, 'listing')}
      className={styles.headPicture}
      aria-label={text.itsPhotos({ count: details.Images.length })}
    >
      {image ? (
        <Picture image={{ ...image, AltText: '' }} sizes="112px" priority className={styles.headFill} />
      ) : (
        <HomeDrawing seed={details.AssetId} />
      )}
    </Link>
  )
}

/** Whether someone lives there, then where it stands on its way to the market, beside its title. What is leased by units seldom goes there. */
export function HeadStatus({ details }: { details: UserAssetDetails }) {
  const { IsListed, ExpiresAt, UnlistedReason, Occupancy, OffBooksReason, Units } = details
  return (
    <>
      {Occupancy && <HomeStatus occupancy={Occupancy} offBooksReason={OffBooksReason} />}
      {Units && <UnitsOccupied units={{ UnitsForLease: Units.ForLease, UnitsOccupied: Units.Occupied }} />}
      {(IsListed || !(Units || isKept(details))) && (
        <PropertyStatus isListed={IsListed} openChecks={openChecksOf(details)} expiresAt={ExpiresAt} unlistedReason={UnlistedReason} />
      )}
    </>
  )
}

/** How many required checks are still open. */
export function openChecksOf(details: UserAssetDetails): number {
  return details.Checks.filter((check) => check.Required && !check.Passed).length
}
