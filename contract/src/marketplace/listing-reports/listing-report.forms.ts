import { z } from 'zod'
import { messages } from './listing-reports-messages.text.ts'
import { choice, email, honeypot, optionalText } from '../../values/fields.ts'
import { OTHER_REASON, REPORT_REASONS } from './listing-report.values.ts'

export const reportFields = {
  ReasonId: choice(
    'Reason',
    REPORT_REASONS.map(({ Id }) => Id),
  ),
  Message: optionalText('Message', { max: 2_000, multiline: true }),
  Email: email(),
  Website: honeypot(),
}

export const saysWhat = ({ ReasonId, Message }: { ReasonId: number; Message: string | null }) =>
  ReasonId !== OTHER_REASON || Message !== null

export const saysWhatOptions = { path: ['Message'], error: messages.reportNeedsWords }

/** What a person types; which home it is about is known from the page. */
export const ReportForm = z.strictObject(reportFields).refine(saysWhat, saysWhatOptions)
