import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon, HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PropertyCard, PropertyGrid } from '../../marketplace/search/PropertyCard.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './HomeParts.module.css'
import { text } from './home.text.ts'

/** The newest homes on the market. */
export function NewListings({ listings }: { listings: readonly ListingCard[] }) {
  return (
    <div className={styles.wrap}>
      <Section
        display
        title={text.newOnTheMarket}
        description={text.theLatestHomesAndSpaces}
        action={
          listings.length > 0 && (
            <Link to={paths.properties()} className={styles.all}>
              {text.seeAllProperties}
              <Icon of={ArrowRightIcon} />
            </Link>
          )
        }
      >
        {listings.length > 0 ? (
          <PropertyGrid label={text.newListings}>
            {listings.map((listing) => (
              <PropertyCard key={listing.OfferId} listing={listing} to={paths.property(listing.AssetId)} />
            ))}
          </PropertyGrid>
        ) : (
          <EmptyState
            title={messages.noPropertiesFound}
            icon={HomeIcon}
            action={<LinkButton to={paths.signup()}>{text.listTheFirstOne}</LinkButton>}
          >
            {text.nobodyHasPutAHome}
          </EmptyState>
        )}
      </Section>
    </div>
  )
}
