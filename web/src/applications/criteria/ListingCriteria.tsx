import { GetListingCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { useCall } from '../../api/query.ts'
import { Section } from '../../ui/Section.tsx'
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
