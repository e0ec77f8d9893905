import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { EXACT_ADDRESS } from '@keystead/contract/properties/fields/property.values.ts'
import type { ReactNode } from 'react'
import { BrandBand, BrandFoot } from '../../platform/branding/BrandBand.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AreaIcon, BathIcon, BedIcon, ExternalLinkIcon } from '../../ui/icons.ts'
import { listingFacts, perText, placeText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Gallery } from '../../marketplace/search/listing-page/Gallery.tsx'
import { ListingDescription } from '../../marketplace/search/listing-page/ListingDescription.tsx'
import { ListingLocation } from '../../marketplace/search/listing-page/ListingLocation.tsx'
import { ListingPanel } from './ListingPanel.tsx'
import { OtherOffers } from '../../marketplace/search/listing-page/OtherOffers.tsx'
import { PriceCut } from '../../marketplace/search/listing-page/PriceCut.tsx'
import { availabilityText, monthlyText } from '../../marketplace/search/listing-page/listing-facts.ts'
import styles from './ListingPage.module.css'
import { text as words } from './listing.text.ts'

type ListingPageProps = {
  listing: ListingDetails
  /** Shown to anyone who may list it, before it is public: what a visitor does there does nothing. */
  isPreview?: boolean
}

type Around = {
  /** Above the pictures, below the facts, and below everything. */
  before?: ReactNode
  late?: ReactNode
  after?: ReactNode
}

/** Everything that strangers read about one home. */
export function ListingPage({ listing, isPreview = false, before, late, after }: ListingPageProps & Around) {
  return (
    <article className={styles.page}>
      {listing.Brand && <BrandBand brand={listing.Brand} className={styles.brand} />}
      {before}
      <Gallery title={listing.Title} seed={listing.AssetId} images={listing.Images} />
      <div className={styles.columns}>
        <Summary listing={listing} isPreview={isPreview} />
        <div>
          <ListingDescription listing={listing} />
          <ListingLocation listing={listing} />
          {late}
        </div>
        <div className={styles.panel}>
          <ListingPanel listing={listing} isPreview={isPreview} />
        </div>
      </div>
      {listing.Brand && <BrandFoot brand={listing.Brand} />}
      {after}
    </article>
  )
}

const ENTIRE_PROPERTY = 1
const FACT_ICONS = { beds: BedIcon, baths: BathIcon, area: AreaIcon } as const

/** What decides whether one reads on. */
function Summary({ listing, isPreview }: ListingPageProps) {
  const when = [monthlyText(listing), availabilityText(listing)].filter(Boolean).join(' · ')
  // A preview is part of a screen that has a title of its own.
  const Title = isPreview ? 'h2' : 'h1'
  return (
    <header className={styles.summary}>
      <p className={styles.badges}>
        <Badge tone="brand" plain>
          {[listing, ...listing.Offers.filter(({ ListingTypeId }) => ListingTypeId !== listing.ListingTypeId)]
            .map(({ ListingType }) => ListingType)
            .join(' · ')}
        </Badge>
        <Badge plain>{listing.AssetType}</Badge>
        {listing.AccessTypeId !== ENTIRE_PROPERTY && listing.AccessType !== listing.AssetType && <Badge plain>{listing.AccessType}</Badge>}
      </p>
      <Title className={classNames(styles.title, 'display')} tabIndex={-1}>
        {listing.Title}
      </Title>
      <p className={styles.place}>
        {placeText(listing)}
        {listing.AddressExactness !== EXACT_ADDRESS && <span> {words.approximate}</span>}
      </p>
      <div className={styles.key}>
        <div className={styles.price}>
          <Money amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
          <OtherOffers listing={listing} />
          <PriceCut listing={listing} />
        </div>
        <ul className={styles.facts} aria-label={words.keyFacts}>
          {listingFacts(listing).map(({ kind, text }) => (
            <li key={kind}>
              <Icon of={FACT_ICONS[kind]} />
              <span className="tabular">{text}</span>
            </li>
          ))}
        </ul>
        {when !== '' && <p className={styles.available}>{when}</p>}
      </div>
      {listing.VirtualTourUrl && (
        <p className={styles.tour}>
          <a href={listing.VirtualTourUrl} target="_blank" rel="nofollow ugc noreferrer" className={buttonClass({})}>
            <Icon of={ExternalLinkIcon} />
            <span>{words.virtualTour}</span>
          </a>
        </p>
      )}
    </header>
  )
}
