import { SCREENING_STEPS, type ScreeningFailure, type ScreeningState } from '@keystead/contract/applications/screening/screening.values.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { BureauScreening, BureauScreeningState } from '../../rpc/screening-bureau.ts'
import { say } from '../../text/said.ts'
import { ofBureau, sealReport } from './kept-report.ts'
import type { Look } from './look.ts'
import { keepReport, listDisputes, resolveDispute } from './report.queries.ts'
import { noteLookedAt, type ScreeningRow, setCompleted, setOver, setStanding } from './screening.queries.ts'
import { text } from './screening.text.ts'
import { type About, findAbout, showScreening, tellDeciders, tellFailed, tellPerson, tellPersonToAct } from './tell-screening.ts'

type Context = Pick<EventContext, 'db' | 'services'>

const OURS: Readonly<Record<BureauScreeningState, ScreeningState>> = {
  awaiting_identity: 'questions',
  in_progress: 'working',
  blocked: 'blocked',
  completed: 'completed',
  identity_failed: 'failed',
  failed: 'failed',
  canceled: 'canceled',
}

/**
 * Brings a screening, which the caller holds, to where it is at the agency. However often the same is seen, and in whatever order, it has one effect; what
 * is older than what is known says nothing.
 */
export async function applyLook(context: Context, row: ScreeningRow, look: Look): Promise<void> {
  const { db } = context
  await noteLookedAt(db, row.id)
  const about = await findAbout(db, row)
  if (!about) return
  const state = OURS[look.screening.state]
  if (state === 'completed') await applyReport(context, about, look)
  else if (state === row.state || SCREENING_STEPS[state].includes(row.state)) await applyStanding(context, about, look, state)
  await applyDisputes(context, about, look)
  await showScreening(db, about)
}

async function applyStanding(context: Context, about: About, { screening, questions }: Look, state: ScreeningState): Promise<void> {
  const { db } = context
  const { screening: row, application } = about
  const home = application.home_title
  if (state === 'failed') return end(context, about, failureOf(screening))
  if (state === 'canceled') return void (row.state !== 'canceled' && (await setOver(db, row.id, 'canceled')))
  if (state !== 'questions' && state !== 'working' && state !== 'blocked') return
  // A look from before the answers were sent has questions that are answered.
  const attemptsLeft = questions?.attemptsLeft ?? null
  const isAnswered = row.questions === null && row.answers_sent > 0 && attemptsLeft !== null && attemptsLeft === row.attempts_left
  await setStanding(db, row.id, {
    state,
    attemptsLeft,
    questions: isAnswered ? null : (questions?.questions ?? null),
    blocked: screening.blocked,
  })
  if (state === 'questions' && row.state !== 'questions')
    await tellPersonToAct(context, about, { kind: 'questions', said: say(text, 'questions', { home }) })
  if (state === 'blocked' && row.state !== 'blocked')
    await tellPersonToAct(context, about, { kind: 'blocked', said: say(text, 'blocked', { home }) })
}

export async function end(context: Context, about: About, failure: ScreeningFailure): Promise<void> {
  if (about.screening.state === 'failed') return
  await setOver(context.db, about.screening.id, 'failed', failure)
  await tellFailed(context, about, failure)
}

function failureOf({ state, failure }: BureauScreening): ScreeningFailure {
  if (state === 'identity_failed') return 'identityFailed'
  if (failure === 'identity_mismatch') return 'identityMismatch'
  return failure === 'no_file' ? 'noFile' : 'other'
}

/** The first version, or a later one. One that has expired there already is not kept. */
async function applyReport(context: Context, about: About, { report }: Look): Promise<void> {
  const { db } = context
  const { screening: row, application, form } = about
  if (row.state !== 'completed' && !SCREENING_STEPS.completed.includes(row.state)) return
  if (report === null) {
    if (row.state !== 'completed') await end(context, about, 'other')
    return
  }
  if (row.is_expired) return
  const sealed = sealReport(context, row.id, report.version, ofBureau(report))
  const isNew = await keepReport(db, row, { version: report.version, madeAt: report.madeAt, sealed })
  const version = Math.max(report.version, row.report_version ?? 0)
  const { id: reportRef, expiresAt, isUnderDispute } = report
  await setCompleted(db, row.id, { reportRef, version, expiresAt, isUnderDispute })
  if (!isNew) return
  const said = { home: application.home_title }
  const [whole, own] = row.state === 'completed' ? (['corrected', 'ownCorrected'] as const) : (['ready', 'ownReady'] as const)
  const kind = `report:${report.version}`
  await tellDeciders(context, about, { kind, said: say(text, whole, { ...said, name: form.name }) })
  await tellPerson(context, about, { kind, said: say(text, own, said) })
}

async function applyDisputes(context: Context, about: About, { disputes }: Look): Promise<void> {
  if (disputes.length === 0) return
  const { db } = context
  const ours = await listDisputes(db, [about.screening.id])
  for (const { id, outcome } of disputes) {
    const dispute = ours.find(({ bureau_ref }) => bureau_ref === id)
    if (!dispute || outcome === null || !(await resolveDispute(db, dispute.id, outcome))) continue
    const said = say(text, 'disputeResolved', { home: about.application.home_title })
    await tellPerson(context, about, { kind: `dispute:${dispute.id}`, said })
  }
}
