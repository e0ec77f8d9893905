import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Money } from '../../../ui/Money.tsx'
import { otherOffers } from './listing-facts.ts'
import styles from './OtherOffers.module.css'

/** The other way to have it: `or buy for $385,000`. */
export function OtherOffers({ listing }: { listing: ListingDetails }) {
  return otherOffers(listing).map(({ before, amount, per }) => (
    <p key={before} className={styles.other}>
      {before} <Money amount={amount} per={per} className={styles.amount} />
    </p>
  ))
}
