import { DeleteAsset, ListAsset, UnlistAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useState, type ReactNode } from 'react'
import { useCommand } from '../../../api/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { told } from '../../../ui/told.ts'
import { missingText } from './PropertyStatus.tsx'

type Subject = { AssetId: string; Title: string }
export type PropertyState = { isListed: boolean; openChecks: number }

/** Why a property cannot be listed now, or null. */
export function listingObstacle({ openChecks }: PropertyState): string | null {
  return openChecks > 0 ? `${missingText(openChecks)} before it can be listed.` : null
}

/** Why a property cannot be deleted now, or null. */
export function deletingObstacle({ isListed }: PropertyState): string | null {
  return isListed ? messages.propertyListedCannotBeDeleted : null
}

export type PropertyActions = {
  list: (subject: Subject) => void
  unlist: (subject: Subject) => void
  /** Asks first. */
  askToDelete: (subject: Subject) => void
  isListing: boolean
  /** Belongs somewhere on the screen: the question before deleting. */
  dialog: ReactNode
}

/** What an owner does with a property, from a list or from its page. */
export function usePropertyActions({ onDeleted }: { onDeleted?: () => void } = {}): PropertyActions {
  const [doomed, setDoomed] = useState<Subject | null>(null)
  const list = useCommand(ListAsset)
  const unlist = useCommand(UnlistAsset)
  const remove = useCommand(DeleteAsset)

  async function confirmed() {
    if (!doomed) return
    const isDone = await told(remove.run({ AssetId: doomed.AssetId }), messages.propertyDeleted)
    setDoomed(null)
    if (isDone) onDeleted?.()
  }

  return {
    list: ({ AssetId }) => void told(list.run({ AssetId }), messages.propertyListed),
    unlist: ({ AssetId }) => void told(unlist.run({ AssetId }), messages.propertyUnlisted),
    askToDelete: setDoomed,
    isListing: list.pending || unlist.pending,
    dialog: (
      <ConfirmDialog
        open={doomed !== null}
        title={`Delete “${doomed?.Title}”?`}
        consequence="The property and its photos disappear from every screen. This cannot be undone."
        confirmText="Delete property"
        busy={remove.pending}
        onConfirm={() => void confirmed()}
        onCancel={() => setDoomed(null)}
      />
    ),
  }
}
