import { DeleteAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './view-agreement.text.ts'

type DeleteDraftDialogProps = { agreement: Pick<AgreementCard, 'AgreementId' | 'Title'>; onClose: () => void; onDeleted: () => void }

export function DeleteDraftDialog({ agreement: { AgreementId, Title }, onClose, onDeleted }: DeleteDraftDialogProps) {
  const deletion = useCommand(DeleteAgreement)
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle({ title: Title })}
      consequence={text.deleteConsequence}
      confirmText={text.deleteIt}
      cancelText={text.keep}
      busy={deletion.pending}
      onConfirm={() => void withToast(deletion.run({ AgreementId }), text.deleted).then((isDone) => isDone && onDeleted())}
      onCancel={onClose}
    />
  )
}
