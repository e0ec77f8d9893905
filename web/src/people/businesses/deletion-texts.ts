import type { GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { text } from './view-business.text.ts'

export type DeletionPreview = OutputOf<typeof GetBusinessDeletionPreview>

/** What deleting a business takes away, one line each; what there is none of is left out. */
export function consequencesOf({ Properties, Listings, Members, Connections, Means }: DeletionPreview): string[] {
  return [
    Properties > 0 && text.properties({ count: Properties }),
    Listings > 0 && text.listings({ count: Listings }),
    Connections > 0 && text.connections({ count: Connections }),
    Members > 0 && text.membersGo({ count: Members }),
    ...Means,
    text.pageGoes,
  ].filter((line) => line !== false)
}
