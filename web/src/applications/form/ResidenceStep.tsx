import { type Residence, ResidenceDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { GetAppFormResidenceInfo, UpdateAppFormResidenceInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { MAX_ADDRESSES } from '@keystead/contract/applications/form/form.values.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { AddressFields } from './AddressFields.tsx'
import { CoveredLine } from './CoveredLine.tsx'
import { EntryList } from './EntryList.tsx'
import { blankAddress, checkResidence, mergeResidence, RESIDENCE_LISTS, residenceInput, residenceOf } from './residence-section.ts'
import { text } from './residence.text.ts'
import { SectionForm } from './SectionForm.tsx'
import { SectionGate } from './SectionGate.tsx'
import type { Section } from './section.ts'
import type { StepWay } from './step-way.ts'
import styles from './Form.module.css'

export function ResidenceStep({ way }: { way: StepWay }) {
  const { formId, today } = way
  const update = useCommand(UpdateAppFormResidenceInfo)
  return (
    <SectionGate operation={GetAppFormResidenceInfo} formId={formId}>
      {(read) => {
        const section: Section<Residence> = {
          begun: residenceOf(read),
          lists: RESIDENCE_LISTS,
          check: (values) => checkResidence(values, today),
          send: (values, { version }) => update.run({ ...ResidenceDraft.parse(residenceInput(values)), FormId: formId, Version: version }),
          newest: async () => residenceOf(await call(GetAppFormResidenceInfo, { FormId: formId })),
          merge: mergeResidence,
        }
        return (
          <SectionForm way={way} section={section}>
            <p className={styles.intro}>{text.intro}</p>
            <EntryList
              name="Addresses"
              title={text.addresses}
              entry={(index) => (index === 0 ? text.current : text.earlier({ number: index }))}
              add={text.add}
              max={MAX_ADDRESSES}
              blank={blankAddress}
              firstField="Address1"
              mayRemove={(count) => count > 1}
            >
              {(index) => <AddressFields index={index} />}
            </EntryList>
            <CoveredLine today={today} />
          </SectionForm>
        )
      }}
    </SectionGate>
  )
}
