import type { Employment } from '@keystead/contract/applications/form/form.forms.ts'
import { EMPLOYMENT_TYPES, INCOME_PERIODS, OCCUPATION_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { hasEmployer } from './employment-section.ts'
import { text } from './employment.text.ts'
import { YesNoField } from './YesNoField.tsx'

/** What one does, for whom, and what it brings. */
export function JobFields({ index }: { index: number }) {
  const { control } = useFormContext<Employment>()
  const at = `Jobs.${index}` as const
  const typeId = useWatch({ control, name: `${at}.EmploymentTypeId` })
  const isEmployed = hasEmployer({ EmploymentTypeId: typeId })
  return (
    <>
      <FieldRow>
        <SelectField name={`${at}.EmploymentTypeId`} label={text.labels.EmploymentTypeId} choices={EMPLOYMENT_TYPES} />
        <SelectField name={`${at}.OccupationId`} label={text.labels.OccupationId} choices={OCCUPATION_TYPES} />
      </FieldRow>
      {isEmployed && <EmployerFields index={index} />}
      <FieldRow>
        <DateField name={`${at}.From`} label={text.labels.From} optional={!isEmployed} />
        <DateField name={`${at}.To`} label={text.labels.To} help={text.toHelp} optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name={`${at}.Income`} label={text.labels.Income} help={text.incomeHelp} />
        <SelectField name={`${at}.PeriodId`} label={text.labels.PeriodId} choices={INCOME_PERIODS} />
      </FieldRow>
    </>
  )
}

function EmployerFields({ index }: { index: number }) {
  const at = `Jobs.${index}`
  return (
    <>
      <FieldRow>
        <TextField name={`${at}.Employer`} label={text.labels.Employer} autoComplete="organization" maxLength={120} dir="auto" />
        <TextField
          name={`${at}.Position`}
          label={text.labels.Position}
          autoComplete="organization-title"
          maxLength={120}
          dir="auto"
          optional
        />
      </FieldRow>
      <TextField name={`${at}.SupervisorName`} label={text.labels.SupervisorName} autoComplete="off" maxLength={120} dir="auto" optional />
      <FieldRow>
        <PhoneField name={`${at}.SupervisorPhone`} label={text.labels.SupervisorPhone} optional />
        <EmailField name={`${at}.SupervisorEmail`} label={text.labels.SupervisorEmail} optional />
      </FieldRow>
      <YesNoField name={`${at}.MayContact`} label={text.mayContact} />
    </>
  )
}
