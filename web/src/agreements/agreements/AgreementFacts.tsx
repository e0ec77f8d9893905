import { formatDate } from '@keystead/contract/values/dates.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Money } from '../../ui/Money.tsx'
import { Section } from '../../ui/Section.tsx'
import type { AgreementDetails } from './agreement-details.ts'
import { text as draft } from './draft.text.ts'
import { text } from './view-agreement.text.ts'
import styles from './Agreement.module.css'

/** What was agreed on, as far as the product itself understands it. */
export function AgreementFacts({ agreement }: { agreement: AgreementDetails }) {
  const { Terms, Home, Category, SignBy, ReminderDays, Subject, Message, IsSender } = agreement
  return (
    <Section title={text.facts}>
      <FactsTable
        facts={[
          fact(text.category, Category),
          fact(text.contractType, Terms.ContractType),
          fact(text.home, Home && <bdi>{Home.Title}</bdi>),
          fact(text.dates, datesText(Terms)),
          fact(
            text.rent,
            Terms.Rent && <Money amount={Terms.Rent} per={Terms.RentFrequencyId ? perText(Terms.RentFrequencyId) : undefined} />,
          ),
          fact(text.deposit, Terms.Advance && <Money amount={Terms.Advance} />),
          fact(text.signBy, formatDate(SignBy)),
          IsSender ? fact(text.reminders, ReminderDays === null ? draft.noReminders : draft.everyDays({ count: ReminderDays })) : null,
          fact(text.subject, Subject && <bdi>{Subject}</bdi>),
          fact(text.message, Message && <span className={styles.note}>{Message}</span>),
        ]}
      />
    </Section>
  )
}

function datesText({ TenureStart, TenureEnd }: AgreementDetails['Terms']): string | null {
  const [start, end] = [TenureStart && formatDate(TenureStart), TenureEnd && formatDate(TenureEnd)]
  if (start && end) return text.fromTo({ start, end })
  if (start) return text.since({ start })
  return end ? text.until({ end }) : null
}
