import { type Personal, PersonalDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { GetAppFormPersonalInfo, UpdateAppFormPersonalInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { ContactFields } from './ContactFields.tsx'
import { DisclosureFields } from './DisclosureFields.tsx'
import { HouseholdFields } from './HouseholdFields.tsx'
import { NameFields } from './NameFields.tsx'
import { checkPersonal, mergePersonal, PERSONAL_LISTS, personalInput, personalOf } from './personal-section.ts'
import { text } from './personal.text.ts'
import { PetFields } from './PetFields.tsx'
import { ReferenceFields } from './ReferenceFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionGate } from './SectionGate.tsx'
import type { Section } from './section.ts'
import type { StepWay } from './step-way.ts'
import { VehicleFields } from './VehicleFields.tsx'
import styles from './Form.module.css'

export function PersonalStep({ way }: { way: StepWay }) {
  const { formId, today } = way
  const update = useCommand(UpdateAppFormPersonalInfo)
  return (
    <SectionGate operation={GetAppFormPersonalInfo} formId={formId}>
      {(read) => {
        const section: Section<Personal> = {
          begun: personalOf(read),
          lists: PERSONAL_LISTS,
          check: (values) => checkPersonal(values, today),
          send: (values, { version }) => update.run({ ...PersonalDraft.parse(personalInput(values)), FormId: formId, Version: version }),
          newest: async () => personalOf(await call(GetAppFormPersonalInfo, { FormId: formId })),
          merge: mergePersonal,
        }
        return (
          <SectionForm way={way} section={section}>
            <p className={styles.intro}>{text.intro}</p>
            <NameFields />
            <ContactFields />
            <HouseholdFields />
            <PetFields />
            <VehicleFields />
            <ReferenceFields />
            <DisclosureFields />
          </SectionForm>
        )
      }}
    </SectionGate>
  )
}
