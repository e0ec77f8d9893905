import { type AssetOwner, DeleteAssetOwner } from '@keystead/contract/properties/owners/owner.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { told } from '../../ui/told.ts'

type RemoveOwnerDialogProps = { owner: AssetOwner; ownerId: string; onClose: () => void }

/** Asks before an owner who holds nothing any more goes from the list. */
export function RemoveOwnerDialog({ owner, ownerId, onClose }: RemoveOwnerDialogProps) {
  const removal = useCommand(DeleteAssetOwner)

  async function remove() {
    await told(removal.run({ OwnerId: ownerId }), messages.ownerDeleted)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Remove ${owner.Name} as an owner?`}
      consequence={
        owner.Status === 'accepted'
          ? 'They no longer see this property. What they held before stays in the history.'
          : 'What they held before stays in the history.'
      }
      confirmText="Remove owner"
      busy={removal.pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
