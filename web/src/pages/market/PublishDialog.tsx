import { GetAssetPreview } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { ListingPage } from './ListingPage.tsx'
import styles from './PublishDialog.module.css'

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
      title="This becomes public"
      size="screen"
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={data ? null : 'First have a look at it: the preview is still on its way.'}
            onClick={onPublish}
          >
            Publish
          </Button>
        </>
      }
    >
      <p className={styles.intro}>
        This is what strangers will see. Anybody can find and read it once you press Publish; until then nothing of it is public.
      </p>
      {error && !data ? (
        <div className={styles.waiting}>
          <ErrorState failure={error} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <section className={styles.preview} aria-label="Preview of the listing">
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
