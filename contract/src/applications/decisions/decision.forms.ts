import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { choice, date, money, optional, optionalText, phone, requiredText, rowId, wholeNumber } from '../../values/fields.ts'
import { version } from '../applications/application.forms.ts'
import { YES_NO } from '../applications/application.values.ts'
import {
  ADVERSE,
  CONDITION_TYPES,
  CREDIT_REASON,
  DECISIONS,
  DECLINE_REASONS,
  MAX_CONDITION_TEXT,
  MAX_CONDITIONS,
  MAX_DECISION_MESSAGE,
  MAX_NOTE,
  MAX_NOTICES,
  MAX_OTHER_REASON,
  MAX_SCORE_FACTOR,
  MAX_SCORE_FACTORS,
  OTHER_CONDITION,
  OTHER_REASON,
  WITH_AMOUNT,
} from './decision.values.ts'
import { MAX_AGENCY_ADDRESS, MAX_AGENCY_NAME, MAX_AGENCY_WEBSITE, SCORES } from '../screening/screening.values.ts'
import { messages } from './decisions-messages.text.ts'

export const ConditionInput = z
  .strictObject(
    {
      ConditionTypeId: choice(
        'Condition',
        CONDITION_TYPES.map(({ Id }) => Id),
      ),
      /** Of a deposit, a rent or what is paid in advance: in all, not on top. */
      Amount: optional(money('Amount')),
      Text: optionalText('Condition', { max: MAX_CONDITION_TEXT, multiline: true }),
    },
    { error: invalidMessage('Condition') },
  )
  .superRefine(({ ConditionTypeId, Amount, Text }, context) => {
    if (WITH_AMOUNT.includes(ConditionTypeId) !== (Amount !== null))
      context.addIssue({ code: 'custom', path: ['Amount'], message: Amount === null ? messages.amountMissing : invalidMessage('Amount') })
    if (ConditionTypeId === OTHER_CONDITION && Text === null)
      context.addIssue({ code: 'custom', path: ['Text'], message: messages.conditionUnsaid })
  })

const score = (label: string) => optional(wholeNumber(label, SCORES))

/** What the law has a notice say of the agency that a report came from, and of the score, where there was one. */
export const NoticeInput = z
  .strictObject(
    {
      /** Whom the report is about. */
      FormId: rowId('Person in the report'),
      AgencyName: requiredText('Agency', { max: MAX_AGENCY_NAME }),
      AgencyAddress: requiredText('Address of the agency', { max: MAX_AGENCY_ADDRESS, multiline: true }),
      AgencyPhone: phone('Phone of the agency'),
      AgencyWebsite: optionalText('Website of the agency', { max: MAX_AGENCY_WEBSITE }),
      Score: score('Credit score'),
      ScoreLowest: score('Lowest score'),
      ScoreHighest: score('Highest score'),
      ScoreOn: optional(date('Day of the score')),
      ScoreFactors: z
        .array(requiredText('Factor', { max: MAX_SCORE_FACTOR }), { error: invalidMessage('Factors') })
        .max(MAX_SCORE_FACTORS, { error: invalidMessage('Factors') })
        .default([]),
    },
    { error: invalidMessage('Notice') },
  )
  .superRefine(({ Score, ScoreLowest, ScoreHighest, ScoreOn }, context) => {
    if (Score === null) return
    if (ScoreLowest === null || ScoreHighest === null || ScoreOn === null)
      context.addIssue({ code: 'custom', path: ['ScoreLowest'], message: messages.scoreRange })
    else if (Score < ScoreLowest || Score > ScoreHighest)
      context.addIssue({ code: 'custom', path: ['Score'], message: messages.scoreOutside })
  })
export type NoticeInput = z.output<typeof NoticeInput>

export const decisionFields = {
  Decision: z.enum(DECISIONS, { error: invalidMessage('Decision') }),
  /** To all of its people. */
  Message: optionalText('Message', { max: MAX_DECISION_MESSAGE, multiline: true }),
  Conditions: z
    .array(ConditionInput, { error: invalidMessage('Conditions') })
    .max(MAX_CONDITIONS, { error: invalidMessage('Conditions') })
    .default([]),
  ReasonIds: z
    .array(
      choice(
        'Reason',
        DECLINE_REASONS.map(({ Id }) => Id),
      ),
      { error: invalidMessage('Reason') },
    )
    .max(DECLINE_REASONS.length, { error: invalidMessage('Reason') })
    .default([]),
  OtherReason: optionalText('Other reason', { max: MAX_OTHER_REASON, multiline: true }),
  /** Whether a report of a consumer reporting agency played any part; asked of what goes against an applicant. */
  ReportUsed: optional(z.enum(YES_NO, { error: invalidMessage('Report') })),
  /** One of each report that played a part, but for those that were read here: theirs are made of what is on record. */
  Notices: z
    .array(NoticeInput, { error: invalidMessage('Notices') })
    .max(MAX_NOTICES, { error: invalidMessage('Notices') })
    .default([]),
}

type Said = z.output<z.ZodObject<typeof decisionFields>>
type Report = (path: (string | number)[], message: string) => void

/** Rules across a decision: the same for the call and its form. */
function checkDecision(said: Said, report: Report): void {
  checkReasons(said, report)
  checkConditions(said, report)
  checkNotices(said, report)
}

function checkReasons({ Decision, ReasonIds, OtherReason }: Said, report: Report): void {
  if (Decision !== 'declined') {
    if (ReasonIds.length > 0 || OtherReason !== null) report(['ReasonIds'], invalidMessage('Reason'))
    return
  }
  if (ReasonIds.length === 0) report(['ReasonIds'], messages.reasonMissing)
  if (new Set(ReasonIds).size < ReasonIds.length) report(['ReasonIds'], invalidMessage('Reason'))
  const isOther = ReasonIds.includes(OTHER_REASON)
  if (isOther && OtherReason === null) report(['OtherReason'], messages.otherReasonMissing)
  if (!isOther && OtherReason !== null) report(['OtherReason'], invalidMessage('Other reason'))
}

function checkConditions({ Decision, Conditions }: Said, report: Report): void {
  if ((Decision === 'conditional') !== Conditions.length > 0)
    report(['Conditions'], Conditions.length === 0 ? messages.conditionMissing : invalidMessage('Conditions'))
  Conditions.forEach(({ ConditionTypeId: type }, index) => {
    const isAgain = type !== OTHER_CONDITION && Conditions.findIndex((other) => other.ConditionTypeId === type) < index
    if (isAgain) report(['Conditions', index, 'ConditionTypeId'], messages.conditionTwice)
  })
}

function checkNotices({ Decision, ReasonIds, ReportUsed, Notices }: Said, report: Report): void {
  if (ADVERSE.includes(Decision) && ReportUsed === null) report(['ReportUsed'], messages.reportUnsaid)
  if (!ADVERSE.includes(Decision) && ReportUsed !== null) report(['ReportUsed'], invalidMessage('Report'))
  if (ReportUsed !== 'Y' && Notices.length > 0) report(['Notices'], messages.noReport)
  if (ReportUsed === 'N' && ReasonIds.includes(CREDIT_REASON)) report(['ReportUsed'], messages.creditIsReport)
}

export const DecideForm = z
  .strictObject({ ApplicationId: rowId('Application'), Version: version, ...decisionFields })
  .superRefine((said, context) => checkDecision(said, (path, message) => context.addIssue({ code: 'custom', path, message })))

export const noteText = requiredText('Note', { max: MAX_NOTE, multiline: true })

export const reconsiderReason = requiredText('Reason', { max: MAX_OTHER_REASON, multiline: true })
