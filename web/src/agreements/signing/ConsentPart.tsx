import { consent } from '@keystead/contract/agreements/signing/consent.text.ts'
import type { ReactNode } from 'react'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useResolvedForm } from '../../ui/form/use-resolved-form.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Signing.module.css'
import { consentRules } from './signing-rules.ts'
import { text } from './signing.text.ts'

type ConsentPartProps = { onAgree: () => Promise<void>; decline: ReactNode }

/** What is agreed to before anything is signed electronically, all of it. */
export function ConsentPart({ onAgree, decline }: ConsentPartProps) {
  const form = useResolvedForm(consentRules, { IsAgreed: false })
  return (
    <Section title={consent.heading}>
      <div className={styles.consent}>
        <p>{consent.what}</p>
        <p>{consent.paper}</p>
        <p>{consent.withdraw}</p>
        <p>{consent.needs}</p>
        <p>{consent.scope}</p>
      </div>
      <Form form={form} guard={false} onSubmit={onAgree}>
        <CheckboxField name="IsAgreed" label={consent.agree} />
        <FormActions>
          <SubmitButton>{text.continue}</SubmitButton>
          {decline}
        </FormActions>
      </Form>
    </Section>
  )
}
