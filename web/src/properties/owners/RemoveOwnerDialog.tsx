import { type AssetOwner, DeleteAssetOwner } from '@keystead/contract/properties/owners/owner.operations.ts'
import { messages } from '@keystead/contract/properties/owners/owners-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { removalTextOf } from './owner-texts.ts'
import { text } from './owners.text.ts'

type RemoveOwnerDialogProps = {
  owner: AssetOwner
  /** Without them a unit has the owners of its building again. */
  isLast: boolean
  onClose: () => void
}

/** Asks before an owner who holds nothing any more goes from the list, or a unit has the owners of its building again. */
export function RemoveOwnerDialog({ owner, isLast, onClose }: RemoveOwnerDialogProps) {
  const removal = useCommand(DeleteAssetOwner)

  async function remove() {
    if (owner.OwnerId)
      await withToast(removal.run({ OwnerId: owner.OwnerId }), owner.IsManagingOwner ? messages.ownerUpdated : messages.ownerDeleted)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={owner.IsManagingOwner ? text.likeBuildingTitle : text.removeTitle({ name: owner.Name })}
      consequence={removalTextOf(owner, isLast)}
      confirmText={owner.IsManagingOwner ? text.likeBuilding : text.removeOwner}
      busy={removal.pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
