import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { ONLINE_METHODS } from '@keystead/contract/money/payments/payment.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallFailure } from '../../api/failure.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { BankIcon, CreditCardIcon } from '../../ui/icons.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { withToast } from '../../ui/with-toast.ts'
import { AmountFields } from './AmountFields.tsx'
import { LastTry } from './LastTry.tsx'
import styles from './Pay.module.css'
import { partProblem, payRules } from './pay.forms.ts'
import { text } from './pay.text.ts'
import type { Payer, PayWish } from './payer.ts'
import type { FollowedPayment } from './paying-state.ts'
import { PriceLines } from './PriceLines.tsx'
import { type FieldsHandle, ProviderFields } from './ProviderFields.tsx'
import { UnsureNotice } from './UnsureNotice.tsx'
import { useOpenedFields } from './use-opened-fields.ts'

type PayFormProps = {
  payer: Payer
  quote: PaymentQuote
  last: FollowedPayment | null
  /** Whether `last` has just come to nothing on this page. */
  isFollowed: boolean
  onBegun: (paymentId: string) => void
  /** It was refused, or no one knows what became of it: what is shown may be old. */
  onRefused: () => void
}

/** How much and how, the price, the fields of the provider, and the button. Each try has a form of its own. */
export function PayForm({ payer, quote, last, isFollowed, onBegun, onRefused }: PayFormProps) {
  const fields = useOpenedFields(payer.openFields)
  const handle = useRef<FieldsHandle>(null)
  const pressed = useRef<HTMLDivElement>(null)
  const { unsure, isAsking, send, sendAgain } = useSending(payer.pay, { onBegun, onRefused })
  const form = useContractForm(payRules(quote), beginningOf(quote, isFollowed ? last : null))
  const [Method, HowMuch, Amount] = useWatch({ control: form.control, name: ['Method', 'HowMuch', 'Amount'] })
  const isWrong = HowMuch === 'part' && partProblem(Amount ?? null, quote) !== null
  const part = useSettled(HowMuch === 'whole' || isWrong ? null : (Amount ?? null))
  const ask = useEffectEvent(payer.setAmount)
  useEffect(() => ask(part), [part])
  const option = quote.Options.find((one) => one.Method === Method)
  if (!option || option.Refusal !== null) return <ErrorState failure={{ message: text.noWay }} onRetry={payer.lookAgain} />
  if (unsure) return <UnsureNotice isBusy={isAsking} onAskAgain={sendAgain} />
  const isPriced = quote.Amount === (HowMuch === 'whole' ? quote.Balance : Amount)
  const url = Method === 'card' ? fields.fields?.CardUrl : fields.fields?.BankUrl

  async function pay() {
    if (!option || !isPriced) return
    const Token = await handle.current?.askForToken()
    if (!Token || quote.MerchantKey === null) return
    await send({ MerchantKey: quote.MerchantKey, Method: option.Method, Amount: quote.Amount, Total: option.Total, Token })
  }

  return (
    <Form form={form} guard={false} onSubmit={pay}>
      {quote.AllowsPartial && <AmountFields Balance={quote.Balance} LeastPartial={quote.LeastPartial} />}
      <RadioCards name="Method" label={text.method} choices={quote.Options.map(choiceOf)} />
      {!isWrong && <PriceLines quote={quote} option={option} />}
      {last && <LastTry key={last.PaymentId} payment={last} takesFocus={isFollowed} />}
      <div className={styles.fieldsPart}>
        <p className={styles.note}>{text.fieldsNote}</p>
        {fields.failure && <ErrorState failure={fields.failure} onRetry={fields.reload} compact />}
        {url && (
          <ProviderFields
            key={url}
            ref={handle}
            url={url}
            title={Method === 'card' ? text.cardFields : text.bankFields}
            onEnter={() => pressed.current?.closest('form')?.requestSubmit()}
            onReload={fields.reload}
          />
        )}
      </div>
      <div ref={pressed}>
        <FormActions>
          <SubmitButton disabledReason={isPriced || isWrong ? null : text.pricing} reasonIsVisible>
            {isPriced ? text.pay({ amount: formatExactMoney(option.Total) }) : text.payUnpriced}
          </SubmitButton>
        </FormActions>
      </div>
    </Form>
  )
}

/** Sends a wish; where its answer is lost, the same one is sent again, and no other. */
function useSending(pay: Payer['pay'], { onBegun, onRefused }: Pick<PayFormProps, 'onBegun' | 'onRefused'>) {
  const [unsure, setUnsure] = useState<PayWish | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function send(wish: PayWish) {
    try {
      const { PaymentId } = await pay(wish)
      onBegun(PaymentId)
    } catch (error) {
      setUnsure(error instanceof CallFailure && error.outcomeIsUnknown ? wish : null)
      onRefused()
      throw error
    }
  }

  async function sendAgain(wish: PayWish) {
    setIsAsking(true)
    await withToast(send(wish))
    setIsAsking(false)
  }

  return { unsure, isAsking, send, sendAgain: () => void (unsure && sendAgain(unsure)) }
}

const ICONS = { card: CreditCardIcon, bank: BankIcon } as const

function choiceOf({ Method, Fee, FeePaidBy, ArrivesOn, Refusal }: PaymentQuote['Options'][number]) {
  const fee = FeePaidBy === 'issuer' || Fee === '0.00' ? text.noFee : text.yourFee({ amount: formatExactMoney(Fee) })
  return {
    Id: Method,
    Text: text.methods[Method],
    detail: text.methodDetail({ fee, day: formatDate(ArrivesOn) }),
    icon: ICONS[Method],
    disabledReason: Refusal,
  }
}

/** After a payment that came to nothing it is tried again as it was. */
function beginningOf({ Options, Balance, AllowsPartial }: PaymentQuote, last: FollowedPayment | null) {
  const ways = Options.filter(({ Refusal }) => Refusal === null)
  const Method = ways.find((way) => way.Method === last?.Method)?.Method ?? ways[0]?.Method ?? ONLINE_METHODS[0]
  const isPart = AllowsPartial && last !== null && last.Amount !== Balance
  return { Method, HowMuch: isPart ? 'part' : 'whole', Amount: isPart ? last.Amount : null } as const
}
