import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AreaIcon, BathIcon, BedIcon } from '../../ui/icons.ts'
import { distanceText, freeFromText, isNewListing, offerText, priceCutText } from './listing-texts.ts'
import { listingFacts, perText, placeText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useToday } from '../../ui/use-today.ts'
import linked from '../../ui/LinkedCard.module.css'
import styles from './PropertyCard.module.css'
import { text } from './property-card.text.ts'

export type PropertyCardProps = {
  listing: ListingCard
  to: string
  /** The level of its title in the page's outline. */
  level?: 2 | 3
  /** The `sizes` of its picture; the default fits `PropertyGrid`. */
  sizes?: string
  /** One of the first on the screen. */
  priority?: boolean
  /** The pin of this home is under the pointer. */
  highlighted?: boolean
  /** Called with true when the pointer or the focus comes, with false when it goes. */
  onHighlight?: (isOn: boolean) => void
  /** Small buttons on its picture: keep it, compare it. */
  actions?: ReactNode
}

const GRID_SIZES = '(width >= 1240px) 390px, (width >= 992px) 31vw, (width >= 640px) 46vw, 92vw'
const FACT_ICONS = { beds: BedIcon, baths: BathIcon, area: AreaIcon } as const

/** A home on the market: what it looks like, what it costs, what it is, where. The whole card leads to it. */
export function PropertyCard({
  listing,
  to,
  level = 3,
  sizes = GRID_SIZES,
  priority,
  highlighted,
  onHighlight,
  actions,
}: PropertyCardProps) {
  const today = useToday()
  const cut = priceCutText(listing, today)
  const distance = distanceText(listing)
  const freeFrom = freeFromText(listing, today)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={classNames(linked.card, styles.card, highlighted && styles.highlighted)}
      onPointerEnter={() => onHighlight?.(true)}
      onPointerLeave={() => onHighlight?.(false)}
      onFocus={() => onHighlight?.(true)}
      onBlur={() => onHighlight?.(false)}
    >
      {listing.Image ? (
        <Picture image={listing.Image} sizes={sizes} priority={priority} className={styles.picture} />
      ) : (
        <div className={styles.picture}>
          <HomeDrawing seed={listing.AssetId} />
        </div>
      )}
      <p className={styles.badges}>
        <span className={styles.badge}>{offerText(listing)}</span>
        {isNewListing(listing, today) && <span className={classNames(styles.badge, styles.new)}>{text.isNew}</span>}
        {cut && <span className={classNames(styles.badge, styles.cut, 'tabular')}>{cut}</span>}
      </p>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={to} className={linked.link}>
            {listing.Title}
          </Link>
        </Heading>
        <div className={styles.top}>
          <Money className={styles.price} amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
          <span className={styles.kind}>{listing.AssetType}</span>
        </div>
        <p className={styles.place}>
          {placeText(listing)}
          {distance && <span className="tabular"> · {distance}</span>}
        </p>
        <ul className={styles.facts}>
          {listingFacts(listing).map((fact) => (
            <li key={fact.kind} className={styles.fact}>
              <Icon of={FACT_ICONS[fact.kind]} size="sm" />
              <span className="tabular">{fact.text}</span>
            </li>
          ))}
          {freeFrom && <li className={styles.freeFrom}>{freeFrom}</li>}
        </ul>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

/** Cards side by side, as many as fit. Each child is one card. */
export function PropertyGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
