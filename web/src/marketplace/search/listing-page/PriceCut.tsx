import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { priceCutText } from '../listing-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { useToday } from '../../../ui/use-today.ts'
import styles from './PriceCut.module.css'
import { text } from './listing-page.text.ts'

/** That it has become cheaper, and what it asked before, for as long as that is news. */
export function PriceCut({ listing }: { listing: ListingDetails }) {
  const cut = priceCutText(listing, useToday())
  if (cut === null || listing.PreviousAmount === null) return null
  return (
    <p className={styles.cut}>
      <span className="tabular">{cut}</span>
      <s>
        <span className="visually-hidden">{text.before} </span>
        <Money amount={listing.PreviousAmount} />
      </s>
    </p>
  )
}
