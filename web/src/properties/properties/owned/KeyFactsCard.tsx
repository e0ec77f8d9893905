import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Card } from '../../../ui/Card.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { areaText, perText } from '../home-texts.ts'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import styles from './ViewProperty.module.css'
import { text } from './property-details.text.ts'

/** What is asked for a property, and how large it is. Of a building its units are asked for, one by one. */
export function KeyFactsCard({ details }: { details: UserAssetDetails }) {
  return (
    <Card as="section" aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.cardTitle}>
        {text.keyFacts}
      </h2>
      <FactsTable
        facts={[
          ...(details.Units ? [] : askedFacts(details)),
          fact(PROPERTY_LABELS.AssetTypeId, details.AssetType),
          ...(details.Units ? [] : roomFacts(details)),
          fact(PROPERTY_LABELS.Area, areaText(details.Area, details.AreaUnitId)),
          fact(PROPERTY_LABELS.YearBuilt, details.YearBuilt),
        ]}
      />
    </Card>
  )
}

function askedFacts({ AlsoForSale, ListingTypeId, Price, Rent, RentFrequencyId }: UserAssetDetails) {
  const isForRent = listingType(ListingTypeId)?.asks === 'rent'
  return [
    isForRent ? fact(text.askingRent, Rent && <Money amount={Rent} per={perText(RentFrequencyId)} />) : null,
    !isForRent || AlsoForSale ? fact(text.askingPrice, Price && <Money amount={Price} />) : null,
  ]
}

function roomFacts({ Bathrooms, Bedrooms }: UserAssetDetails) {
  return [fact(PROPERTY_LABELS.Bedrooms, Bedrooms === 0 ? text.studio : Bedrooms), fact(PROPERTY_LABELS.Bathrooms, Bathrooms)]
}
