import { type DecideApplication, NoticeNotOfApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { messages } from '@keystead/contract/applications/decisions/decisions-messages.text.ts'
import type { NoticeInput } from '@keystead/contract/applications/decisions/decision.forms.ts'
import { ADVERSE } from '@keystead/contract/applications/decisions/decision.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { todayIn } from '../../database/days.ts'
import type { Db } from '../../database/db.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { listRead, type ReadReport } from '../screening/screening.public.ts'
import { type ApplicationRow, type FormRow, isTaken, keptNameOf, type TakenForm } from '../applications/application.public.ts'
import { insertNotice, type KeptScore } from './decision.queries.ts'
import { tellOfNotice } from './tell-decision.ts'

/*
 * The notice that the law wants where a consumer report played a part in what goes against an applicant (15 U.S.C. § 1681m): it is part of
 * the decision, so that none is made without it.
 */

/**
 * Of a report that was read, the notice says what is on record of it, whatever was sent; it is made also where it was left out. That such a report
 * played no part can't be said: who has read it knows it.
 */
export async function noticesOf(db: Db, application: ApplicationRow, forms: readonly FormRow[], said: Said): Promise<NoticeInput[]> {
  const record = ADVERSE.includes(said.Decision) ? await noticesOfRecord(db, application, forms, said) : []
  const isOnRecord = ({ FormId, AgencyName }: NoticeInput) => record.some((one) => one.FormId === FormId && one.AgencyName === AgencyName)
  await checkTyped(db, application, forms, said.Notices, isOnRecord)
  const notices = [...record, ...said.Notices.filter((notice) => !isOnRecord(notice))]
  if (said.ReportUsed === 'Y' && notices.length === 0) fail(CallErrors.InvalidInput, { Notices: messages.noticeMissing })
  return notices
}

async function noticesOfRecord(db: Db, application: ApplicationRow, forms: readonly FormRow[], said: Said): Promise<NoticeInput[]> {
  const read = (await listRead(db, application.id)).filter(({ form_id }) => formOf(forms, form_id) !== undefined)
  if (read.length > 0 && said.ReportUsed !== 'Y') {
    const names = [...new Set(read.map(({ form_id }) => formOf(forms, form_id)!.name))].join(', ')
    fail(CallErrors.InvalidInput, { ReportUsed: messages.reportWasRead({ names }) })
  }
  return read.flatMap(({ form_id, notice }) => (notice ? noticeOfRecord(form_id, notice) : []))
}

type Said = Pick<ParsedInputOf<typeof DecideApplication>, 'Decision' | 'ReportUsed' | 'Notices'>

function noticeOfRecord(FormId: string, { agency, score }: NonNullable<ReadReport['notice']>): NoticeInput {
  return {
    FormId,
    AgencyName: agency.name,
    AgencyAddress: agency.address,
    AgencyPhone: agency.phone,
    AgencyWebsite: agency.website,
    Score: score?.value ?? null,
    ScoreLowest: score?.lowest ?? null,
    ScoreHighest: score?.highest ?? null,
    ScoreOn: score?.on ?? null,
    ScoreFactors: [...(score?.factors ?? [])],
  }
}

async function checkTyped(
  db: Db,
  application: ApplicationRow,
  forms: readonly FormRow[],
  notices: readonly NoticeInput[],
  isOnRecord: (notice: NoticeInput) => boolean,
): Promise<void> {
  if (notices.length === 0) return
  const today = await todayIn(db, application.time_zone)
  const wrong = notices.flatMap((notice, index) => {
    const { FormId, ScoreOn } = notice
    if (formOf(forms, FormId) === undefined) fail(NoticeNotOfApplication, { [`Notices.${index}.FormId`]: messages.notOfApplication })
    return ScoreOn !== null && ScoreOn > today && !isOnRecord(notice) ? [[`Notices.${index}.ScoreOn`, messages.scoreDay] as const] : []
  })
  if (wrong.length > 0) fail(CallErrors.InvalidInput, Object.fromEntries(wrong))
}

/** Of someone who has submitted, also if they have left since: their report may have counted. */
function formOf(forms: readonly FormRow[], formId: string): TakenForm | undefined {
  return forms.filter(isTaken).find(({ id, submitted_at }) => id === formId && submitted_at !== null)
}

type Sending = {
  readonly application: ApplicationRow
  readonly forms: readonly FormRow[]
  readonly decisionId: string
  readonly byProfileId: string
}

/** Answers their ids. Each of its people hears of their own alone. */
export async function sendNotices(
  context: CallContext,
  { application, forms, decisionId, byProfileId }: Sending,
  notices: readonly NoticeInput[],
): Promise<string[]> {
  const { db } = context
  const landlord = (await keptNameOf(db, application.profile_id)) ?? ''
  const ids: string[] = []
  for (const notice of notices) {
    const form = formOf(forms, notice.FormId) ?? fail(NoticeNotOfApplication)
    const noticeId = await insertNotice(db, application, decisionId, {
      form_id: form.id,
      name: form.name,
      landlord_name: landlord,
      agency_name: notice.AgencyName,
      agency_address: notice.AgencyAddress,
      agency_phone: notice.AgencyPhone,
      agency_website: notice.AgencyWebsite,
      score: scoreOf(notice),
    })
    await tellOfNotice(context, application, form, { noticeId, byProfileId })
    ids.push(noticeId)
  }
  return ids
}

function scoreOf({ Score, ScoreLowest, ScoreHighest, ScoreOn, ScoreFactors }: NoticeInput): KeptScore | null {
  if (Score === null || ScoreLowest === null || ScoreHighest === null || ScoreOn === null) return null
  return { value: Score, lowest: ScoreLowest, highest: ScoreHighest, on: ScoreOn, factors: ScoreFactors }
}
