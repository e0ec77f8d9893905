import { GetAssetPreview } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { ListingPage } from './ListingPage.tsx'
import styles from './PublishDialog.module.css'
import { text } from './publish.text.ts'

type PublishDialogProps = {
  assetId: string
  busy: boolean
  onPublish: () => void
  onClose: () => void
}

/** The last look before a home goes on the market: the page that strangers will see. */
export function PublishDialog({ assetId, busy, onPublish, onClose }: PublishDialogProps) {
  const { data, error, refetch } = useCall(GetAssetPreview, { AssetId: assetId })
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      size="screen"
      actions={
        <>
          <Button onClick={onClose}>{text.notYet}</Button>
          <Button variant="primary" busy={busy} disabledReason={data ? null : text.notSeenYet} onClick={onPublish}>
            {text.publish}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      {error && !data ? (
        <div className={styles.waiting}>
          <ErrorState failure={error} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <section className={styles.preview} aria-label={text.preview}>
          <ListingPage listing={data} isPreview />
        </section>
      ) : (
        <div className={styles.waiting}>
          <CardsSkeleton count={1} />
        </div>
      )}
    </Dialog>
  )
}
