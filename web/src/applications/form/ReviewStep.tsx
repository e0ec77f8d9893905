import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ConsentPart } from './ConsentPart.tsx'
import { isReady, stepTitle } from './form-steps.ts'
import { text as form } from './form.text.ts'
import { FormSummary } from './FormSummary.tsx'
import { MissingParts } from './MissingParts.tsx'
import { text } from './review.text.ts'
import type { StepWay } from './step-way.ts'
import type { SubmitGate } from './submit-gate.ts'
import type { Submitted } from './SubmittedPage.tsx'
import { useFormDocument } from './use-form-document.tsx'
import styles from './Form.module.css'

type ReviewStepProps = { way: StepWay; Gate: SubmitGate; onSubmitted: (submitted: Submitted) => void }

/** All of it to be looked over: what is missing, what was said, and what is agreed to. */
export function ReviewStep({ way: { details, onOver }, Gate, onSubmitted }: ReviewStepProps) {
  const { openDocument, documentDialog } = useFormDocument(details)
  return (
    <div className={styles.sections}>
      <p className={styles.intro}>{text.intro}</p>
      <MissingParts details={details} />
      <FormSummary
        details={details}
        onOpenDocument={openDocument}
        renderAction={(step) => (
          <LinkButton
            to={paths.applicationForm({ id: details.FormId, step })}
            size="sm"
            aria-label={text.editOf({ step: stepTitle(step) })}
          >
            {text.edit}
          </LinkButton>
        )}
      />
      <Gate details={details}>
        {(obstacle) => (
          <ConsentPart
            formId={details.FormId}
            obstacle={isReady(details) ? obstacle : text.completeFirst}
            onOver={onOver}
            onSubmitted={onSubmitted}
          />
        )}
      </Gate>
      <div>
        <LinkButton to={paths.applicationForm({ id: details.FormId, step: 'documents' })}>{form.back}</LinkButton>
      </div>
      {documentDialog}
    </div>
  )
}
