import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { ApplyForHome } from './ApplyForHome.tsx'
import type { CostOfApplying } from './cost-of-applying.ts'
import { CreateFrame } from './CreateFrame.tsx'
import { InvitePeople } from './InvitePeople.tsx'
import { NoHomeChosen } from './NoHomeChosen.tsx'

/** An application that is begun: for a home of one’s own by naming people, for another by applying oneself. */
export function BeginApplication({ Cost }: { Cost: CostOfApplying }) {
  const [search] = useSearchParams()
  const session = useSession()
  const may = useMay()
  const property = [search.get('property') ?? ''].find(isRowId) ?? null
  const hasProperties = session !== null && profileTypeOf(session) !== 'Tenant' && may(GetDdlUserAssets)
  if (property === null) return hasProperties ? <InvitePeople known={null} /> : <NoHomeChosen />
  return hasProperties ? (
    <ForOwnOrOther key={property} assetId={property} Cost={Cost} />
  ) : (
    <ApplyForHome key={property} assetId={property} Cost={Cost} />
  )
}

/** Owners and agents rent as well: for a home that is not theirs to let, they apply like anyone else. */
function ForOwnOrOther({ assetId, Cost }: { assetId: string; Cost: CostOfApplying }) {
  const { data, error, refetch } = useCall(GetDdlUserAssets, { AssetId: assetId, Scope: 'tenants' })
  if (!data) return <CreateFrame>{error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />}</CreateFrame>
  const own = data.Items[0]
  return own ? <InvitePeople known={own} /> : <ApplyForHome assetId={assetId} Cost={Cost} />
}
