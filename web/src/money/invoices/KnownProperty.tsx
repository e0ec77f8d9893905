import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../api/query.ts'
import type { PropertyChoice } from '../../properties/properties/property-choices.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'

/** The property that an address names, or none where it is not one to bill for. */
export function KnownProperty({ assetId, children }: { assetId: string; children: (property: PropertyChoice | null) => ReactNode }) {
  const { data, error, refetch } = useCall(GetDdlUserAssets, { AssetId: assetId })
  if (data) return children(data.Items[0] ?? null)
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}
