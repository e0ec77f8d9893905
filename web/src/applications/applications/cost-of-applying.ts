import type { ComponentType } from 'react'

/** What a room above says of what it costs to apply for a home. */
export type CostOfApplying = ComponentType<{ assetId: string }>
