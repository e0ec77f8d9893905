import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { PropertyCard, PropertyGrid } from '../../marketplace/search/PropertyCard.tsx'
import { Section } from '../../ui/Section.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './dashboard.text.ts'

const NEWEST = { Count: 3 }

/** For whoever has no home or property here yet. */
export function NewOnTheMarket() {
  const { data, error, refetch } = useCall(GetTopAssets, NEWEST)
  return (
    <Section title={text.newTitle} description={text.newNote}>
      {data ? (
        data.Items.length > 0 ? (
          <PropertyGrid label={text.newTitle}>
            {data.Items.map((listing) => (
              <PropertyCard key={listing.OfferId} listing={listing} to={paths.property(listing.AssetId)} />
            ))}
          </PropertyGrid>
        ) : (
          <EmptyState title={messages.noListedPropertiesFound} icon={HomeIcon} compact>
            {text.noneNew}
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
