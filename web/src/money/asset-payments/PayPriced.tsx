import { PayForm } from '../payments/PayForm.tsx'
import { StateCard } from '../payments/StateCard.tsx'
import { text as payText } from '../payments/pay.text.ts'
import styles from '../payments/Pay.module.css'
import { text } from './home-payment.text.ts'
import { type PricedWish, useHomePayer } from './use-home-payer.ts'

/** How it is paid, with its price. */
export function PayPriced({ priced, priceAgain }: { priced: PricedWish; priceAgain: () => Promise<PricedWish> }) {
  const { payer, open } = useHomePayer(priced, priceAgain)
  const { Quote } = priced
  if (Quote.Refusal !== null)
    return (
      <StateCard title={text.off}>
        <p>{Quote.Refusal}</p>
      </StateCard>
    )
  return (
    <>
      {Quote.IsSandbox && <p className={styles.sandbox}>{payText.sandbox}</p>}
      <PayForm payer={payer} quote={Quote} last={null} isFollowed={false} onBegun={open} onRefused={payer.lookAgain} />
    </>
  )
}
