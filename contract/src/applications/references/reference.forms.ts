import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { choice, date, emptyOrInvalid, linkToken, money, optional, optionalText, requiredText } from '../../values/fields.ts'
import { YES_NO } from '../applications/application.values.ts'
import { INCOME_PERIODS } from '../form/form.values.ts'
import {
  EMPLOYED,
  GOES_ON,
  GOOD_ORDER,
  KNOWN_FOR,
  MAX_KNOWN_HOW,
  MAX_POSITION,
  MAX_REFERENCE_COMMENT,
  NOTICE_GIVEN,
  PAID_ON_TIME,
  PAY_SAID,
} from './reference.values.ts'
import { messages } from './references-messages.text.ts'

/* What is asked of each kind of person. Nothing is about who the applicant is, and nothing says what they wrote. */

const oneOf = <const Values extends readonly [string, ...string[]]>(label: string, values: Values) =>
  z.enum(values, { error: emptyOrInvalid(label) })

const comment = {
  Comment: optionalText('Comment', { max: MAX_REFERENCE_COMMENT, multiline: true }),
  /** That what was found in the comment, which may go against fair housing law, was read. */
  FairHousingReviewed: z.boolean({ error: invalidMessage('Fair housing') }).default(false),
}

const days = { From: optional(date('Start date')), To: optional(date('End date')) }

function checkDays({ From, To }: { readonly From: string | null; readonly To: string | null }, context: z.core.$RefinementCtx): void {
  if (From !== null && To !== null && To < From) context.addIssue({ code: 'custom', path: ['To'], message: messages.endBeforeStart })
}

const landlord = {
  /** As far as they know. Without a last day they live there now, or it is not known. */
  ...days,
  /** For a month. */
  Rent: optional(money('Rent', { allowZero: true })),
  PaidOnTime: oneOf('Rent on time', PAID_ON_TIME),
  NoticeGiven: oneOf('Notice', NOTICE_GIVEN),
  GoodOrder: oneOf('Condition of the home', GOOD_ORDER),
  HadComplaints: oneOf('Complaints', YES_NO),
  WouldRentAgain: oneOf('Rent to them again', YES_NO),
  ...comment,
}

const employer = {
  Employed: oneOf('Employed with you', EMPLOYED),
  Since: optional(date('Start date')),
  Position: optionalText('Position', { max: MAX_POSITION }),
  IsFullTime: optional(oneOf('Full-time', YES_NO)),
  /** They say it themselves: what the applicant stated is not shown to them. */
  PaySaid: oneOf('Pay', PAY_SAID),
  Pay: optional(money('Pay')),
  PeriodId: optional(
    choice(
      'Pay period',
      INCOME_PERIODS.map(({ Id }) => Id),
    ),
  ),
  GoesOn: oneOf('Expected to go on', GOES_ON),
  ...comment,
}

const personal = {
  KnownHow: requiredText('How you know each other', { max: MAX_KNOWN_HOW }),
  KnownFor: oneOf('How long', KNOWN_FOR),
  ...comment,
}

type Pay = { readonly PaySaid: string; readonly Pay: string | null; readonly PeriodId: number | null }

function checkPay({ PaySaid, Pay: amount, PeriodId }: Pay, context: z.core.$RefinementCtx): void {
  if (PaySaid !== 'said') return
  if (amount === null) context.addIssue({ code: 'custom', path: ['Pay'], message: messages.payMissing })
  if (PeriodId === null) context.addIssue({ code: 'custom', path: ['PeriodId'], message: messages.payMissing })
}

export const LandlordAnswerForm = z.strictObject(landlord).superRefine(checkDays)
export const EmployerAnswerForm = z.strictObject(employer).superRefine(checkPay)
export const PersonalAnswerForm = z.strictObject(personal)

/** The same with the link that is the right to answer. */
const byLink = { Token: linkToken() }
export const LandlordAnswerByLink = z.strictObject({ ...byLink, ...landlord }).superRefine(checkDays)
export const EmployerAnswerByLink = z.strictObject({ ...byLink, ...employer }).superRefine(checkPay)
export const PersonalAnswerByLink = z.strictObject({ ...byLink, ...personal })
