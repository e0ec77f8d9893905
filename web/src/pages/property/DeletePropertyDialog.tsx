import {
  DeleteAsset,
  GetAssetDeletionPreview,
  PropertyHasOpenAgreements,
  PropertyHasOpenInvoices,
  PropertyHasPayments,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogWindow } from '../../ui/DialogWindow.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ObstacleList, type WaysOn } from '../../ui/ObstacleList.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './home-actions.text.ts'

type DeletePropertyDialogProps = {
  assetId: string
  /** As people call it. */
  home: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a property goes: says what goes with it, or what stands on it and has to be dealt with first. */
export function DeletePropertyDialog({ assetId, home, onClose, onDeleted }: DeletePropertyDialogProps) {
  const preview = useCall(GetAssetDeletionPreview, { AssetId: assetId })
  const remove = useCommand(DeleteAsset)
  const obstacles = preview.data?.Refusals ?? []
  const isRefused = obstacles.length > 0

  async function confirmed() {
    if (await withToast(remove.run({ AssetId: assetId }), messages.propertyDeleted)) {
      onClose()
      onDeleted()
    } else {
      // What came in the way since stands there then.
      await preview.refetch()
    }
  }

  return (
    <DialogWindow
      open
      onClose={() => remove.pending || onClose()}
      role="alertdialog"
      title={text.deleteTitle({ home })}
      description={isRefused ? text.deleteNotNow : `${text.deleteConsequence} ${shared.areYouSure}`}
      actions={
        <>
          <Button onClick={() => remove.pending || onClose()} data-first-focus>
            {isRefused ? text.close : text.cancel}
          </Button>
          {!isRefused && (
            <Button
              variant="danger"
              busy={remove.pending}
              disabledReason={preview.data ? null : text.deletePending}
              onClick={() => void confirmed()}
            >
              {text.deleteProperty}
            </Button>
          )}
        </>
      }
    >
      {preview.data ? (
        isRefused ? (
          <ObstacleList obstacles={obstacles} ways={waysOn(assetId)} />
        ) : (
          preview.data.GoesWithIt.map((sentence) => <p key={sentence}>{sentence}</p>)
        )
      ) : preview.error ? (
        <ErrorState failure={preview.error} onRetry={() => void preview.refetch()} compact />
      ) : (
        <TextSkeleton count={2} />
      )}
    </DialogWindow>
  )
}

function waysOn(assetId: string): WaysOn {
  return {
    [PropertyHasOpenInvoices.code]: { text: text.seeInvoices, to: paths.invoices({ property: assetId, status: 'open' }) },
    [PropertyHasOpenAgreements.code]: { text: text.seeAgreements, to: paths.myAgreements({ property: assetId, tab: 'out' }) },
    [PropertyHasPayments.code]: { text: text.seePayments, to: paths.payments({ property: assetId }) },
  }
}
