import { SendAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { DraftRead } from './agreement-draft.ts'
import { text } from './check.text.ts'
import { hasTurn } from './turns.ts'

type SendDialogProps = { read: DraftRead; version: number; onClose: () => void; onRefused: () => void }

/** Names those whom it goes to, once more, before it can’t be changed any longer. */
export function SendDialog({ read: { AgreementId, Title, Parties }, version, onClose, onRefused }: SendDialogProps) {
  const navigate = useNavigate()
  const sending = useCommand(SendAgreement)
  const others = Parties.filter(({ IsYou }) => !IsYou)

  async function send() {
    if (await withToast(sending.run({ AgreementId, Version: version }), text.sent)) {
      await navigate(paths.previewAgreement(AgreementId), { replace: true })
      return
    }
    onClose()
    onRefused()
  }

  return (
    <ConfirmDialog
      open
      tone="normal"
      title={text.sendTitle({ title: Title })}
      consequence={`${whoText(Parties)} ${text.cannotChange}`}
      confirmText={text.sendTo({ count: others.length })}
      cancelText={text.notYet}
      busy={sending.pending}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  )
}

function whoText(parties: DraftRead['Parties']): string {
  const inTurn = parties.filter(hasTurn)
  const first = Math.min(...inTurn.map(({ Turn }) => Turn))
  const now = inTurn.filter(({ Turn }) => Turn === first)
  const later = parties.filter((party) => !now.includes(party))
  const names = listText(now.map(({ Name }) => Name))
  return later.length === 0 ? text.goesTo({ names }) : text.goesFirst({ names, others: listText(later.map(({ Name }) => Name)) })
}
