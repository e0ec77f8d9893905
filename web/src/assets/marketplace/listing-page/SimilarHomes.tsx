import { GetAssets } from '@keystead/contract/assets/marketplace/marketplace.operations.ts'
import type { ListingDetails } from '@keystead/contract/assets/marketplace/marketplace.schemas.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '../../../app/paths.ts'
import { ArrowRightIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PropertyCard, PropertyGrid } from '../../../ui/PropertyCard.tsx'
import { Section } from '../../../ui/Section.tsx'
import { addressOfSearch } from '../search/search-address.ts'
import { SIMILAR_SHOWN, sameCitySearch, similarHomes } from './similar-homes.ts'
import styles from './SimilarHomes.module.css'

/** Others of its kind nearby, and the way to all of them. The page stands without them when they cannot be had. */
export function SimilarHomes({ listing }: { listing: ListingDetails }) {
  const { data } = useCall(GetAssets, similarHomes(listing))
  const others = (data?.Items ?? []).filter(({ AssetId }) => AssetId !== listing.AssetId).slice(0, SIMILAR_SHOWN)
  const more = (
    <LinkButton to={addressOfSearch(sameCitySearch(listing))} iconAfter={ArrowRightIcon}>
      See all in {listing.City}
    </LinkButton>
  )
  return (
    <div className={styles.similar}>
      {others.length > 0 ? (
        <Section title="Similar nearby" display action={more}>
          <PropertyGrid label="Similar nearby">
            {others.map((home) => (
              <PropertyCard key={home.AssetId} listing={home} to={paths.property(home.AssetId)} />
            ))}
          </PropertyGrid>
        </Section>
      ) : (
        <div className={styles.none}>
          <p>Nothing quite like it is listed in {listing.City} just now.</p>
          {more}
        </div>
      )}
    </div>
  )
}
