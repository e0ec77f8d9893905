import { FairHousingNotReviewed, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import { FairHousingDialog } from '../../properties/properties/fair-housing/FairHousingDialog.tsx'
import { UnlistDialog } from '../../marketplace/listing-life/UnlistDialog.tsx'
import { listedName } from '../../properties/properties/home-texts.ts'
import { DeletePropertyDialog } from './DeletePropertyDialog.tsx'
import { text } from './home-actions.text.ts'

const PublishDialog = lazyPart(() => import('../market/PublishDialog.tsx').then((part) => part.PublishDialog))

type Subject = { AssetId: string; Title: string; AddressLine: string | null; ListingTypeId: number; AlsoForSale: boolean }
/** Why a property cannot be deleted now, or null. */
export function deletingObstacle({ isListed }: { isListed: boolean }): string | null {
  return isListed ? messages.propertyListedCannotBeDeleted : null
}

export type PropertyActions = {
  /** Why a property with so many required checks open cannot be listed now, or null. */
  listingObstacle: (openChecks: number) => string | null
  /** Shows what strangers will see, and lists it where that is wanted. Where its words may state a preference, they are shown, too. */
  list: (subject: Subject) => void
  /** Asks why. */
  unlist: (subject: Subject) => void
  /** Asks first. */
  askToDelete: (subject: Subject) => void
  isListing: boolean
  /** Belongs somewhere on the screen: the preview before listing, the questions before unlisting and deleting. */
  dialog: ReactNode
}

/** What an owner does with a property, from a list or from its page. */
export function usePropertyActions({ onDeleted }: { onDeleted?: (assetId: string) => void } = {}): PropertyActions {
  const [doomed, setDoomed] = useState<Subject | null>(null)
  const [leaving, setLeaving] = useState<Subject | null>(null)
  const [previewed, setPreviewed] = useState<Subject | null>(null)
  const [unread, setUnread] = useState<Subject | null>(null)
  const emailObstacle = useEmailObstacle()
  const list = useCommand(ListAsset)
  const unlist = useCommand(UnlistAsset)

  async function publish() {
    if (!previewed) return
    try {
      await list.run({ AssetId: previewed.AssetId })
      toast.success(messages.propertyListed)
    } catch (error) {
      if (asCallFailure(error).is(FairHousingNotReviewed)) setUnread(previewed)
      else await withToast(Promise.reject(error as Error))
    }
    setPreviewed(null)
  }

  async function reviewed() {
    if (!unread) return
    await withToast(list.run({ AssetId: unread.AssetId, FairHousingReviewed: true }), messages.propertyListed)
    setUnread(null)
  }

  return {
    listingObstacle: (openChecks) => (openChecks > 0 ? text.missingBeforeListing({ count: openChecks }) : emailObstacle),
    list: setPreviewed,
    unlist: setLeaving,
    askToDelete: setDoomed,
    isListing: list.pending || unlist.pending,
    dialog: (
      <>
        {previewed && (
          <Suspense>
            <PublishDialog
              assetId={previewed.AssetId}
              busy={list.pending}
              onPublish={() => void publish()}
              onClose={() => setPreviewed(null)}
            />
          </Suspense>
        )}
        <FairHousingDialog
          assetId={unread?.AssetId ?? null}
          busy={list.pending}
          onReviewed={() => void reviewed()}
          onClose={() => setUnread(null)}
        />
        <UnlistDialog
          subject={leaving}
          onClose={() => setLeaving(null)}
          onUnlist={async (Reason) => {
            if (!leaving) return
            await unlist.run({ AssetId: leaving.AssetId, Reason })
            toast.success(messages.propertyUnlisted)
            setLeaving(null)
          }}
        />
        {doomed && (
          <DeletePropertyDialog
            assetId={doomed.AssetId}
            home={listedName(doomed)}
            onClose={() => setDoomed(null)}
            onDeleted={() => onDeleted?.(doomed.AssetId)}
          />
        )}
      </>
    ),
  }
}
