import type { FeeLaw, FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { PayPart } from '../../money/payments/PayPart.tsx'
import pay from '../../money/payments/Pay.module.css'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { lawText, limitText } from './fee-words.ts'
import { text } from './fees.text.ts'
import styles from './Fees.module.css'
import { useFeePayer } from './use-fee-payer.ts'

type FeeCheckoutProps = { fee: FeeRead; law: FeeLaw | null; application: ApplicationDetails }

/** How it is paid, with its price, beside what it is for. */
export function FeeCheckout({ fee, law, application }: FeeCheckoutProps) {
  const { FormId, Kind, Amount, State, CanPay, InvoiceId } = fee
  const payer = useFeePayer(fee)
  const limit = limitText(fee)
  const isFilled = application.Next === 'fill'
  return (
    <div className={pay.parts}>
      <div>
        <PayPart
          payer={payer}
          bill={{ balance: CanPay ? (Amount ?? '0.00') : '0.00', isProcessing: State === 'pending' || State === 'onItsWay', state: 'due' }}
          invoiceAddress={InvoiceId === null ? null : paths.viewInvoice(InvoiceId)}
        />
        <p className={styles.after}>
          {isFilled ? (
            <LinkButton to={paths.applicationForm({ id: FormId, step: 'review' })}>{text.back}</LinkButton>
          ) : (
            <LinkButton to={paths.viewApplication(application.ApplicationId)}>{text.toApplication}</LinkButton>
          )}
        </p>
      </div>
      <Section title={text.what}>
        <FactsTable
          facts={[
            fact(text.kind, text.kinds[Kind]),
            fact(text.to, <bdi>{payer.quote.data?.PayeeName || application.LandlordName}</bdi>),
            fact(text.toPay, Amount !== null && <ExactMoney amount={Amount} />),
          ]}
        />
        {limit && <p className={styles.after}>{limit}</p>}
        {law && fee.LimitedBy !== null && <p className={classNames(styles.soft, styles.after)}>{lawText(law)}</p>}
      </Section>
    </div>
  )
}
