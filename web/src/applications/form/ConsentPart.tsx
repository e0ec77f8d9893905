import { ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  ApplicationFormIncomplete,
  ApplicationFormSubmitted,
  ProcessApplication,
} from '@keystead/contract/applications/form/form.operations.ts'
import { FORM_CONSENT_VERSION } from '@keystead/contract/applications/form/form.values.ts'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Section } from '../../ui/Section.tsx'
import { ConsentForm } from './consent.forms.ts'
import { text as consents } from '@keystead/contract/applications/form/consents.text.ts'
import { text } from './review.text.ts'
import type { Submitted } from './SubmittedPage.tsx'

/** All of these mean that the page shows what is no longer so. */
const OUTDATED = [ApplicationFormIncomplete, ApplicationFormSubmitted, ApplicationNotOpen]

type ConsentPartProps = { formId: string; obstacle: string | null; onOver: () => void; onSubmitted: (submitted: Submitted) => void }

/** What is agreed to, in the version that is read here, and the press that submits the form. */
export function ConsentPart({ formId, obstacle, onOver, onSubmitted }: ConsentPartProps) {
  const command = useCommand(ProcessApplication)
  const form = useContractForm(ConsentForm, { ConsentVersion: FORM_CONSENT_VERSION, IsAccurate: false, MayShare: false })
  const words = consents[FORM_CONSENT_VERSION]

  return (
    <Section title={text.consents}>
      <Form
        form={form}
        label={text.consents}
        guard={false}
        onSubmit={async (given) => {
          try {
            onSubmitted(await command.run({ ...given, FormId: formId }))
          } catch (error) {
            if (error instanceof CallFailure && OUTDATED.some((one) => error.is(one))) onOver()
            throw error
          }
        }}
      >
        <CheckboxField name="IsAccurate" label={words.accuracy} />
        <CheckboxField name="MayShare" label={words.sharing} />
        <FormActions>
          <SubmitButton disabledReason={obstacle}>{text.submit}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
