import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { CreateAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { ASSET_PAYMENT_FOR_TYPES } from '@keystead/contract/money/asset-payments/asset-payment.values.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { GetInvoiceTotals } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import styles from '../payments/Pay.module.css'
import own from './HomeCheckout.module.css'
import { HomePaymentForm } from './HomePaymentForm.tsx'
import { text } from './home-payment.text.ts'
import { PayPriced } from './PayPriced.tsx'
import { type HomeWish, type PricedWish } from './use-home-payer.ts'

/** A tenant pays for their home what no one has billed: what it is for, then how, at which price. */
export function HomeCheckout({ AssetId }: { AssetId: string }) {
  const { data, error, refetch } = useCall(GetTenancyDetails, { AssetId })
  const name = data && ([data.AddressLine, data.UnitNumber].filter(Boolean).join(', ') || data.Title)
  return (
    <Page
      title={name ? text.titleOf({ home: name }) : text.title}
      description={text.intro}
      breadcrumbs={[
        { text: text.homes, to: paths.connectedProperties() },
        ...(name ? [{ text: name, to: paths.tenantViewProperty(AssetId) }] : []),
      ]}
    >
      {data ? <Steps home={data} /> : error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  )
}

type Home = OutputOf<typeof GetTenancyDetails>

function Steps({ home }: { home: Home }) {
  const { AssetId, Lease } = home
  const [wish, setWish] = useState<HomeWish | null>(null)
  const [priced, setPriced] = useState<PricedWish | null>(null)
  const pricing = useCommand(CreateAssetPayment)

  async function price(next: HomeWish): Promise<PricedWish> {
    const answer = await pricing.run(next)
    setWish(next)
    setPriced(answer)
    return answer
  }

  if (!wish || !priced)
    return (
      <div className={own.wish}>
        <OpenBills AssetId={AssetId} />
        <HomePaymentForm
          wish={wish ?? { AssetId }}
          amountHelp={text.amountHelp({ amount: formatExactMoney(Lease.ShareAmount), per: perText(Lease.RentFrequencyId) ?? '' })}
          onPrice={async (next) => void (await price(next))}
        />
      </div>
    )
  return (
    <div className={styles.parts}>
      <div>
        <PayPriced key={priced.AssetPaymentId} priced={priced} priceAgain={() => price(wish)} />
      </div>
      <Section title={text.wish} action={<Button onClick={() => setPriced(null)}>{text.change}</Button>}>
        <FactsTable
          facts={[
            fact(text.whatFor, ASSET_PAYMENT_FOR_TYPES.find(({ Id }) => Id === wish.ItemForTypeId)?.Text),
            wish.Description ? fact(text.note, <bdi>{wish.Description}</bdi>) : null,
            fact(text.to, <bdi>{priced.Quote.PayeeName}</bdi>),
            fact(text.amount, <ExactMoney amount={wish.Amount} />),
          ]}
        />
      </Section>
    </div>
  )
}

/** What is billed is paid as that. */
function OpenBills({ AssetId }: { AssetId: string }) {
  const { data } = useCall(GetInvoiceTotals, { Direction: INVOICE_DIRECTIONS.Received, AssetId })
  const count = data ? data.DueCount + data.OverdueCount : 0
  if (count === 0) return null
  return (
    <Card padding="tight" className={own.bills}>
      <p>{text.openBills({ count })}</p>
      <LinkButton to={paths.invoices({ property: AssetId })} variant="secondary">
        {text.seeBills}
      </LinkButton>
    </Card>
  )
}
