import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { ADDRESS_EXACTNESS, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { areaText } from '../home-texts.ts'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { EditLink } from './EditLink.tsx'
import { declaredFacts, type ToldOtherwise } from './declared-facts.tsx'
import { featureFacts } from './fact-texts.ts'
import styles from './ViewProperty.module.css'
import { text } from './property-details.text.ts'

const FACTS_TOLD_OTHERWISE: ToldOtherwise = {
  Bedrooms: ({ Bedrooms }) => [fact(PROPERTY_LABELS.Bedrooms, Bedrooms === 0 ? text.studio : Bedrooms)],
  Area: ({ Area, AreaUnitId }) => [fact(PROPERTY_LABELS.Area, areaText(Area, AreaUnitId))],
  LotArea: ({ LotArea, LotAreaUnitId }) => [fact(PROPERTY_LABELS.LotArea, areaText(LotArea, LotAreaUnitId))],
  AmenityIds: ({ AmenityIds }) => featureFacts(AmenityIds),
}

/** What a property is and where it stands, in the order of the form. */
export function PropertyDetails({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <Section title={text.facts} action={<EditLink details={details} step="facts" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.AssetTypeId, details.AssetType),
            fact(PROPERTY_LABELS.ListingTypeId, listingTypeText(details)),
            fact(PROPERTY_LABELS.AccessTypeId, details.AccessType),
            ...declaredFacts(details, ['size', 'building', 'use', 'features', 'rules'], FACTS_TOLD_OTHERWISE),
          ]}
        />
      </Section>
      <Section title={text.where} action={<EditLink details={details} step="where" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.Address1, [details.Address1, details.Address2].filter(Boolean).join(', ')),
            fact(PROPERTY_LABELS.UnitNumber, details.UnitNumber),
            fact(text.building, details.Building?.Title),
            fact(PROPERTY_LABELS.City, `${details.City}, ${[details.StateCode, details.Zip].filter(Boolean).join(' ')}`),
            fact(text.strangersSee, textOf(ADDRESS_EXACTNESS, details.AddressExactness)),
          ]}
        />
      </Section>
      <PrivateFacts details={details} />
    </>
  )
}

function listingTypeText({ AlsoForSale, ListingType }: UserAssetDetails): string {
  return AlsoForSale ? text.listingTypeAndSale({ listingType: ListingType }) : ListingType
}

/** What strangers and tenants never see; nothing, where nothing is said. */
function PrivateFacts({ details }: { details: UserAssetDetails }) {
  const facts = declaredFacts(details, ['private'], { PrivateRemarks: () => [] }).filter((one) => one !== null)
  if (facts.length === 0 && !details.PrivateRemarks) return null
  return (
    <Section title={text.privateTitle} description={text.privateNote} action={<EditLink details={details} step="description" />}>
      <FactsTable facts={facts} />
      {details.PrivateRemarks && <p className={styles.text}>{details.PrivateRemarks}</p>}
    </Section>
  )
}
