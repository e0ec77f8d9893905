import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { COMMERCIAL_LEASE_KINDS, UTILITIES, listingType, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { perText } from '../home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { EditLink } from './EditLink.tsx'
import { isKept } from './occupancy-text.ts'
import { namesOf } from './fact-texts.ts'
import styles from './ViewProperty.module.css'

/** What is asked for a property, and how it is described. */
export function ListingWords({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <Section title="Terms" action={<EditLink details={details} step="terms" />}>
        <Terms details={details} />
      </Section>
      <Section title="Description" action={<EditLink details={details} step="description" />}>
        {details.Description ? (
          <p className={styles.text}>{details.Description}</p>
        ) : (
          <p className={styles.nothing}>It has no description yet.</p>
        )}
        {details.VirtualTourUrl && (
          <p>
            <a href={details.VirtualTourUrl} rel="noreferrer" target="_blank">
              Virtual tour<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </Section>
    </>
  )
}

function Terms({ details }: { details: UserAssetDetails }) {
  const isForRent = listingType(details.ListingTypeId)?.asks === 'rent'
  return (
    <FactsTable
      facts={[
        isForRent ? fact(PROPERTY_LABELS.Rent, amount(details.Rent, perText(details.RentFrequencyId))) : null,
        fact(PROPERTY_LABELS.LeaseKindId, textOf(COMMERCIAL_LEASE_KINDS, details.LeaseKindId)),
        fact(PROPERTY_LABELS.LeaseRate, amount(details.LeaseRate, '/sq ft a year')),
        fact(PROPERTY_LABELS.CamCharges, amount(details.CamCharges, '/sq ft a year')),
        fact(PROPERTY_LABELS.ImprovementAllowance, amount(details.ImprovementAllowance, '/sq ft')),
        fact(PROPERTY_LABELS.Advance, amount(details.Advance)),
        fact(PROPERTY_LABELS.LastMonthUpfront, details.LastMonthUpfront ? 'Paid when moving in' : null),
        fact(PROPERTY_LABELS.ApplicationFee, amount(details.ApplicationFee)),
        fact(PROPERTY_LABELS.PetDeposit, amount(details.PetDeposit)),
        fact(PROPERTY_LABELS.PetRent, amount(details.PetRent, '/mo')),
        ...details.MoveInFees.map(({ Name, Amount }) => fact(Name, amount(Amount))),
        fact(PROPERTY_LABELS.RentIncludesIds, namesOf(UTILITIES, details.RentIncludesIds)),
        fact(PROPERTY_LABELS.TenantPaysIds, namesOf(UTILITIES, details.TenantPaysIds)),
        fact('Lease', leaseText(details)),
        !isForRent || details.AlsoForSale ? fact(PROPERTY_LABELS.Price, amount(details.Price)) : null,
        fact(PROPERTY_LABELS.HoaFee, amount(details.HoaFee, perText(details.HoaFrequencyId))),
        fact(
          details.TaxYear ? `${PROPERTY_LABELS.TaxAnnual} ${details.TaxYear}` : PROPERTY_LABELS.TaxAnnual,
          amount(details.TaxAnnual, '/yr'),
        ),
        fact(PROPERTY_LABELS.NetOperatingIncome, amount(details.NetOperatingIncome, '/yr')),
        fact(
          PROPERTY_LABELS.AvailableOn,
          details.AvailableOn ? <DateText date={details.AvailableOn} /> : isForRent && !isKept(details) ? 'Now' : null,
        ),
      ]}
    />
  )
}

function amount(text: string | null, per?: string) {
  return text && <Money amount={text} per={per} />
}

function leaseText({ MinLeaseMonths, MaxLeaseMonths }: UserAssetDetails): string | null {
  if (MinLeaseMonths === null && MaxLeaseMonths === null) return null
  if (MinLeaseMonths === null) return `Up to ${monthsText(MaxLeaseMonths ?? 0)}`
  if (MaxLeaseMonths === null) return `${monthsText(MinLeaseMonths)} or longer`
  return MinLeaseMonths === MaxLeaseMonths ? monthsText(MinLeaseMonths) : `${MinLeaseMonths} to ${monthsText(MaxLeaseMonths)}`
}

function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}
