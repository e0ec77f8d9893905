import { RESIDENCE_OWNERSHIP_TYPES, RESIDENCE_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { fact } from '../../ui/FactsTable.tsx'
import type { FormDetails } from './form-steps.ts'
import { text as labels } from './residence.text.ts'
import { amountText, choiceText, inOneLine, spanText, yesNoText } from './summary-words.ts'
import { text } from './summary.text.ts'
import { SummaryEntry } from './SummaryEntry.tsx'
import { useCountries, useStatesOf } from './use-places.ts'
import styles from './Form.module.css'

type Residence = FormDetails['Residence']

const titleOf = (index: number) => (index === 0 ? text.currentAddress : labels.earlier({ number: index }))

export function ResidenceSummary({ residence: { Addresses } }: { residence: Residence }) {
  if (Addresses.length === 0) return <p className={styles.help}>{text.nothing}</p>
  return (
    <div className={styles.entries}>
      {Addresses.map((address, index) => (
        <AddressSummary key={titleOf(index)} address={address} title={titleOf(index)} />
      ))}
    </div>
  )
}

function AddressSummary({ address, title }: { address: Residence['Addresses'][number]; title: string }) {
  const { CountryId, Address1, Address2, City, StateId, Region, Zip } = address
  const countries = useCountries()
  const states = useStatesOf(CountryId)
  const place = inOneLine(Address1, Address2, City, choiceText(states, StateId) ?? Region, Zip, choiceText(countries, CountryId))
  return (
    <SummaryEntry
      title={title}
      facts={[
        fact(text.address, place),
        fact(labels.labels.From, spanText(address.From, address.To)),
        fact(labels.labels.ResidenceTypeId, choiceText(RESIDENCE_TYPES, address.ResidenceTypeId)),
        fact(labels.labels.OwnershipId, choiceText(RESIDENCE_OWNERSHIP_TYPES, address.OwnershipId)),
        fact(labels.labels.MonthlyPayment, amountText(address.MonthlyPayment)),
        fact(labels.labels.RentPaidTo, address.RentPaidTo),
        fact(labels.labels.LandlordPhone, address.LandlordPhone),
        fact(labels.labels.LandlordEmail, address.LandlordEmail),
        fact(labels.labels.MayContact, yesNoText(address.MayContact)),
        fact(labels.labels.ReasonForLeaving, address.ReasonForLeaving && <span className={styles.long}>{address.ReasonForLeaving}</span>),
      ]}
    />
  )
}
