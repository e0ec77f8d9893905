import { type Employment, EmploymentDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { GetAppFormEmploymentInfo, UpdateAppFormEmploymentInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { MAX_JOBS } from '@keystead/contract/applications/form/form.values.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { blankJob, checkEmployment, EMPLOYMENT_LISTS, employmentInput, employmentOf, mergeEmployment } from './employment-section.ts'
import { text } from './employment.text.ts'
import { EntryList } from './EntryList.tsx'
import { JobFields } from './JobFields.tsx'
import { MonthlyIncome } from './MonthlyIncome.tsx'
import { OtherIncomeFields } from './OtherIncomeFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionGate } from './SectionGate.tsx'
import type { Section } from './section.ts'
import type { StepWay } from './step-way.ts'
import styles from './Form.module.css'

export function EmploymentStep({ way }: { way: StepWay }) {
  const { formId, today } = way
  const update = useCommand(UpdateAppFormEmploymentInfo)
  return (
    <SectionGate operation={GetAppFormEmploymentInfo} formId={formId}>
      {(read) => {
        const section: Section<Employment> = {
          begun: employmentOf(read),
          lists: EMPLOYMENT_LISTS,
          check: (values) => checkEmployment(values, today),
          send: (values, { version }) =>
            update.run({ ...EmploymentDraft.parse(employmentInput(values)), FormId: formId, Version: version }),
          newest: async () => employmentOf(await call(GetAppFormEmploymentInfo, { FormId: formId })),
          merge: mergeEmployment,
        }
        return (
          <SectionForm way={way} section={section}>
            <p className={styles.intro}>{text.intro}</p>
            <EntryList
              name="Jobs"
              title={text.jobs}
              entry={(index) => text.job({ number: index + 1 })}
              add={text.addJob}
              max={MAX_JOBS}
              blank={blankJob}
              firstField="EmploymentTypeId"
              mayRemove={(count) => count > 1}
            >
              {(index) => <JobFields index={index} />}
            </EntryList>
            <OtherIncomeFields />
            <MonthlyIncome read={read.MonthlyIncome} />
          </SectionForm>
        )
      }}
    </SectionGate>
  )
}
