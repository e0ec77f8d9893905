import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { MarkInvoiceAsPaid, RecordInvoicePayment, WriteOffInvoice } from '@keystead/contract/money/payments/payment.operations.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { CircleCheckIcon, ForbidIcon, PlusIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { MarkAsPaidDialog } from './MarkAsPaidDialog.tsx'
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx'
import { text } from './record-payment.text.ts'
import { WriteOffDialog } from './WriteOffDialog.tsx'

type RecordActions = {
  readonly entries: MenuEntry[]
  /** For beside the payments, as long as something can be recorded. */
  readonly button: ReactNode
  readonly dialog: ReactNode
}

/** What who bills writes down of what came from outside, and gives up of what did not; what cannot be done now says why. */
export function useRecordActions(invoice: InvoiceDetails): RecordActions {
  const may = useMay()
  const [asked, setAsked] = useState<'record' | 'mark' | 'writeOff' | null>(null)
  const action = invoice.Actions.find(({ Action }) => Action === 'markAsPaid')
  const writeOff = invoice.Actions.find(({ Action }) => Action === 'writeOff')
  const close = () => setAsked(null)
  if (!action) return { entries: [], button: null, dialog: null }
  const disabledReason = action.Refusal
  return {
    entries: [
      ...(may(RecordInvoicePayment) ? [{ text: text.record, icon: PlusIcon, disabledReason, onSelect: () => setAsked('record') }] : []),
      ...(may(MarkInvoiceAsPaid)
        ? [{ text: text.markAsPaid, icon: CircleCheckIcon, disabledReason, onSelect: () => setAsked('mark') }]
        : []),
      // Of what nothing was paid, it is voided.
      ...(writeOff && (writeOff.Refusal === null || invoice.Paid !== '0.00') && may(WriteOffInvoice)
        ? [{ text: text.writeOff, icon: ForbidIcon, disabledReason: writeOff.Refusal, onSelect: () => setAsked('writeOff') }]
        : []),
    ],
    button: disabledReason === null && may(RecordInvoicePayment) && (
      <Button size="sm" icon={PlusIcon} onClick={() => setAsked('record')}>
        {text.record}
      </Button>
    ),
    dialog: (
      <>
        {asked === 'record' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
        {asked === 'writeOff' && <WriteOffDialog invoice={invoice} onClose={close} />}
        {asked === 'mark' && <MarkAsPaidDialog invoice={invoice} onClose={close} />}
      </>
    ),
  }
}
