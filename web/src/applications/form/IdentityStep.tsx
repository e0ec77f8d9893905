import { type Identity, IdentityDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { GetAppFormIdentityInfo, UpdateAppFormIdentityInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { IdFields } from './IdFields.tsx'
import { checkIdentity, identityOf, identityToSend, mergeIdentity } from './identity-section.ts'
import { text } from './identity.text.ts'
import { SectionForm } from './SectionForm.tsx'
import { SectionGate } from './SectionGate.tsx'
import type { Section } from './section.ts'
import { SsnFields } from './SsnFields.tsx'
import type { StepWay } from './step-way.ts'
import styles from './Form.module.css'

export function IdentityStep({ way }: { way: StepWay }) {
  const { formId, today } = way
  const update = useCommand(UpdateAppFormIdentityInfo)
  return (
    <SectionGate operation={GetAppFormIdentityInfo} formId={formId}>
      {(read) => {
        const section: Section<Identity> = {
          begun: identityOf(read),
          lists: {},
          check: (values) => checkIdentity(values, read, today),
          send: (values, { version, before }) =>
            update.run({ ...IdentityDraft.parse(identityToSend(values, before)), FormId: formId, Version: version }),
          newest: async () => identityOf(await call(GetAppFormIdentityInfo, { FormId: formId })),
          merge: mergeIdentity,
        }
        return (
          <SectionForm way={way} section={section}>
            <p className={styles.intro}>{text.intro}</p>
            <IdFields read={read} />
            <SsnFields read={read} formId={formId} />
          </SectionForm>
        )
      }}
    </SectionGate>
  )
}
