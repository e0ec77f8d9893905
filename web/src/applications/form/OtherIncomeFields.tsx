import { INCOME_PERIODS, MAX_OTHER_INCOME } from '@keystead/contract/applications/form/form.values.ts'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './employment.text.ts'
import { EntryList } from './EntryList.tsx'

const blank = () => ({ Source: null, Amount: null, PeriodId: null })

export function OtherIncomeFields() {
  return (
    <EntryList
      name="OtherIncome"
      title={text.otherIncome}
      help={text.otherIncomeHelp}
      entry={(index) => text.income({ number: index + 1 })}
      add={text.addIncome}
      max={MAX_OTHER_INCOME}
      blank={blank}
      firstField="Source"
    >
      {(index) => (
        <>
          <TextField name={`OtherIncome.${index}.Source`} label={text.labels.Source} help={text.sourceHelp} maxLength={120} />
          <FieldRow>
            <MoneyField name={`OtherIncome.${index}.Amount`} label={text.labels.Amount} />
            <SelectField name={`OtherIncome.${index}.PeriodId`} label={text.labels.PeriodId} choices={INCOME_PERIODS} />
          </FieldRow>
        </>
      )}
    </EntryList>
  )
}
