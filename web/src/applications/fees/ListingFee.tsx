import { GetListingFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCall } from '../../api/query.ts'
import { Section } from '../../ui/Section.tsx'
import { text } from './listing-fee.text.ts'
import styles from './Fees.module.css'

/** Before someone applies: what they will pay for it, to whom, and why not more. */
export function ListingFee({ assetId }: { assetId: string }) {
  const { data } = useCall(GetListingFee, { AssetId: assetId })
  if (!data?.Fee) return null
  const { Wanted, Amount, LimitedBy, IsOnline, Law } = data.Fee
  const said = { wanted: formatExactMoney(Wanted), amount: formatExactMoney(Amount) }
  const isNothing = Amount === '0.00'
  return (
    <Section title={text.title}>
      <p>{isNothing ? text.nothing : text.each(said)}</p>
      {LimitedBy !== null && LimitedBy !== 'actualCost' && <p>{text[LimitedBy](said)}</p>}
      {!isNothing && <p>{IsOnline ? text.online : text.outside}</p>}
      {Law && LimitedBy !== null && <p className={styles.soft}>{text.law({ says: Law.Says })}</p>}
    </Section>
  )
}

/** The same in a line beside the way to apply. */
export function ListingFeeLine({ assetId, className }: { assetId: string; className?: string | undefined }) {
  const { data, error } = useCall(GetListingFee, { AssetId: assetId })
  // Keeps its line until it is known.
  if (!data && !error) return <p className={className} />
  if (!data?.Fee) return null
  const { Amount, LimitedBy } = data.Fee
  const said = { amount: formatExactMoney(Amount) }
  return (
    <p className={className}>
      {Amount === '0.00' ? text.inPanelNothing : LimitedBy === 'capped' ? text.inPanelCapped(said) : text.inPanel(said)}
    </p>
  )
}
