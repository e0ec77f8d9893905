import type { EmployerAnswer, LandlordAnswer, ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { type Fact, fact, FactsTable } from '../../ui/FactsTable.tsx'
import { incomeText } from '../form/summary-words.ts'
import { text } from './questions.text.ts'
import styles from './References.module.css'

/** What someone answered, question by question. */
export function AnswerFacts({ reference: { Landlord, Employer, Personal } }: { reference: ReferenceRequest }) {
  if (Landlord) return <FactsTable facts={[...landlordFacts(Landlord), comment(Landlord.Comment)]} />
  if (Employer) return <FactsTable facts={[...employerFacts(Employer), comment(Employer.Comment)]} />
  if (!Personal) return null
  const { KnownHow, KnownFor, Comment } = Personal
  return (
    <FactsTable facts={[fact(text.personal.KnownHow, KnownHow), fact(text.personal.KnownFor, text.knownFor[KnownFor]), comment(Comment)]} />
  )
}

const comment = (said: string | null) => fact(text.comment, said && <span className={styles.said}>{said}</span>)
const day = (date: string | null) => date && formatDate(date)

function landlordFacts(said: LandlordAnswer): (Fact | null)[] {
  const { landlord: labels } = text
  return [
    fact(labels.From, day(said.From)),
    fact(labels.To, day(said.To)),
    fact(labels.Rent, said.Rent && <ExactMoney amount={said.Rent} />),
    fact(labels.PaidOnTime, text.onTime[said.PaidOnTime]),
    fact(labels.NoticeGiven, text.notYet[said.NoticeGiven]),
    fact(labels.GoodOrder, text.notYet[said.GoodOrder]),
    fact(labels.HadComplaints, text.yesNo[said.HadComplaints]),
    fact(labels.WouldRentAgain, text.yesNo[said.WouldRentAgain]),
  ]
}

function employerFacts(said: EmployerAnswer): (Fact | null)[] {
  const { employer: labels } = text
  return [
    fact(labels.Employed, text.employed[said.Employed]),
    fact(labels.Since, day(said.Since)),
    fact(labels.Position, said.Position),
    fact(labels.IsFullTime, said.IsFullTime && text.yesNo[said.IsFullTime]),
    fact(labels.Pay, said.Pay ? incomeText(said.Pay, said.PeriodId) : text.paySaid.notAllowed),
    fact(labels.IncomeConfirmed, text.confirmed[said.IncomeConfirmed]),
    fact(labels.GoesOn, text.goesOn[said.GoesOn]),
  ]
}
