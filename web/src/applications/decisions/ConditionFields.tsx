import {
  CONDITION_TYPES,
  HIGHER_DEPOSIT,
  HIGHER_RENT,
  MAX_CONDITION_TEXT,
  MAX_CONDITIONS,
  OTHER_CONDITION,
  WITH_AMOUNT,
} from '@keystead/contract/applications/decisions/decision.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { EntryList } from '../form/EntryList.tsx'
import { text } from './decide.text.ts'
import { blankCondition, type DecideDraft } from './decide-draft.ts'

/** What an approval depends on. */
export function ConditionFields() {
  return (
    <EntryList
      name="Conditions"
      title={text.conditions}
      entry={(index) => text.conditionNumber({ number: String(index + 1) })}
      add={text.addCondition}
      max={MAX_CONDITIONS}
      blank={blankCondition}
      firstField="ConditionTypeId"
      mayRemove={(count) => count > 1}
    >
      {(index) => <Condition name={`Conditions.${index}`} />}
    </EntryList>
  )
}

function Condition({ name }: { name: `Conditions.${number}` }) {
  const { control, setValue } = useFormContext<DecideDraft>()
  const type: number | null = useWatch({ control, name: `${name}.ConditionTypeId` }) ?? null
  return (
    <>
      <SelectField
        name={`${name}.ConditionTypeId`}
        label={text.conditionType}
        choices={CONDITION_TYPES}
        onPick={(id) => {
          // An amount that is hidden now would be sent along.
          if (typeof id !== 'number' || !WITH_AMOUNT.includes(id)) setValue(`${name}.Amount`, null)
        }}
      />
      {type !== null && WITH_AMOUNT.includes(type) && <MoneyField name={`${name}.Amount`} label={amountLabel(type)} />}
      <TextAreaField name={`${name}.Text`} label={text.words} max={MAX_CONDITION_TEXT} rows={2} optional={type !== OTHER_CONDITION} />
    </>
  )
}

/** Amounts are what is to be paid from then on, not what comes on top. */
function amountLabel(type: number): string {
  const { deposit, rent, advance } = text.amounts
  if (type === HIGHER_DEPOSIT) return deposit
  return type === HIGHER_RENT ? rent : advance
}
