import { GetUserAssets, ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
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

/** What the homes of an owner wait for: leases and listings that end. What a member may not do about does not wait for them. */
export function useOwnerNeeds(): NeedSource[] {
  const may = useMay()
  const seesHomes = may(GetUserAssets)
  const [ofLeases, ofListings, ofExpired] = [EditLease, RenewListing, ListAsset].map((act) => seesHomes && may(act))
  const ending = useCall(GetUserAssets, ENDING, { enabled: ofLeases })
  const expiring = useCall(GetUserAssets, EXPIRING, { enabled: ofListings })
  const expired = useCall(GetUserAssets, EXPIRED, { enabled: ofExpired })
  return [
    ofLeases &&
      needSource(text.leases, ending, (page) => ({
        needs: leaseNeeds(page.Items),
        all: { text: countedText(page, text.lists.leases), to: paths.myProperties({ tab: 'ending' }) },
      })),
    ofListings &&
      needSource(text.listings, expiring, (page) => ({
        needs: listingNeeds(page.Items),
        all: { text: countedText(page, text.lists.listings), to: paths.myProperties({ tab: 'expiring' }) },
      })),
    ofExpired &&
      needSource(text.expiredListings, expired, (page) => ({
        needs: expiredNeeds(page.Items),
        all: { text: countedText(page, text.lists.expired), to: paths.myProperties({ tab: 'expired' }) },
      })),
  ].filter((source) => source !== false && source !== undefined)
}
