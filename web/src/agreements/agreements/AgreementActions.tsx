import {
  CopyAgreement,
  DeleteAgreement,
  SendAgreementReminder,
  TerminateAgreement,
  UpdateAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import {
  AgreementIcon,
  BellIcon,
  CalendarIcon,
  CopyIcon,
  DotsVerticalIcon,
  EyeIcon,
  ForbidIcon,
  PencilIcon,
  TrashIcon,
} from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { AgreementDetails } from './agreement-details.ts'
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx'
import { TerminateDialog } from './TerminateDialog.tsx'
import { text } from './view-agreement.text.ts'
import { VoidAgreementDialog } from './VoidAgreementDialog.tsx'

type Question = 'void' | 'terminate' | 'delete'

/** What is next for an agreement, and in the menu what else can be done with it now. */
export function AgreementActions({ agreement }: { agreement: AgreementDetails }) {
  const navigate = useNavigate()
  const may = useMay()
  const [asked, setAsked] = useState<Question | null>(null)
  const [reminding, copying] = [useCommand(SendAgreementReminder), useCommand(CopyAgreement)]
  const { AgreementId, Can, Next } = agreement
  const close = () => setAsked(null)

  async function remind() {
    await withToast(reminding.run({ AgreementId }).then(({ RemindedCount }) => toast.success(text.reminded({ count: RemindedCount }))))
  }

  async function copy() {
    await withToast(
      copying.run({ AgreementId }).then(async (begun) => {
        toast.success(text.copied)
        await navigate(paths.sendAgreement({ id: begun.AgreementId }))
      }),
    )
  }

  const canCopy = Can.Copy && may(CopyAgreement)
  const entries: MenuEntry[] = [
    ...(canCopy && Next !== 'sendAgain' ? [{ text: text.copy, icon: CopyIcon, onSelect: () => void copy() }] : []),
    ...(Can.Terminate && may(TerminateAgreement)
      ? [{ text: text.terminate, icon: CalendarIcon, onSelect: () => setAsked('terminate') }]
      : []),
    ...(Can.Void && may(VoidAgreement) ? [{ text: text.void, icon: ForbidIcon, danger: true, onSelect: () => setAsked('void') }] : []),
    ...(Can.Delete && may(DeleteAgreement)
      ? [{ text: text.delete, icon: TrashIcon, danger: true, onSelect: () => setAsked('delete') }]
      : []),
  ]
  return (
    <>
      {Can.Remind && may(SendAgreementReminder) && (
        <Button icon={BellIcon} busy={reminding.pending} onClick={() => void remind()}>
          {text.remind}
        </Button>
      )}
      {Can.Edit && may(UpdateAgreement) && (
        <LinkButton to={paths.sendAgreement({ id: AgreementId })} variant="primary" icon={PencilIcon}>
          {text.edit}
        </LinkButton>
      )}
      {(Can.Sign || Can.Approve) && (
        <LinkButton to={paths.signAgreement(AgreementId)} variant="primary" icon={AgreementIcon}>
          {Can.Sign ? text.sign : text.approve}
        </LinkButton>
      )}
      {Next === 'read' && (
        <LinkButton to={paths.signAgreement(AgreementId)} icon={EyeIcon}>
          {text.read}
        </LinkButton>
      )}
      {canCopy && Next === 'sendAgain' && (
        <Button variant="primary" icon={CopyIcon} busy={copying.pending} onClick={() => void copy()}>
          {text.copy}
        </Button>
      )}
      {entries.length > 0 && <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.moreActions} bordered />} entries={entries} />}
      {asked === 'void' && <VoidAgreementDialog agreement={agreement} onClose={close} />}
      {asked === 'terminate' && <TerminateDialog agreement={agreement} onClose={close} />}
      {asked === 'delete' && (
        <DeleteDraftDialog agreement={agreement} onClose={close} onDeleted={() => void navigate(paths.myAgreements(), { replace: true })} />
      )}
    </>
  )
}
