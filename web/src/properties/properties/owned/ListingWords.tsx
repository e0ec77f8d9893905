import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { perText } from '../home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { NewTab } from '../../../ui/NewTab.tsx'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { declaredFacts, type ToldOtherwise } from './declared-facts.tsx'
import { EditLink } from './EditLink.tsx'
import { isKept } from './occupancy-text.ts'
import styles from './ViewProperty.module.css'
import { inParts } from '../../../ui/in-parts.ts'
import { text as sentences } from './property-details.text.ts'

/** What is asked for a property, and how it is described. */
export function ListingWords({ details }: { details: UserAssetDetails }) {
  const more = declaredFacts(details, ['words'], WORDS_TOLD_OTHERWISE).filter((one) => one !== null)
  return (
    <>
      <Section title={sentences.terms} action={<EditLink details={details} step="terms" />}>
        <Terms details={details} />
      </Section>
      <Section title={sentences.description} action={<EditLink details={details} step="description" />}>
        {details.Description ? (
          <p className={styles.text}>{details.Description}</p>
        ) : (
          <p className={styles.nothing}>{sentences.noDescription}</p>
        )}
        {details.VirtualTourUrl && (
          <p>
            <a href={details.VirtualTourUrl} rel="noreferrer" target="_blank">
              {inParts(sentences.virtualTour.parts({ newTab: <NewTab /> }))}
            </a>
          </p>
        )}
        {more.length > 0 && <FactsTable facts={more} />}
      </Section>
    </>
  )
}

function Terms({ details }: { details: UserAssetDetails }) {
  const facts = declaredFacts(
    details,
    ['rent', 'commercial', 'movingIn', 'payers', 'length', 'sale', 'owning', 'available'],
    TERMS_TOLD_OTHERWISE,
  )
  return <FactsTable facts={facts} />
}

const isForRent = ({ ListingTypeId }: UserAssetDetails) => listingType(ListingTypeId)?.asks === 'rent'

const TERMS_TOLD_OTHERWISE: ToldOtherwise = {
  Rent: (details) => [isForRent(details) ? fact(PROPERTY_LABELS.Rent, amount(details.Rent, perText(details.RentFrequencyId))) : null],
  LastMonthUpfront: ({ LastMonthUpfront }) => [
    fact(PROPERTY_LABELS.LastMonthUpfront, LastMonthUpfront ? sentences.paidWhenMovingIn : null),
  ],
  MoveInFees: ({ MoveInFees }) => MoveInFees.map(({ Name, Amount }) => fact(Name, amount(Amount))),
  MinLeaseMonths: (details) => [fact(sentences.lease, leaseText(details))],
  MaxLeaseMonths: () => [],
  Price: (details) => [!isForRent(details) || details.AlsoForSale ? fact(PROPERTY_LABELS.Price, amount(details.Price)) : null],
  HoaFee: ({ HoaFee, HoaFrequencyId }) => [fact(PROPERTY_LABELS.HoaFee, amount(HoaFee, perText(HoaFrequencyId)))],
  TaxAnnual: ({ TaxAnnual, TaxYear }) => [
    fact(TaxYear ? `${PROPERTY_LABELS.TaxAnnual} ${TaxYear}` : PROPERTY_LABELS.TaxAnnual, amount(TaxAnnual, sentences.perYear)),
  ],
  TaxYear: () => [],
  AvailableOn: (details) => [
    fact(
      PROPERTY_LABELS.AvailableOn,
      details.AvailableOn ? <DateText date={details.AvailableOn} /> : isForRent(details) && !isKept(details) ? sentences.now : null,
    ),
  ],
}

const nothing = () => []
const WORDS_TOLD_OTHERWISE: ToldOtherwise = { Title: nothing, Description: nothing, VirtualTourUrl: nothing }

function amount(text: string | null, per?: string) {
  return text && <Money amount={text} per={per} />
}

function leaseText({ MinLeaseMonths, MaxLeaseMonths }: UserAssetDetails): string | null {
  if (MinLeaseMonths === null && MaxLeaseMonths === null) return null
  if (MinLeaseMonths === null) return sentences.leaseUpTo({ count: MaxLeaseMonths ?? 0 })
  if (MaxLeaseMonths === null) return sentences.leaseFrom({ count: MinLeaseMonths })
  if (MinLeaseMonths === MaxLeaseMonths) return sentences.leaseOf({ count: MinLeaseMonths })
  return sentences.leaseBetween({ least: MinLeaseMonths, count: MaxLeaseMonths })
}
