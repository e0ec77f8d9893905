import { EMPLOYMENT_TYPES, OCCUPATION_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { fact } from '../../ui/FactsTable.tsx'
import { text as labels } from './employment.text.ts'
import type { FormDetails } from './form-steps.ts'
import { choiceText, incomeText, spanText, yesNoText } from './summary-words.ts'
import { text } from './summary.text.ts'
import { SummaryEntry, SummaryFacts } from './SummaryEntry.tsx'
import styles from './Form.module.css'

const titleOf = {
  job: (index: number) => labels.job({ number: index + 1 }),
  income: (index: number) => labels.income({ number: index + 1 }),
}

/** What someone does and earns, and what that comes to in a month. */
export function EmploymentSummary({ employment: { Jobs, OtherIncome, MonthlyIncome } }: { employment: FormDetails['Employment'] }) {
  if (Jobs.length === 0 && OtherIncome.length === 0) return <p className={styles.help}>{text.nothing}</p>
  return (
    <>
      <SummaryFacts facts={[fact(labels.monthly, <ExactMoney amount={MonthlyIncome} />)]} />
      <div className={styles.entries}>
        {Jobs.map((job, index) => (
          <SummaryEntry
            key={titleOf.job(index)}
            title={titleOf.job(index)}
            facts={[
              fact(labels.labels.EmploymentTypeId, choiceText(EMPLOYMENT_TYPES, job.EmploymentTypeId)),
              fact(labels.labels.OccupationId, choiceText(OCCUPATION_TYPES, job.OccupationId)),
              fact(labels.labels.Employer, job.Employer),
              fact(labels.labels.Position, job.Position),
              fact(labels.labels.From, spanText(job.From, job.To)),
              fact(labels.labels.Income, incomeText(job.Income, job.PeriodId)),
              fact(labels.labels.SupervisorName, job.SupervisorName),
              fact(labels.labels.SupervisorPhone, job.SupervisorPhone),
              fact(labels.labels.SupervisorEmail, job.SupervisorEmail),
              fact(labels.labels.MayContact, job.Employer && yesNoText(job.MayContact)),
            ]}
          />
        ))}
        {OtherIncome.map(({ Source, Amount, PeriodId }, index) => (
          <SummaryEntry
            key={titleOf.income(index)}
            title={titleOf.income(index)}
            facts={[fact(labels.labels.Source, Source), fact(labels.labels.Amount, incomeText(Amount, PeriodId))]}
          />
        ))}
      </div>
    </>
  )
}
