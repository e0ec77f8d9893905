import { MAX_AGENCY_ADDRESS, MAX_AGENCY_NAME, MAX_AGENCY_WEBSITE } from '@keystead/contract/applications/screening/screening.values.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './record.text.ts'

const FIELDS = ['AgencyName', 'AgencyAddress', 'AgencyPhone', 'AgencyWebsite', 'Score', 'ScoreLowest', 'ScoreHighest', 'ScoreOn']

/** From whom a report is that was got elsewhere, and its score. */
export function AgencyFields() {
  return (
    <FoldedFields title={text.report} note={text.reportNote} fields={FIELDS}>
      <TextField name="AgencyName" label={text.agencyName} maxLength={MAX_AGENCY_NAME} optional />
      <TextAreaField name="AgencyAddress" label={text.agencyAddress} max={MAX_AGENCY_ADDRESS} rows={2} optional />
      <FieldRow>
        <PhoneField name="AgencyPhone" label={text.agencyPhone} help={text.agencyPhoneHelp} optional />
        <TextField name="AgencyWebsite" label={text.agencyWebsite} maxLength={MAX_AGENCY_WEBSITE} optional />
      </FieldRow>
      <FieldRow>
        <NumberField name="Score" label={text.score} optional />
        <DateField name="ScoreOn" label={text.scoreOn} optional />
      </FieldRow>
      <FieldRow>
        <NumberField name="ScoreLowest" label={text.scoreLowest} optional />
        <NumberField name="ScoreHighest" label={text.scoreHighest} optional />
      </FieldRow>
    </FoldedFields>
  )
}
