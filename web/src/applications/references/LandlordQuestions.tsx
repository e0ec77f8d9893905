import { LandlordAnswerForm } from '@keystead/contract/applications/references/reference.forms.ts'
import { GiveLandlordReference } from '@keystead/contract/applications/references/reference.operations.ts'
import { GOOD_ORDER, NOTICE_GIVEN, PAID_ON_TIME } from '@keystead/contract/applications/references/reference.values.ts'
import { YES_NO } from '@keystead/contract/applications/applications/application.values.ts'
import { useCommand } from '../../api/query.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { choicesOf } from './choices.ts'
import { text as words } from './give-reference.text.ts'
import { text } from './questions.text.ts'
import { type Giving, ReferenceForm } from './ReferenceForm.tsx'

/** What a landlord knows of someone as a tenant. */
export function LandlordQuestions({ giving }: { giving: Giving }) {
  const command = useCommand(GiveLandlordReference)
  const form = useContractForm(LandlordAnswerForm, { FairHousingReviewed: false })
  const { landlord: labels } = text
  return (
    <ReferenceForm form={form} giving={giving} send={(said) => command.run({ ...said, Token: giving.token })}>
      <FieldRow>
        <DateField name="From" label={labels.From} help={words.fromTo} optional />
        <DateField name="To" label={labels.To} optional />
      </FieldRow>
      <MoneyField name="Rent" label={labels.Rent} optional />
      <RadioCards name="PaidOnTime" label={labels.PaidOnTime} choices={choicesOf(PAID_ON_TIME, text.onTime)} />
      <RadioCards name="NoticeGiven" label={labels.NoticeGiven} choices={choicesOf(NOTICE_GIVEN, text.notYet)} />
      <RadioCards name="GoodOrder" label={labels.GoodOrder} choices={choicesOf(GOOD_ORDER, text.notYet)} />
      <RadioCards name="HadComplaints" label={labels.HadComplaints} choices={choicesOf(YES_NO, text.yesNo)} />
      <RadioCards name="WouldRentAgain" label={labels.WouldRentAgain} choices={choicesOf(YES_NO, text.yesNo)} />
    </ReferenceForm>
  )
}
