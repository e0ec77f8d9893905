import { DeleteAgreementTemplate, type TemplateCard } from '@keystead/contract/agreements/templates/template.operations.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './templates.text.ts'

type DeleteTemplateDialogProps = { template: Pick<TemplateCard, 'TemplateId' | 'Name'>; onClose: () => void; onDeleted?: () => void }

export function DeleteTemplateDialog({ template: { TemplateId, Name }, onClose, onDeleted = onClose }: DeleteTemplateDialogProps) {
  const deletion = useCommand(DeleteAgreementTemplate)
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle({ name: Name })}
      consequence={text.deleteConsequence}
      confirmText={text.deleteIt}
      busy={deletion.pending}
      onConfirm={() => void withToast(deletion.run({ TemplateId }), text.deleted).then((isDone) => isDone && onDeleted())}
      onCancel={onClose}
    />
  )
}
