import {
  DeleteInvoice,
  NoPaymentAccountCreated,
  SendInvoice,
  SetInvoiceTempToActive,
  UnsendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { InvoiceAction } from '@keystead/contract/money/invoices/invoice.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { messages } from './invoices-messages.text.ts'
import { text } from './view-invoice.text.ts'
import { VoidDialog } from './VoidDialog.tsx'

type Step = Extract<InvoiceAction, 'finish' | 'send' | 'unsend' | 'void' | 'delete'>

const CALLS = {
  finish: SetInvoiceTempToActive,
  send: SendInvoice,
  unsend: UnsendInvoice,
  void: VoidInvoice,
  delete: DeleteInvoice,
} as const

/** What who bills does with an invoice, with the dialogs that ask. `Actions` of the invoice says what can be done now. */
export function useInvoiceActions({ InvoiceId, InvoiceNumber, Version }: Pick<InvoiceDetails, 'InvoiceId' | 'InvoiceNumber' | 'Version'>) {
  const navigate = useNavigate()
  const may = useMay()
  const [asked, setAsked] = useState<'send' | 'unsend' | 'void' | 'delete' | null>(null)
  // What is pressed on a page that is being left would be lost with it.
  const [isLeaving, setLeaving] = useState(false)
  const finishing = useCommand(SetInvoiceTempToActive)
  const sending = useCommand(SendInvoice)
  const withdrawal = useCommand(UnsendInvoice)
  const deletion = useCommand(DeleteInvoice)
  const one = { InvoiceId, Version }
  const close = () => setAsked(null)

  async function finish() {
    setLeaving(true)
    if (await withToast(finishing.run(one), messages.invoiceFinished)) await navigate(paths.viewInvoice(InvoiceId))
    setLeaving(false)
  }

  async function send(WithoutPaymentAccount: boolean) {
    const isDone = await withToast(
      sending
        .run({ ...one, WithoutPaymentAccount })
        .catch((error: unknown) => {
          if (!(error instanceof CallFailure) || !error.is(NoPaymentAccountCreated) || WithoutPaymentAccount) throw error
          setAsked('send')
          return null
        })
        .then((sent) => sent && toast.success(messages.invoiceSent)),
    )
    if (isDone && WithoutPaymentAccount) close()
  }

  async function withdraw() {
    if (await withToast(withdrawal.run(one), messages.invoiceWithdrawn)) close()
  }

  async function remove() {
    if (await withToast(deletion.run({ InvoiceId }), messages.invoiceDeleted)) await navigate(paths.invoices())
  }

  const dialog: ReactNode = (
    <>
      <ConfirmDialog
        open={asked === 'send'}
        tone="normal"
        title={text.noAccountTitle}
        consequence={text.noAccount}
        confirmText={text.sendAnyway}
        cancelText={text.notYet}
        busy={sending.pending}
        onConfirm={() => void send(true)}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === 'unsend'}
        tone="normal"
        title={text.withdrawTitle({ number: InvoiceNumber })}
        consequence={text.withdrawConsequence}
        confirmText={text.withdrawIt}
        cancelText={text.keep}
        busy={withdrawal.pending}
        onConfirm={() => void withdraw()}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={text.deleteTitle({ number: InvoiceNumber })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteIt}
        cancelText={text.keep}
        busy={deletion.pending}
        onConfirm={() => void remove()}
        onCancel={close}
      />
      {asked === 'void' && <VoidDialog invoice={{ InvoiceId, InvoiceNumber, Version }} onClose={close} />}
    </>
  )

  const begin: Readonly<Record<Step, () => void>> = {
    finish: () => void finish(),
    send: () => void send(false),
    unsend: () => setAsked('unsend'),
    void: () => setAsked('void'),
    delete: () => setAsked('delete'),
  }
  return {
    begin,
    mayDo: (step: Step) => may(CALLS[step]),
    isBusy: { finish: isLeaving, send: sending.pending || isLeaving },
    dialog,
  }
}
