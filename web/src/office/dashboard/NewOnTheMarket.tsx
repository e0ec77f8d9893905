import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { PropertyCard, PropertyGrid } from '../../marketplace/search/PropertyCard.tsx'
import { Section } from '../../ui/Section.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'

const NEWEST = { Count: 3 }

/** For whoever has no home or property here yet. */
export function NewOnTheMarket() {
  const { data, error, refetch } = useCall(GetTopAssets, NEWEST)
  return (
    <Section title="New on the market" description="The latest homes and spaces that were listed with a photo.">
      {data ? (
        data.Items.length > 0 ? (
          <PropertyGrid label="New on the market">
            {data.Items.map((listing) => (
              <PropertyCard key={listing.OfferId} listing={listing} to={paths.property(listing.AssetId)} />
            ))}
          </PropertyGrid>
        ) : (
          <EmptyState title={messages.noListedPropertiesFound} icon={HomeIcon} compact>
            As soon as an owner lists a home, it shows here.
          </EmptyState>
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <CardsSkeleton count={NEWEST.Count} />
      )}
    </Section>
  )
}
