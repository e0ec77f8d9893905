import { GetAssetDetails, GetSimilarAssets } from '@keystead/contract/assets/marketplace/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/assets/properties/property.operations.ts'
import type { ListingDetails } from '@keystead/contract/assets/marketplace/marketplace.schemas.ts'
import { EXACT_ADDRESS } from '@keystead/contract/assets/properties/property.values.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { lazy, use } from 'react'
import { type Params, Link, useParams } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../app/head.ts'
import { loadPart } from '../../app/chunks.ts'
import { logWarning } from '../../app/log.ts'
import { paths } from '../../app/paths.ts'
import type { HeadArgs, LoaderArgs } from '../../app/screens.ts'
import { Site } from '../../app/site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AreaIcon, BathIcon, BedIcon, ChevronRightIcon, ExternalLinkIcon } from '../../ui/icons.ts'
import { listingFacts, perText, placeText } from '../../ui/listing-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { CompareBar } from './compare/CompareBar.tsx'
import { Gallery } from './listing-page/Gallery.tsx'
import { LatePart } from './listing-page/LatePart.tsx'
import { availabilityText, monthlyText } from './listing-page/listing-facts.ts'
import { ListingDescription } from './listing-page/ListingDescription.tsx'
import { listingHead } from './listing-page/listing-head.ts'
import { ListingLocation } from './listing-page/ListingLocation.tsx'
import { ListingBar, ListingPanel } from './listing-page/ListingPanel.tsx'
import { OtherOffers } from './listing-page/OtherOffers.tsx'
import { PriceCut } from './listing-page/PriceCut.tsx'
import { SimilarHomes } from './listing-page/SimilarHomes.tsx'
import { sameCitySearch } from './listing-page/similar-homes.ts'
import { useSeen } from './listing-page/use-seen.ts'
import { addressOfSearch } from './search/search-address.ts'
import styles from './PropertyScreen.module.css'

const PriceHistory = lazy(async () => ({
  default: (await loadPart(() => import('./listing-page/PriceHistory.tsx'))).PriceHistory,
}))

const BuildingUnits = lazy(async () => ({
  default: (await loadPart(() => import('../units/BuildingUnits.tsx'))).BuildingUnits,
}))

export async function loader({ context, params }: LoaderArgs): Promise<ListingDetails> {
  const input = inputOf(params)
  const [listing] = await Promise.all([
    ensure(context, GetAssetDetails, input),
    ensure(context, GetSimilarAssets, input).catch((error: unknown) => logWarning('No similar homes.', error)),
  ])
  return listing
}

export function head({ data, url }: HeadArgs<ListingDetails>): PageHead {
  return listingHead(data, url)
}

/** What is no id at all cannot be the id of a home: the same answer as for one that is gone. */
function inputOf({ id }: Params) {
  if (!id || !isRowId(id)) throw new CallFailure(PropertyNotFound)
  return { AssetId: id }
}

/** One home on the market, as a stranger sees it. */
export function PropertyScreen() {
  const listing = useLoaded(GetAssetDetails, inputOf(useParams()))
  useSeen(listing.AssetId)
  return (
    <>
      <article className={styles.page} key={listing.AssetId}>
        <Way listing={listing} />
        <Gallery title={listing.Title} seed={listing.AssetId} images={listing.Images} />
        <div className={styles.columns}>
          <Summary listing={listing} />
          <div>
            <ListingDescription listing={listing} />
            <ListingLocation listing={listing} />
            <LatePart>
              <PriceHistory assetId={listing.AssetId} />
            </LatePart>
            <LatePart>
              <BuildingUnits assetId={listing.AssetId} />
            </LatePart>
          </div>
          <div className={styles.panel}>
            <ListingPanel listing={listing} />
          </div>
        </div>
        <SimilarHomes listing={listing} />
        <PrintedAddress assetId={listing.AssetId} />
      </article>
      <div className={styles.shelf}>
        <CompareBar />
      </div>
      <ListingBar listing={listing} />
    </>
  )
}

/** Where a sheet of paper leads back to. */
function PrintedAddress({ assetId }: { assetId: string }) {
  const { origin } = use(Site)
  return <p className={styles.printed}>{new URL(paths.property(assetId), origin).href}</p>
}

function Way({ listing }: { listing: ListingDetails }) {
  return (
    <nav className={styles.way} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={paths.properties()}>Homes and spaces</Link>
          <Icon of={ChevronRightIcon} size="sm" />
        </li>
        <li>
          <Link to={addressOfSearch(sameCitySearch(listing))}>
            {listing.City}, {listing.StateCode}
          </Link>
        </li>
      </ol>
    </nav>
  )
}

const ENTIRE_PROPERTY = 1
const FACT_ICONS = { beds: BedIcon, baths: BathIcon, area: AreaIcon } as const

/** What decides whether one reads on. */
function Summary({ listing }: { listing: ListingDetails }) {
  const when = [monthlyText(listing), availabilityText(listing)].filter(Boolean).join(' · ')
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
      <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
        {listing.Title}
      </h1>
      <p className={styles.place}>
        {placeText(listing)}
        {listing.AddressExactness !== EXACT_ADDRESS && <span> (approximate)</span>}
      </p>
      <div className={styles.key}>
        <div className={styles.price}>
          <Money amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
          <OtherOffers listing={listing} />
          <PriceCut listing={listing} />
        </div>
        <ul className={styles.facts} aria-label="Key facts">
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
            <span>Take the virtual tour</span>
          </a>
        </p>
      )}
    </header>
  )
}
