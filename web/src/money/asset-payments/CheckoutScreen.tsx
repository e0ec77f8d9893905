import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { InvoiceCheckout } from '../payments/InvoiceCheckout.tsx'
import { HomeCheckout } from './HomeCheckout.tsx'
import { text } from './home-payment.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** An invoice is paid here, and for a home what was not billed. */
export function CheckoutScreen() {
  const [search] = useSearchParams()
  const home = search.get('home')
  return home === null ? <InvoiceCheckout id={search.get('id')} /> : <HomeCheckout key={home} AssetId={home} />
}
