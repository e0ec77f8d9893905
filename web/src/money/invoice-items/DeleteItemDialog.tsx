import { DeleteInvoiceItem, type InvoiceItemRead } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { messages } from './invoice-items-messages.text.ts'
import { text } from './invoice-items.text.ts'

type DeleteItemDialogProps = {
  item: Pick<InvoiceItemRead, 'InvoiceItemId' | 'Title'>
  onClose: () => void
  /** Once it is gone; the dialog closes by itself where it is left out. */
  onDeleted?: () => void
}

export function DeleteItemDialog({ item: { InvoiceItemId, Title }, onClose, onDeleted = onClose }: DeleteItemDialogProps) {
  const deletion = useCommand(DeleteInvoiceItem)
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle({ item: Title })}
      consequence={text.deleteConsequence}
      confirmText={text.deleteIt}
      busy={deletion.pending}
      onConfirm={() => void withToast(deletion.run({ InvoiceItemId }), messages.itemDeleted).then((isDone) => isDone && onDeleted())}
      onCancel={onClose}
    />
  )
}
