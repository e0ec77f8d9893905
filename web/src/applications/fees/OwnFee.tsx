import type { FeeLaw, FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useMay } from '../../sessions/rights.ts'
import { PayApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { lawText, limitText, ownFeeNow } from './fee-words.ts'
import { FeeLine } from './FeeLine.tsx'
import { text } from './fees.text.ts'
import styles from './Fees.module.css'

type OwnFeeProps = { applicationId: string; fee: FeeRead; law: FeeLaw | null }

/** To who pays it: how much, why that much, the way to pay, and the receipt. */
export function OwnFee({ applicationId, fee, law }: OwnFeeProps) {
  const mayPay = useMay()(PayApplicationFee)
  const { Kind, Amount, State, LimitedBy, CanPay, InvoiceId, GiveBackReason, GivenBack } = fee
  const limit = limitText(fee)
  const isPartBack = GivenBack !== null && State !== 'givenBack'
  return (
    <div className={styles.fee}>
      <FeeLine fee={fee} name={text.kinds[Kind]} />
      {limit && <p>{limit}</p>}
      <p>{ownFeeNow(fee)}</p>
      {GiveBackReason && <p className={styles.soft}>{text.goesBack({ reason: GiveBackReason })}</p>}
      {isPartBack && <p className={styles.soft}>{text.partGivenBack({ amount: formatExactMoney(GivenBack) })}</p>}
      {law && LimitedBy !== null && <p className={styles.soft}>{lawText(law)}</p>}
      <div className={styles.tools}>
        {CanPay && mayPay && Amount !== null && (
          <LinkButton to={paths.applicationFee(applicationId, fee.FeeId)} variant="primary">
            {text.pay({ amount: formatExactMoney(Amount) })}
          </LinkButton>
        )}
        {State === 'pending' && mayPay && <LinkButton to={paths.applicationFee(applicationId, fee.FeeId)}>{text.follow}</LinkButton>}
        {InvoiceId !== null && !CanPay && State !== 'pending' && (
          <LinkButton to={paths.viewInvoice(InvoiceId)} size="sm">
            {text.receipt}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
