import { z } from 'zod'
import { optionalPhone } from '../../values/contact-fields.ts'
import { choice, email, honeypot, personName, requiredText, rowId } from '../../values/fields.ts'
import { MESSAGE_MAX, SUBJECT_MAX, SUPPORT_TYPES } from './ticket.values.ts'

const message = requiredText('Message', { max: MESSAGE_MAX, multiline: true })

export const SendUserInquiryInput = z.strictObject({
  SupportTypeId: choice(
    'Contact for',
    SUPPORT_TYPES.map(({ Id }) => Id),
  ),
  Name: personName('Name', 120),
  Email: email(),
  Phone: optionalPhone('Phone'),
  Subject: requiredText('Subject', { max: SUBJECT_MAX }),
  Message: message,
  Website: honeypot(),
})

export const ReplySupportTicketInput = z.strictObject({ TicketId: rowId('Ticket'), Message: message })
