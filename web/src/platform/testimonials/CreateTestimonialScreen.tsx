import { CreateTestimonialInput } from '@keystead/contract/platform/testimonials/testimonial.forms.ts'
import { CreateTestimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { TESTIMONIAL_MAX, TESTIMONIAL_MIN } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { TestimonialSent } from './TestimonialSent.tsx'

export function head(): PageHead {
  return {
    title: 'Share your experience',
    description: 'Tell others how Keystead works for you, in 50 to 500 characters. We read each one before it appears.',
    canonical: paths.createTestimonial(),
  }
}

/** A few sentences for others to read; an operator reads them first. */
export function CreateTestimonialScreen() {
  const [isSent, setIsSent] = useState(false)
  return (
    <Page
      display
      title="Share your experience"
      description="How does Keystead work for you? Others who own, manage or rent would like to know, good and bad alike."
      breadcrumbs={[{ text: 'Testimonials', to: paths.testimonials() }]}
      width="narrow"
    >
      {isSent ? (
        <TestimonialSent />
      ) : (
        <Card>
          <TestimonialForm onSent={() => setIsSent(true)} />
        </Card>
      )}
    </Page>
  )
}

function TestimonialForm({ onSent }: { onSent: () => void }) {
  const creation = useCommand(CreateTestimonial)
  const form = useContractForm(CreateTestimonialInput, { Name: '', Occupation: '', Text: '', Consent: false })
  return (
    <Form
      form={form}
      label="Your experience"
      onSubmit={async (testimonial) => {
        await creation.run(testimonial)
        onSent()
      }}
    >
      <FieldRow>
        <TextField name="Name" label="Name" autoComplete="name" maxLength={80} />
        <TextField name="Occupation" label="Occupation" autoComplete="organization-title" maxLength={80} />
      </FieldRow>
      <TextAreaField
        name="Text"
        label="Testimonial"
        help="Please leave out addresses, phone numbers and the names of others."
        min={TESTIMONIAL_MIN}
        max={TESTIMONIAL_MAX}
        rows={6}
      />
      <CheckboxField
        name="Consent"
        label="You may publish this with my name and occupation."
        help="We read it first, and publish it as it is or not at all."
      />
      <p>
        Would you like to take one back? <Link to={paths.contactUs()}>Write to us</Link>, and it comes off the page.
      </p>
      <HoneypotField />
      <FormActions>
        <SubmitButton>Send testimonial</SubmitButton>
      </FormActions>
    </Form>
  )
}
