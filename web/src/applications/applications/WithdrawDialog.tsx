import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { useCommand } from '../../api/query.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './ending.text.ts'
import { isMain } from './people-draft.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type WithdrawDialogProps = {
  formId: string
  /** As what the reader is part of it: without the applicant there is no application. */
  applicantTypeId: number | null
  onClose: () => void
}

/** Withdraws the reader’s own form. */
export function WithdrawDialog({ formId, applicantTypeId, onClose }: WithdrawDialogProps) {
  const command = useCommand(WithdrawApplication)

  async function withdraw(Reason: string | null) {
    const { IsOver } = await command.run({ FormId: formId, Reason })
    toast.success(IsOver ? text.withdrawnAll : text.withdrawnOne)
    onClose()
  }

  return (
    <ReasonDialog
      title={text.withdrawTitle}
      consequence={isMain({ ApplicantTypeId: applicantTypeId }) ? text.withdrawAll : text.withdrawOne}
      confirmText={text.withdrawIt}
      onConfirm={withdraw}
      onClose={onClose}
    />
  )
}
