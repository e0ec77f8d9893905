import { DISCLOSURES } from '@keystead/contract/applications/form/form.values.ts'
import { fact, type Fact } from '../../ui/FactsTable.tsx'
import type { FormDetails } from './form-steps.ts'
import { HouseholdSummary } from './HouseholdSummary.tsx'
import { text as labels } from './personal.text.ts'
import { yesNoText } from './summary-words.ts'
import { text } from './summary.text.ts'
import { SummaryEntry, SummaryFacts } from './SummaryEntry.tsx'
import styles from './Form.module.css'

/** Who someone is and with whom they would live; of the date of birth only that it makes an adult. */
export function PersonalSummary({ details: { Personal: personal, IsAdult } }: { details: Pick<FormDetails, 'Personal' | 'IsAdult'> }) {
  const { labels: of } = labels
  const facts = [
    fact(of.FirstName, personal.FirstName),
    fact(of.MiddleName, personal.HasNoMiddleName ? text.noMiddleName : personal.MiddleName),
    fact(of.LastName, personal.LastName),
    fact(of.OtherNames, personal.OtherNames),
    fact(of.Email, personal.Email),
    fact(of.PhonePrimary, personal.PhonePrimary),
    fact(of.PhoneSecondary, personal.PhoneSecondary),
    fact(of.EmergencyName, personal.EmergencyName),
    fact(of.EmergencyPhone, personal.EmergencyPhone),
    fact(of.NumberOfResidents, personal.NumberOfResidents),
    fact(of.NumberOfPets, personal.NumberOfPets),
    fact(of.AnyoneSmokes, yesNoText(personal.AnyoneSmokes)),
  ]
  const answers = DISCLOSURES.map(({ Id, Text }) =>
    answerTo(
      Text,
      personal.Disclosures.find(({ QuestionId }) => QuestionId === Id),
    ),
  )
  return (
    <>
      <SummaryFacts facts={[...facts, fact(text.isAdult, IsAdult ? text.adult : text.notKnown)]} />
      <div className={styles.entries}>
        <HouseholdSummary personal={personal} />
        {answers.some((answer) => answer !== null) && <SummaryEntry title={labels.questions} facts={answers} />}
      </div>
    </>
  )
}

type Disclosure = FormDetails['Personal']['Disclosures'][number]

function answerTo(question: string, said: Disclosure | undefined): Fact | null {
  if (!said) return null
  const { Answer, Explanation } = said
  const words = Answer === 'Y' && Explanation ? text.yesExplained({ explanation: Explanation }) : yesNoText(Answer)
  return fact(question, words && <span className={styles.long}>{words}</span>)
}
