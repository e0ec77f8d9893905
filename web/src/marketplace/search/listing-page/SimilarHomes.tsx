import { GetSimilarAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ArrowRightIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PropertyCard, PropertyGrid } from '../PropertyCard.tsx'
import { Section } from '../../../ui/Section.tsx'
import { addressOfSearch } from '../search/search-address.ts'
import { sameCitySearch, similarTexts } from './similar-homes.ts'
import styles from './SimilarHomes.module.css'
import { text } from './listing-page.text.ts'

/** Others like it, and the way to all of its city. The page stands without them when they cannot be had. */
export function SimilarHomes({ listing }: { listing: ListingDetails }) {
  const { data } = useCall(GetSimilarAssets, { AssetId: listing.AssetId })
  const more = (
    <LinkButton to={addressOfSearch(sameCitySearch(listing))} iconAfter={ArrowRightIcon}>
      {text.seeAllInCity({ city: listing.City })}
    </LinkButton>
  )
  if (!data || data.Items.length === 0) {
    return (
      <div className={styles.similar}>
        <div className={styles.none}>
          <p>{text.noSimilar({ state: listing.StateCode })}</p>
          {more}
        </div>
      </div>
    )
  }
  const { title, description } = similarTexts(data, listing)
  return (
    <div className={styles.similar}>
      <Section title={title} description={description} display action={more}>
        <PropertyGrid label={title}>
          {data.Items.map((home) => (
            <PropertyCard key={home.OfferId} listing={home} to={paths.property(home.AssetId)} />
          ))}
        </PropertyGrid>
      </Section>
    </div>
  )
}
