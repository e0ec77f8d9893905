import type { MemberItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages as refusals } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import {
  DeleteBusinessMemberInvitation,
  ResendBusinessMemberInvitation,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EyeIcon, MailIcon, PencilIcon, TrashIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { memberName } from './member-texts.ts'
import { messages } from './business-messages.text.ts'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'
import { text } from './members.text.ts'

/** What is done with a member, by administrators; the rest look on. `onGone`: after one has been taken off the list. */
export function useMemberActions(onGone?: () => void) {
  const may = useMay()
  const resending = useCommand(ResendBusinessMemberInvitation)
  const withdrawal = useCommand(DeleteBusinessMemberInvitation)
  const [withdrawn, setWithdrawn] = useState<MemberItem | null>(null)
  const [removed, setRemoved] = useState<MemberItem | null>(null)

  async function withdraw({ MemberId }: MemberItem) {
    const isDone = await withToast(withdrawal.run({ MemberId }), messages.invitationDeleted)
    setWithdrawn(null)
    if (isDone) onGone?.()
  }

  /** `mayResend` is known on the page of a member; a list leaves it to the server. */
  function actsOf(member: MemberItem, mayResend = true): MenuEntry[] {
    if (!may(UpdateBusinessMember) || member.Status === 'removed') return []
    const edit: MenuEntry = { text: text.edit, icon: PencilIcon, to: paths.editMember(member.MemberId) }
    if (member.Status === 'invited') {
      return [
        edit,
        {
          text: text.resend,
          icon: MailIcon,
          disabledReason: mayResend ? null : refusals.memberTooSoon,
          onSelect: () => void withToast(resending.run({ MemberId: member.MemberId }), messages.invitationUpdated),
        },
        { text: text.withdraw, icon: TrashIcon, danger: true, onSelect: () => setWithdrawn(member) },
      ]
    }
    if (member.IsSelf) return [edit]
    return [edit, { text: text.remove, icon: TrashIcon, danger: true, onSelect: () => setRemoved(member) }]
  }

  const dialog: ReactNode = (
    <>
      {withdrawn && (
        <ConfirmDialog
          open
          title={text.withdrawTitle({ name: memberName(withdrawn) })}
          consequence={text.withdrawConsequence}
          confirmText={text.withdrawIt}
          busy={withdrawal.pending}
          onConfirm={() => void withdraw(withdrawn)}
          onCancel={() => setWithdrawn(null)}
        />
      )}
      {removed && <RemoveMemberDialog member={removed} onClose={() => setRemoved(null)} onRemoved={onGone} />}
    </>
  )

  return {
    actsOf,
    menuOf: (member: MemberItem): MenuEntry[] => [
      { text: text.view, icon: EyeIcon, to: paths.viewMember(member.MemberId) },
      ...actsOf(member),
    ],
    dialog,
  }
}
