import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { call } from '../../api/call.ts'

export type PropertyChoice = OutputOf<typeof GetDdlUserAssets>['Items'][number]

/** How properties are found and named where one of them is chosen. */
export const PROPERTY_CHOICES = {
  search: async (Text: string, signal: AbortSignal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items,
  textOf: ({ Text, Detail }: PropertyChoice) => (Detail ? `${Text}, ${Detail}` : Text),
  valueOf: ({ Id }: PropertyChoice) => Id,
}
