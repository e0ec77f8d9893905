import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { optionalPhone } from '../../values/contact-fields.ts'
import { choice, date, optional, optionalText, requiredText, rowId, wholeNumber } from '../../values/fields.ts'
import { ssn } from '../../values/identity-fields.ts'
import { MAX_APPLICANTS } from '../applications/application.values.ts'
import { messages } from './screening-messages.text.ts'
import {
  BGV_PACKAGES,
  FINDINGS,
  MAX_AGENCY_ADDRESS,
  MAX_AGENCY_NAME,
  MAX_AGENCY_WEBSITE,
  MAX_REPORT_FILES,
  MAX_REPORT_NOTE,
  MAX_STATEMENT,
  SCORES,
  SCREENING_PAYERS,
  SCREENING_PRODUCTS,
} from './screening.values.ts'

export const screeningId = rowId('Screening')

const confirmed = (message: string) => z.boolean({ error: message }).refine((value) => value, { error: message })
const textVersion = z.string({ error: messages.textOld }).max(20, { error: messages.textOld })

/** Whom a report is asked of, what, and who pays for it. */
export const requestFields = {
  FormIds: z
    .array(rowId('Person'), { error: messages.peopleMissing })
    .min(1, { error: messages.peopleMissing })
    .max(MAX_APPLICANTS, { error: messages.notOfApplication })
    .refine((ids) => new Set(ids).size === ids.length, { error: messages.personTwice }),
  PackageId: choice(
    'Package',
    BGV_PACKAGES.map(({ Id }) => Id),
  ),
  PaidBy: z.enum(SCREENING_PAYERS, { error: invalidMessage('Who pays') }),
  /** What the landlord certifies by asking. */
  CertifiesPurpose: confirmed(messages.purposeNeeded),
  PurposeVersion: textVersion,
}

export const consentFields = {
  Agrees: confirmed(messages.consentNeeded),
  ConsentVersion: textVersion,
  /** Where the form has the last four digits alone. */
  Ssn: optional(ssn()),
}

export const answers = z
  .array(
    z.strictObject(
      { QuestionId: requiredText('Question', { max: 40 }), ChoiceId: requiredText('Answer', { max: 40 }) },
      { error: messages.answersMissing },
    ),
    { error: messages.answersMissing },
  )
  .min(1, { error: messages.answersMissing })
  .max(20, { error: messages.answersMissing })

export const disputeFields = {
  Product: z.enum(SCREENING_PRODUCTS, { error: messages.productMissing }),
  Statement: requiredText('What is not right', { max: MAX_STATEMENT, multiline: true }),
}

const score = (label: string) => optional(wholeNumber(label, SCORES))
const finding = z.enum(FINDINGS, { error: invalidMessage('Finding') }).default('unknown')

/** What a landlord found by themselves, or in a report that they got elsewhere. */
export const recordFields = {
  AgencyName: optionalText('Agency', { max: MAX_AGENCY_NAME }),
  AgencyAddress: optionalText('Address of the agency', { max: MAX_AGENCY_ADDRESS, multiline: true }),
  AgencyPhone: optionalPhone('Phone of the agency'),
  AgencyWebsite: optionalText('Website of the agency', { max: MAX_AGENCY_WEBSITE }),
  Score: score('Credit score'),
  ScoreLowest: score('Lowest score'),
  ScoreHighest: score('Highest score'),
  ScoreOn: optional(date('Day of the score')),
  Criminal: finding,
  Eviction: finding,
  Note: optionalText('Note', { max: MAX_REPORT_NOTE, multiline: true }),
  UploadIds: z
    .array(rowId('File'), { error: invalidMessage('Files') })
    .max(MAX_REPORT_FILES, { error: invalidMessage('Files') })
    .default([]),
}

type Recorded = z.output<z.ZodObject<typeof recordFields>>

/** Rules across what was found: the same for the call and its form. */
export function checkRecorded(recorded: Recorded, report: (path: string, message: string) => void): void {
  const { AgencyName, AgencyAddress, AgencyPhone, Score, ScoreLowest, ScoreHighest, ScoreOn, Criminal, Eviction, Note, UploadIds } =
    recorded
  const isFound = Score !== null || Criminal !== 'unknown' || Eviction !== 'unknown' || Note !== null || UploadIds.length > 0
  if (!isFound) report('Note', messages.findingMissing)
  // What comes of an agency is a consumer report, and who it counts against is told which agency that was.
  if ((Score !== null || UploadIds.length > 0 || AgencyAddress !== null || AgencyPhone !== null) && AgencyName === null)
    report('AgencyName', messages.agencyMissing)
  if (AgencyName !== null && AgencyAddress === null) report('AgencyAddress', messages.agencyMissing)
  if (AgencyName !== null && AgencyPhone === null) report('AgencyPhone', messages.agencyMissing)
  if (Score === null) return
  if (ScoreLowest === null || ScoreHighest === null || ScoreOn === null) report('ScoreLowest', messages.scoreRange)
  else if (Score < ScoreLowest || Score > ScoreHighest) report('Score', messages.scoreOutside)
}

export const RecordScreeningForm = z
  .strictObject({ ApplicationId: rowId('Application'), ScreeningId: screeningId, ...recordFields })
  .superRefine((recorded, context) =>
    checkRecorded(recorded, (path, message) => context.addIssue({ code: 'custom', path: [path], message })),
  )
