import { CreateTestimonialInput } from '@keystead/contract/platform/testimonials/testimonial.forms.ts'
import { CreateTestimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { TESTIMONIAL_MAX, TESTIMONIAL_MIN } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { TestimonialSent } from './TestimonialSent.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './create-testimonial.text.ts'

export function head(): PageHead {
  return {
    title: text.title,
    description: text.metaDescription,
    canonical: paths.createTestimonial(),
  }
}

/** A few sentences for others to read; an operator reads them first. */
export function CreateTestimonialScreen() {
  const [isSent, setIsSent] = useState(false)
  return (
    <Page
      display
      title={text.title}
      description={text.intro}
      breadcrumbs={[{ text: text.testimonials, to: paths.testimonials() }]}
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
      label={text.form}
      onSubmit={async (testimonial) => {
        await creation.run(testimonial)
        onSent()
      }}
    >
      <FieldRow>
        <TextField name="Name" label={text.name} autoComplete="name" maxLength={80} />
        <TextField name="Occupation" label={text.occupation} autoComplete="organization-title" maxLength={80} />
      </FieldRow>
      <TextAreaField
        name="Text"
        label={text.testimonial}
        help={text.testimonialHelp}
        min={TESTIMONIAL_MIN}
        max={TESTIMONIAL_MAX}
        rows={6}
      />
      <CheckboxField name="Consent" label={text.consent} help={text.consentHelp} />
      <p>{inParts(text.takeBack.parts({ link: <Link to={paths.contactUs()}>{text.writeToUs}</Link> }))}</p>
      <HoneypotField />
      <FormActions>
        <SubmitButton>{text.send}</SubmitButton>
      </FormActions>
    </Form>
  )
}
