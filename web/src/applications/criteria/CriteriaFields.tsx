import { INCOME_TIMES, MAX_CRITERIA_TEXT } from '@keystead/contract/applications/criteria/criteria.values.ts'
import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { useWatch } from 'react-hook-form'
import { FairHousingNotice } from '../../properties/properties/fair-housing/FairHousingNotice.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { text } from './criteria.text.ts'

/** What may be asked. There is no field for who people are. */
export function CriteriaFields() {
  return (
    <>
      <SelectField
        name="IncomeTimes"
        label={text.income}
        help={text.incomeHelp}
        choices={INCOME_TIMES}
        placeholder={text.notAsked}
        optional
      />
      <FieldRow>
        <NumberField name="MinCreditScore" label={text.credit} optional />
        <NumberField name="EvictionYears" label={text.evictions} optional />
      </FieldRow>
      <CheckboxField name="AllowsGuarantor" label={text.guarantor} />
      <CheckboxField name="NeedsLandlordReference" label={text.reference} />
      <NumberField name="MaxResidents" label={text.residents} help={text.residentsHelp} optional />
      <TextAreaField name="Text" label={text.other} help={text.otherHelp} max={MAX_CRITERIA_TEXT} rows={4} optional />
      <FairHousingNotice name="Text" />
      <Reviewed />
    </>
  )
}

/** Where words were found that may go against the law: who writes them says that they have read it. */
function Reviewed() {
  const typed: unknown = useWatch({ name: 'Text' })
  const found = fairHousingWarnings(typeof typed === 'string' ? typed : '')
  return found.length > 0 && <CheckboxField name="FairHousingReviewed" label={text.reviewed} />
}
