import { FORM_SECTIONS } from '@keystead/contract/applications/form/form.values.ts'
import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { EmploymentSummary } from './EmploymentSummary.tsx'
import { type FormDetails, type FormStep, stepTitle } from './form-steps.ts'
import { FormDocumentList, type OpenFormDocument } from './FormDocumentList.tsx'
import { ErasedNotice } from './ErasedNotice.tsx'
import { IdentitySummary } from './IdentitySummary.tsx'
import { PersonalSummary } from './PersonalSummary.tsx'
import { ResidenceSummary } from './ResidenceSummary.tsx'
import { SaveFormButton } from './SaveFormButton.tsx'
import styles from './Form.module.css'

const STEPS = [...FORM_SECTIONS, 'documents'] as const
type SummaryStep = (typeof STEPS)[number]

type FormSummaryProps = {
  details: FormDetails
  onOpenDocument: OpenFormDocument
  /** Beside the title of each part, such as the way to where it is changed. */
  renderAction?: (step: FormStep) => ReactNode
}

/** All that a form says, to be read: by the applicant, and by those who decide once it is submitted. */
export function FormSummary({ details, onOpenDocument, renderAction }: FormSummaryProps) {
  const { Erased } = details.Erasure
  if (Erased === 'all') return <ErasedNotice erasure={details.Erasure} />
  return (
    <div className={styles.sections}>
      {Erased === 'numbers' && <ErasedNotice erasure={details.Erasure} />}
      {details.State === 'submitted' && (
        <div className={styles.tools}>
          <SaveFormButton details={details} />
        </div>
      )}
      {STEPS.map((step) => (
        <Section key={step} title={stepTitle(step)} action={renderAction?.(step)}>
          <PartOf step={step} details={details} onOpenDocument={onOpenDocument} />
        </Section>
      ))}
    </div>
  )
}

type PartOfProps = Pick<FormSummaryProps, 'details' | 'onOpenDocument'> & { step: SummaryStep }

function PartOf({ step, details, onOpenDocument }: PartOfProps) {
  if (step === 'personal') return <PersonalSummary details={details} />
  if (step === 'identity') return <IdentitySummary identity={details.Identity} />
  if (step === 'residence') return <ResidenceSummary residence={details.Residence} />
  if (step === 'employment') return <EmploymentSummary employment={details.Employment} />
  return <FormDocumentList documents={details.Documents} onOpen={onOpenDocument} />
}
