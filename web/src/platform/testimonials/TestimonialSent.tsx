import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { text } from './create-testimonial.text.ts'

/** Stands in the form's place once the testimonial is with us. */
export function TestimonialSent() {
  return (
    <SentNotice title={messages.testimonialSent} action={<LinkButton to={paths.testimonials()}>{text.toTestimonials}</LinkButton>}>
      {text.sentHelp}
    </SentNotice>
  )
}
