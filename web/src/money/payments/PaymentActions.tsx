import { RefundPayment, ReverseRecordedPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { BackIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isOnline } from './payment-status.ts'
import { text } from './payments.text.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

/** Who bills gives back what came through the provider, and takes back what was recorded; who pays goes on where their bank asks. */
export function PaymentActions({ payment }: { payment: PaymentDetails }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { Method, Status, InvoiceId, IsYours, Refundable, RefundRefusal, CanReverse } = payment
  const close = () => setIsOpen(false)
  if (Status === 'needsAction' && IsYours) {
    return (
      <LinkButton to={paths.checkout(InvoiceId)} variant="primary">
        {text.goOn}
      </LinkButton>
    )
  }
  // It is said to who bills alone.
  if (Refundable === null) return null
  if (isOnline(Method)) {
    if (!may(RefundPayment)) return null
    return (
      <>
        <Button icon={BackIcon} disabledReason={RefundRefusal} onClick={() => setIsOpen(true)}>
          {text.refund}
        </Button>
        {isOpen && <RefundDialog payment={payment} refundable={Refundable} onClose={close} />}
      </>
    )
  }
  if (!may(ReverseRecordedPayment)) return null
  return (
    <>
      <Button icon={BackIcon} disabledReason={CanReverse ? null : text.takenBack} onClick={() => setIsOpen(true)}>
        {text.takeBack}
      </Button>
      {isOpen && <TakeBackDialog payment={payment} onClose={close} />}
    </>
  )
}
