import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { AgencyLine } from './AgencyLine.tsx'
import { type FoundRecord, RecordList } from './RecordList.tsx'
import { text } from './report.text.ts'
import styles from './Report.module.css'

type Credit = NonNullable<ReportRead['Credit']>

export function CreditPart({ credit }: { credit: Credit }) {
  const { Agency, Model, Factors, Accounts, Collections, Bankruptcies } = credit
  return (
    <Section title={text.creditPart} level={3}>
      {Model && <p>{text.model({ model: Model })}</p>}
      {Factors.length > 0 && (
        <>
          <p>{text.factors}</p>
          <ul className={styles.factors}>
            {Factors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
        </>
      )}
      {Accounts && <AccountFacts accounts={Accounts} inquiries={credit.InquiriesCount} />}
      <Found title={text.collections} records={Collections} isAsked={Accounts !== null} />
      <Found title={text.bankruptcies} records={Bankruptcies} isAsked={Accounts !== null} />
      <AgencyLine agency={Agency} />
    </Section>
  )
}

function AccountFacts({ accounts, inquiries }: { accounts: NonNullable<Credit['Accounts']>; inquiries: number | null }) {
  const { OpenCount, Balance, MonthlyPayments, PastDueCount, PastDue, OldestOn } = accounts
  const words = text.accounts
  return (
    <FactsTable
      facts={[
        fact(words.open, String(OpenCount)),
        fact(words.balance, formatMoney(Balance)),
        fact(words.monthly, formatMoney(MonthlyPayments)),
        fact(words.pastDue, PastDueCount === 0 ? text.none : words.pastDueOf({ amount: formatMoney(PastDue), count: PastDueCount })),
        fact(words.oldest, OldestOn && formatDate(OldestOn)),
        fact(words.inquiries, inquiries === null ? null : String(inquiries)),
      ]}
    />
  )
}

/** Of a score alone it is not known whether there are any. */
function Found({ title, records, isAsked }: { title: string; records: readonly FoundRecord[]; isAsked: boolean }) {
  if (!isAsked && records.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <RecordList records={records} />
    </>
  )
}
