import { DuplicateAsset } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { SetAssetOffBooks } from '@keystead/contract/properties/properties/property.operations.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { listedName } from '../../properties/properties/home-texts.ts'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './home-actions.text.ts'

const OffBooksDialog = lazyPart(() => import('./OffBooksDialog.tsx').then((part) => part.OffBooksDialog))

const SwitchClassificationDialog = lazyPart(() =>
  import('../../leasing/assignments/SwitchClassificationDialog.tsx').then((part) => part.SwitchClassificationDialog),
)

type Home = { AssetId: string; Title: string; AddressLine: string | null; CategoryId: number; IsListed: boolean }

export type HomeActions = {
  /** Makes another one like it, and opens it where it is changed. */
  duplicate: (home: Home) => void
  /** Asks why it is not for lease. */
  askToTakeOff: (home: Home) => void
  putBack: (home: Home) => void
  /** Asks what it is once it is commercial, or residential. */
  askToSwitch: (home: Home) => void
  /** Belongs somewhere on the screen. */
  dialog: ReactNode
}

/** What an owner does with a home apart from its listing. */
export function useHomeActions(): HomeActions {
  const navigate = useNavigate()
  const [taken, setTaken] = useState<Home | null>(null)
  const [switched, setSwitched] = useState<Home | null>(null)
  const copy = useCommand(DuplicateAsset)
  const setOffBooks = useCommand(SetAssetOffBooks)

  async function duplicate({ AssetId, CategoryId }: Home) {
    const made = copy.run({ AssetId }).then((added) => navigate(manageAddress({ AssetId: added.AssetId, CategoryId })))
    await withToast(made, text.duplicated)
  }

  return {
    duplicate: (home) => void duplicate(home),
    askToTakeOff: setTaken,
    putBack: ({ AssetId }) => void withToast(setOffBooks.run({ AssetId, Reason: null }), text.markedAsForRent),
    askToSwitch: setSwitched,
    dialog: (
      <Suspense>
        {taken && (
          <OffBooksDialog
            home={listedName(taken)}
            onClose={() => setTaken(null)}
            onTake={async (Reason) => {
              await setOffBooks.run({ AssetId: taken.AssetId, Reason })
              toast.success(text.markedAsNotForRent)
              setTaken(null)
            }}
          />
        )}
        {switched && <SwitchClassificationDialog home={switched} onClose={() => setSwitched(null)} />}
      </Suspense>
    ),
  }
}
