import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { text } from './closing.text.ts'

type Preview = OutputOf<typeof GetClosingPreview>

/** What closing the account takes away, one line each; what there is none of is left out. */
export function consequencesOf({ Profiles, Properties, Listings, Plan, Means }: Preview): string[] {
  return [
    text.signedOutEverywhere,
    Listings > 0 && text.listingsLeave({ count: Listings }),
    Properties > 0 && text.propertiesLost({ count: Properties }),
    Profiles > 0 && text.profilesErased({ count: Profiles }),
    ...Means,
    text.planEnds({ plan: Plan }),
  ].filter((line) => line !== false)
}
