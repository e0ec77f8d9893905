import { GetListingCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { CriteriaList } from './CriteriaList.tsx'
import { text } from './criteria.text.ts'

/** Before someone applies: what they will be measured by, where that was written down. */
export function ListingCriteria({ assetId }: { assetId: string }) {
  const { data } = useCall(GetListingCriteria, { AssetId: assetId })
  if (!data?.Criteria) return null
  return (
    <Section title={text.shownTitle}>
      <CriteriaList criteria={data.Criteria} />
    </Section>
  )
}

/** The same for someone who asks for it, so that it is said as well where nothing was written down. */
export function OfferedCriteria({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useCall(GetListingCriteria, { AssetId: assetId })
  if (data) return <CriteriaList criteria={data.Criteria} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <TextSkeleton count={2} />
}
