import { GetAssetDetails, GetSimilarAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { use } from 'react'
import { type Params, Link, useParams } from 'react-router'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { logWarning } from '../../browser/log.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { Site } from '../../sessions/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronRightIcon } from '../../ui/icons.ts'
import { CompareBar } from '../../marketplace/search/compare/CompareBar.tsx'
import { LatePart } from '../../marketplace/search/listing-page/LatePart.tsx'
import { listingHead } from '../../marketplace/search/listing-page/listing-head.ts'
import { ListingPage } from './ListingPage.tsx'
import { ListingBar } from './ListingPanel.tsx'
import { SimilarHomes } from '../../marketplace/search/listing-page/SimilarHomes.tsx'
import { sameCitySearch } from '../../marketplace/search/listing-page/similar-homes.ts'
import { useSeen } from './use-seen.ts'
import { addressOfSearch } from '../../marketplace/search/search/search-address.ts'
import styles from './PropertyScreen.module.css'
import { text } from './listing.text.ts'

const PriceHistory = lazyPart(() => import('./PriceHistory.tsx').then((part) => part.PriceHistory))

const BuildingUnits = lazyPart(() => import('../../properties/units/BuildingUnits.tsx').then((part) => part.BuildingUnits))

export async function loader({ context, params }: LoaderArgs): Promise<ListingDetails> {
  const input = inputOf(params)
  const [listing] = await Promise.all([
    ensure(context, GetAssetDetails, input),
    ensure(context, GetSimilarAssets, input).catch((error: unknown) => {
      // Of a home that is not there the listing itself says so.
      if (!asCallFailure(error).is(PropertyNotFound)) logWarning(text.noSimilarHomes, error)
    }),
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
      <ListingPage
        key={listing.AssetId}
        listing={listing}
        before={<Way listing={listing} />}
        late={
          <>
            <LatePart>
              <PriceHistory assetId={listing.AssetId} />
            </LatePart>
            <LatePart>
              <BuildingUnits assetId={listing.AssetId} />
            </LatePart>
          </>
        }
        after={
          <>
            <SimilarHomes listing={listing} />
            <PrintedAddress assetId={listing.AssetId} />
          </>
        }
      />
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
    <nav className={styles.way} aria-label={text.breadcrumb}>
      <ol>
        <li>
          <Link to={paths.properties()}>{text.homesAndSpaces}</Link>
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
