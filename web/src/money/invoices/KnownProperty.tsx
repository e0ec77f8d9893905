import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'

export type PropertyChoice = OutputOf<typeof GetDdlUserAssets>['Items'][number]

/** How properties are found and named where one of them is chosen. */
export const PROPERTY_CHOICES = {
  search: async (Text: string, signal: AbortSignal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items,
  textOf: ({ Text, Detail }: PropertyChoice) => (Detail ? `${Text}, ${Detail}` : Text),
  valueOf: ({ Id }: PropertyChoice) => Id,
}

/** The property that an address names, or none where it is not one to bill for. */
export function KnownProperty({ assetId, children }: { assetId: string; children: (property: PropertyChoice | null) => ReactNode }) {
  const { data, error, refetch } = useCall(GetDdlUserAssets, { AssetId: assetId })
  if (data) return children(data.Items[0] ?? null)
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}
