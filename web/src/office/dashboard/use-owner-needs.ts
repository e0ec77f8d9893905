import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { countedText } from './counted-text.ts'
import { expiredNeeds, leaseNeeds, listingNeeds, MOST_NEEDS } from './needs.ts'
import { needSource, type NeedSource } from './NeedsYou.tsx'
import { text } from './needs.text.ts'

const ENDING: InputOf<typeof GetUserAssets> = { Occupancy: ['ending', 'notice'], Sort: 'lease-end', PageSize: MOST_NEEDS }
const EXPIRING: InputOf<typeof GetUserAssets> = { Needs: 'renewal', PageSize: MOST_NEEDS }
const EXPIRED: InputOf<typeof GetUserAssets> = { Needs: 'expired', PageSize: MOST_NEEDS }

/** What the homes of an owner wait for: leases and listings that end. */
export function useOwnerNeeds(): NeedSource[] {
  const enabled = useMay()(GetUserAssets)
  const ending = useCall(GetUserAssets, ENDING, { enabled })
  const expiring = useCall(GetUserAssets, EXPIRING, { enabled })
  const expired = useCall(GetUserAssets, EXPIRED, { enabled })
  if (!enabled) return []
  return [
    needSource(text.leases, ending, (page) => ({
      needs: leaseNeeds(page.Items),
      all: { text: countedText(page, text.lists.leases), to: paths.myProperties({ tab: 'ending' }) },
    })),
    needSource(text.listings, expiring, (page) => ({
      needs: listingNeeds(page.Items),
      all: { text: countedText(page, text.lists.listings), to: paths.myProperties({ tab: 'expiring' }) },
    })),
    needSource(text.expiredListings, expired, (page) => ({
      needs: expiredNeeds(page.Items),
      all: { text: countedText(page, text.lists.expired), to: paths.myProperties({ tab: 'expired' }) },
    })),
  ]
}
