import { EmployerAnswerForm } from '@keystead/contract/applications/references/reference.forms.ts'
import { GiveEmployerReference } from '@keystead/contract/applications/references/reference.operations.ts'
import { EMPLOYED, GOES_ON, MAX_POSITION, PAY_SAID } from '@keystead/contract/applications/references/reference.values.ts'
import { YES_NO } from '@keystead/contract/applications/applications/application.values.ts'
import { INCOME_PERIODS } from '@keystead/contract/applications/form/form.values.ts'
import { useCommand } from '../../api/query.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { choicesOf } from './choices.ts'
import { text as words } from './give-reference.text.ts'
import { text } from './questions.text.ts'
import { type Giving, ReferenceForm } from './ReferenceForm.tsx'

/** What an employer may say of someone's work. */
export function EmployerQuestions({ giving }: { giving: Giving }) {
  const command = useCommand(GiveEmployerReference)
  const form = useContractForm(EmployerAnswerForm, { FairHousingReviewed: false })
  const { employer: labels } = text
  const isPaySaid = form.watch('PaySaid') === 'said'
  return (
    <ReferenceForm form={form} giving={giving} send={(said) => command.run({ ...said, Token: giving.token })}>
      <RadioCards name="Employed" label={labels.Employed} choices={choicesOf(EMPLOYED, text.employed)} />
      <FieldRow>
        <DateField name="Since" label={labels.Since} optional />
        <TextField name="Position" label={labels.Position} autoComplete="off" maxLength={MAX_POSITION} dir="auto" optional />
      </FieldRow>
      <RadioCards name="IsFullTime" label={labels.IsFullTime} choices={choicesOf(YES_NO, text.yesNo)} optional />
      <RadioCards
        name="PaySaid"
        label={labels.PaySaid}
        help={words.payHelp({ name: giving.applicantName })}
        choices={choicesOf(PAY_SAID, text.paySaid)}
      />
      {isPaySaid && (
        <FieldRow>
          <MoneyField name="Pay" label={labels.Pay} />
          <SelectField name="PeriodId" label={labels.PeriodId} choices={INCOME_PERIODS} />
        </FieldRow>
      )}
      <RadioCards name="GoesOn" label={labels.GoesOn} choices={choicesOf(GOES_ON, text.goesOn)} />
    </ReferenceForm>
  )
}
