import { ID_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { DateText } from '../../ui/DateText.tsx'
import { fact } from '../../ui/FactsTable.tsx'
import type { FormDetails } from './form-steps.ts'
import { text as labels } from './identity.text.ts'
import { choiceText } from './summary-words.ts'
import { text } from './summary.text.ts'
import { SummaryFacts } from './SummaryEntry.tsx'
import { useCountries, useStatesOf } from './use-places.ts'

type Identity = FormDetails['Identity']

/** What shows who someone is. Of numbers there is only what the answer holds: their last digits, or nothing. */
export function IdentitySummary({ identity }: { identity: Identity }) {
  const { IdTypeId, StateId, CountryId, ExpiryDate, IdNumberLast4 } = identity
  const countries = useCountries()
  const states = useStatesOf(StateId === null ? null : UNITED_STATES_ID)
  return (
    <SummaryFacts
      facts={[
        fact(labels.labels.IdTypeId, choiceText(ID_TYPES, IdTypeId)),
        fact(text.idNumber, IdNumberLast4 && text.endsIn({ digits: IdNumberLast4 })),
        fact(labels.labels.StateId, choiceText(states, StateId)),
        fact(labels.labels.CountryId, choiceText(countries, CountryId)),
        fact(labels.labels.ExpiryDate, ExpiryDate && <DateText date={ExpiryDate} />),
        fact(labels.ssn, ssnText(identity)),
      ]}
    />
  )
}

function ssnText({ SsnKind, SsnLast4 }: Identity): string | null {
  if (SsnKind === null) return null
  if (SsnKind === 'none') return text.noSsn
  if (SsnKind === 'full') return text.ssnGiven({ digits: SsnLast4 === null ? '' : text.ssnKept({ digits: SsnLast4 }) }).trim()
  return SsnLast4 === null ? text.ssnLast4Given : text.ssnLast4({ digits: SsnLast4 })
}
