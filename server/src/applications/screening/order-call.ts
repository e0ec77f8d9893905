import { packageOf, type ScreeningFailure } from '@keystead/contract/applications/screening/screening.values.ts'
import { todayIn } from '../../database/days.ts'
import type { Db } from '../../database/db.ts'
import { everything, seeingEverything } from '../../database/pool.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { CompanyRefusal } from '../../rpc/other-company.ts'
import type { NewBureauScreening } from '../../rpc/screening-bureau.ts'
import type { Services } from '../../rpc/services.ts'
import { readApplicantForAgency } from '../form/form.public.ts'
import { applyLook, end } from './apply-look.ts'
import { cancelCall, subjectOf } from './bureau-calls.ts'
import { cancel } from './cancel.ts'
import { headOf, type Look, lookFurther } from './look.ts'
import { charge, dropFee } from './payer.ts'
import { isWanted } from './reach.ts'
import { dropNumber, findNumber, findScreening, lockScreening, type ScreeningRow, setAtBureau } from './screening.queries.ts'
import { findAbout } from './tell-screening.ts'

const CLAIMS = everything('screenings of all accounts are ordered')

/** Null: it is not wanted any more, or what it is made of is gone, and the agency has none. */
type Answer = { readonly bureau: string; readonly look: Look } | null

/**
 * Orders a screening that its person has agreed to. The row with the consent is committed before; the agency is asked first whether it has one with our
 * reference, since a key is forgotten after a day.
 */
export const orderCall = defineOutsideCall<{ readonly screeningId: string }, Answer, CompanyRefusal>('order-screening', {
  timeoutMs: 25_000,

  async attempt(services, { screeningId }, one) {
    const { screening: bureau, jobDatabase } = services
    const order = await jobDatabase.transaction(CLAIMS, (db) => readOrder(db, services, screeningId))
    if (!order && !bureau) return { outcome: 'done', answer: null }
    if (!bureau) throw new Error('no screening bureau is set')
    const known = await bureau.screenings.findByReference(screeningId, one)
    // A try of which no one heard may have been taken before it was not wanted any more: what was found is not asked for.
    if (!order) return { outcome: 'done', answer: known && { bureau: bureau.name, look: headOf(known) } }
    const verdict = known ? { outcome: 'done' as const, answer: known } : await bureau.screenings.create(order, one)
    if (verdict.outcome === 'refused') return verdict
    return { outcome: 'done', answer: { bureau: bureau.name, look: await lookFurther(bureau, verdict.answer, one) } }
  },

  async settle(context, { screeningId }, verdict) {
    const { db, services } = context
    await seeingEverything(db, 'what the agency says of screenings of all accounts', async () => {
      const row = await lockScreening(db, screeningId)
      if (!row) return
      await dropNumber(db, row.id)
      if (verdict.outcome === 'refused') return refused(context, row, verdict.refusal?.code ?? '')
      if (!verdict.answer) return row.state === 'ordered' ? notMade(context, row) : undefined
      const { bureau, look } = verdict.answer
      await setAtBureau(db, row.id, bureau, look.screening.id)
      // Those who decide have changed their mind while it was asked.
      if (row.state === 'canceled')
        return void (await callOutside(services, db, cancelCall, { data: { screeningId }, naturalKey: row.id, subject: subjectOf(row.id) }))
      await charge(db, row)
      await applyLook(context, row, look)
    })
  },
})

/** Once for a screening, however often it is asked for. A person waits for what comes next. */
export async function order(context: Pick<EventContext, 'db' | 'services' | 'afterCommit'>, screeningId: string): Promise<void> {
  const { db, services, afterCommit } = context
  const callId = await callOutside(services, db, orderCall, {
    data: { screeningId },
    naturalKey: screeningId,
    subject: subjectOf(screeningId),
  })
  afterCommit(() => tryAtOnce(services, orderCall, callId))
}

/** Everything that the agency needs. The full number may stand beside the form, where that has the last four digits. */
async function readOrder(db: Db, services: Services, screeningId: string): Promise<NewBureauScreening | null> {
  const row = await findScreening(db, screeningId)
  const about = row && (await findAbout(db, row))
  if (!about || !isWanted(about) || row.state !== 'ordered' || row.consented_at === null || row.landlord_verified_at === null) return null
  const { application, form } = about
  const applicant = await readApplicantForAgency({ db, services }, form.id, await todayIn(db, application.time_zone))
  if (!applicant || applicant.addresses.length === 0) return null
  const beside = await findNumber(db, row.id)
  const { monthlyIncomeCents, ...person } = applicant
  return {
    reference: row.id,
    products: packageOf(row.package_id)?.Products ?? [],
    applicant: {
      ...person,
      suffix: null,
      ssn: beside === null ? applicant.ssn : services.sealer.open(beside, numberPlace(row.id)),
      statedMonthlyIncomeCents: monthlyIncomeCents,
    },
    consent: { textVersion: row.consent_version ?? '', givenAt: row.consented_at, ip: row.consent_ip ?? '' },
    endUser: { reference: application.profile_id, name: row.landlord_name, identityVerifiedAt: row.landlord_verified_at },
  }
}

export const numberPlace = (screeningId: string) => ({ table: 'screening_secret', column: 'sealed', rowId: screeningId })

const FAILURES: Readonly<Record<string, ScreeningFailure>> = {
  state_excluded: 'notOffered',
  ssn_impossible: 'notTaken',
  applicant_minor: 'notTaken',
  gone: 'notTaken',
}

/** Its application has ended since its person agreed, or what it is made of is gone. */
async function notMade(context: EventContext, row: ScreeningRow): Promise<void> {
  const about = await findAbout(context.db, row)
  await (about && !isWanted(about) ? cancel(context, row) : refused(context, row, 'gone'))
}

async function refused(context: EventContext, row: ScreeningRow, code: string): Promise<void> {
  const about = await findAbout(context.db, row)
  if (!about || row.state !== 'ordered') return
  const isOfField = code.startsWith('parameter_')
  await end(context, about, FAILURES[code] ?? (isOfField ? 'notTaken' : 'other'))
  await dropFee(context, row)
}
