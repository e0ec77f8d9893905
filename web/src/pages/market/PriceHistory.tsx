import { GetAssetPriceHistory } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { useCall } from '../../api/query.ts'
import { DateText } from '../../ui/DateText.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PriceHistory.module.css'
import { text } from './price-history.text.ts'

/** What the home has asked while it was on the market. One amount alone is no history: the page says it already. */
export function PriceHistory({ assetId }: { assetId: string }) {
  const { data } = useCall(GetAssetPriceHistory, { AssetId: assetId })
  if (!data || data.Items.length < 2) return null
  return (
    <Section title={text.title} className={styles.history}>
      <ol className={styles.list}>
        {data.Items.map(({ Kind, At, ListingTypeId, Amount, PreviousAmount, RentFrequencyId }) => (
          <li key={`${At} ${ListingTypeId}`}>
            <DateText date={At} />
            <span>{Kind === 'listed' || PreviousAmount === null ? offeredText(ListingTypeId) : changeText(Amount, PreviousAmount)}</span>
            <Money amount={Amount} per={perText(RentFrequencyId)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** `Listed for rent` */
function offeredText(listingTypeId: number): string {
  return text.listed({ offer: listingType(listingTypeId)?.Text.toLowerCase() ?? '' })
}

function changeText(amount: string, before: string): string {
  return Number(amount) < Number(before) ? text.priceLowered : text.priceRaised
}
