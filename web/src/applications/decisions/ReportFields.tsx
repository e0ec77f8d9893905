import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { MAX_NOTICES } from '@keystead/contract/applications/decisions/decision.values.ts'
import { MAX_AGENCY_ADDRESS, MAX_AGENCY_NAME, MAX_AGENCY_WEBSITE } from '@keystead/contract/applications/screening/screening.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../../ui/form/DateField.tsx'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { EntryList } from '../form/EntryList.tsx'
import { YesNoField } from '../form/YesNoField.tsx'
import { text } from './decide.text.ts'
import { blankNotice, type DecideDraft } from './decide-draft.ts'
import { FactorsField } from './FactorsField.tsx'
import { ReportsRead } from './ReadReports.tsx'

type ReportFieldsProps = {
  people: readonly ApplicantRead[]
  /** Those that were read: that they played a part is not asked, and their notices say what is on record. */
  reports: readonly ReadReportRead[]
}

/** Whether a report played a part, and then what the notice to its person says. */
export function ReportFields({ people, reports }: ReportFieldsProps) {
  const { control, setValue } = useFormContext<DecideDraft>()
  const used = useWatch({ control, name: 'ReportUsed' })
  const formIds = people.map(({ FormId }) => FormId)
  const known = reports.length
  return (
    <>
      {known > 0 ? (
        <ReportsRead reports={reports} />
      ) : (
        <YesNoField
          name="ReportUsed"
          label={text.report}
          help={text.reportHelp}
          onPick={(answer) => setValue('Notices', answer === 'Y' ? [blankNotice(formIds)] : [])}
        />
      )}
      {used === 'Y' && (
        <EntryList
          name="Notices"
          title={text.notices}
          help={known > 0 ? text.noticesReadHelp : text.noticesHelp}
          entry={(index) => text.noticeNumber({ number: String(known + index + 1) })}
          add={text.addNotice}
          max={MAX_NOTICES}
          blank={() => blankNotice(formIds)}
          firstField="AgencyName"
          mayRemove={(count) => known > 0 || count > 1}
        >
          {(index) => <Notice name={`Notices.${index}`} people={people} />}
        </EntryList>
      )}
    </>
  )
}

function Notice({ name, people }: { name: string; people: readonly ApplicantRead[] }) {
  const scoreFields = ['Score', 'ScoreLowest', 'ScoreHighest', 'ScoreOn', 'ScoreFactors'].map((field) => `${name}.${field}`)
  return (
    <>
      {people.length > 1 && (
        <RadioCards
          name={`${name}.FormId`}
          label={text.noticeFor}
          choices={people.map(({ FormId, Name, ApplicantType }) => ({ Id: FormId, Text: Name, detail: ApplicantType }))}
        />
      )}
      <TextField name={`${name}.AgencyName`} label={text.agencyName} maxLength={MAX_AGENCY_NAME} />
      <TextAreaField name={`${name}.AgencyAddress`} label={text.agencyAddress} max={MAX_AGENCY_ADDRESS} rows={2} />
      <FieldRow>
        <PhoneField name={`${name}.AgencyPhone`} label={text.agencyPhone} help={text.agencyPhoneHelp} />
        <TextField name={`${name}.AgencyWebsite`} label={text.agencyWebsite} maxLength={MAX_AGENCY_WEBSITE} optional />
      </FieldRow>
      <FoldedFields title={text.score} note={text.scoreNote} fields={scoreFields}>
        <FieldRow>
          <NumberField name={`${name}.Score`} label={text.score} optional />
          <DateField name={`${name}.ScoreOn`} label={text.scoreOn} optional />
        </FieldRow>
        <FieldRow>
          <NumberField name={`${name}.ScoreLowest`} label={text.scoreLowest} optional />
          <NumberField name={`${name}.ScoreHighest`} label={text.scoreHighest} optional />
        </FieldRow>
        <FactorsField name={`${name}.ScoreFactors`} />
      </FoldedFields>
    </>
  )
}
