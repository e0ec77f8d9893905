import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './ListingPanel.module.css'

const ListingFeeLine = lazyPart(() => import('../../applications/fees/ListingFee.tsx').then((part) => part.ListingFeeLine))

/** What applying for a home costs, where its landlord wants something for it: what of it may be asked is known later. */
export function ApplyFee({ listing: { AssetId, ApplicationFee } }: { listing: ListingDetails }) {
  const hasScript = useHasScript()
  if (ApplicationFee === null || ApplicationFee === '0.00') return null
  const waiting = <p className={styles.fee} />
  if (!hasScript) return waiting
  return (
    <Suspense fallback={waiting}>
      <ListingFeeLine assetId={AssetId} className={styles.fee} />
    </Suspense>
  )
}
