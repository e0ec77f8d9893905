import { AT_BUREAU } from '@keystead/contract/applications/screening/screening.values.ts'
import { everything, seeingEverything } from '../../database/pool.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import type { Asking, CompanyRefusal, CompanyVerdict, OneTry } from '../../rpc/other-company.ts'
import type { BureauAnswer, BureauScreening, Ours, ScreeningBureau } from '../../rpc/screening-bureau.ts'
import type { Services } from '../../rpc/services.ts'
import { applyLook } from './apply-look.ts'
import { type Look, lookFurther } from './look.ts'
import { findDispute, resolveDispute, setDisputeAt } from './report.queries.ts'
import { findScreening, lockScreening, setStillFrozen } from './screening.queries.ts'
import { findAbout, showScreening } from './tell-screening.ts'

/* What is asked of the agency about a screening that it has. */

const CLAIMS = everything('the agency is asked about screenings of all accounts')

/** What is asked about one screening is asked in order. */
export const subjectOf = (screeningId: string) => `screening:${screeningId}`

type OfScreening = { readonly screeningId: string }
type Doing = (bureau: ScreeningBureau, at: Ours, one: OneTry) => Promise<CompanyVerdict<BureauScreening>>

/**
 * Where it refuses, how it stands is what becomes of it, whether that was done before or can't be done any more. `reason` of a refusal that a person wants
 * to know is handed on.
 */
async function tryDoing(services: Services, { screeningId }: OfScreening, one: OneTry, doing: Doing) {
  const { screening: bureau, jobDatabase } = services
  const row = await jobDatabase.transaction(CLAIMS, (db) => findScreening(db, screeningId))
  const ref = row?.bureau_ref
  if (!row || !ref || !(AT_BUREAU.includes(row.state) || row.state === 'canceled')) return { outcome: 'done' as const, answer: null }
  if (!bureau) throw new Error('no screening bureau is set')
  const at = { id: ref, reference: screeningId }
  const verdict = await doing(bureau, at, one)
  const standing = verdict.outcome === 'done' ? verdict.answer : await findAtBureau(bureau, at, one)
  const refusedFor = verdict.outcome === 'refused' ? verdict.reason : null
  return { outcome: 'done' as const, answer: { look: await lookFurther(bureau, standing, one), refusedFor } }
}

async function findAtBureau(bureau: ScreeningBureau, at: Ours, asking: Asking): Promise<BureauScreening> {
  const found = await bureau.screenings.find(at, asking)
  if (!found) throw new Error(`the screening bureau does not know ${at.id} any more`)
  return found
}

type Answer = { readonly look: Look; readonly refusedFor: string | null } | null

function bureauCall<Data extends OfScreening>(name: string, doing: (data: Data) => Doing) {
  return defineOutsideCall<Data, Answer, CompanyRefusal>(name, {
    timeoutMs: 20_000,
    attempt: (services, data, one) => tryDoing(services, data, one, doing(data)),
    async settle(context, { screeningId }, verdict) {
      if (verdict.outcome !== 'done' || !verdict.answer) return
      const { look, refusedFor } = verdict.answer
      const { db } = context
      await seeingEverything(db, 'what the agency says of screenings of all accounts', async () => {
        const row = await lockScreening(db, screeningId)
        if (!row) return
        await applyLook(context, row, look)
        if (refusedFor === 'file_frozen') await setStillFrozen(db, row.id)
      })
    },
  })
}

export const answerCall = bureauCall<OfScreening & { readonly answers: readonly BureauAnswer[] }>(
  'answer-screening',
  ({ answers }) =>
    (bureau, at, one) =>
      bureau.screenings.answer(at, answers, one),
)

export const retryCall = bureauCall<OfScreening>('retry-screening', () => (bureau, at, one) => bureau.screenings.retry(at, one))

export const cancelCall = bureauCall<OfScreening>('cancel-screening', () => (bureau, at, one) => bureau.screenings.cancel(at, one))

/** Hands on what someone says is not right in the report about them. */
export const disputeCall = defineOutsideCall<{ readonly disputeId: string }, { readonly ref: string } | null, CompanyRefusal>(
  'dispute-screening',
  {
    timeoutMs: 20_000,
    async attempt(services, { disputeId }, one) {
      const { screening: bureau, jobDatabase } = services
      const read = await jobDatabase.transaction(CLAIMS, async (db) => {
        const dispute = await findDispute(db, disputeId)
        const row = dispute && (await findScreening(db, dispute.screening_id))
        return dispute && row ? { dispute, row } : null
      })
      const ref = read?.row.report_ref
      if (!read || !ref || read.dispute.outcome !== null || read.dispute.bureau_ref !== null) return { outcome: 'done', answer: null }
      if (!bureau) throw new Error('no screening bureau is set')
      const { product, statement } = read.dispute
      const verdict = await bureau.disputes.create({ id: ref, reference: read.row.id }, { product, statement }, one)
      return verdict.outcome === 'done' ? { outcome: 'done', answer: { ref: verdict.answer.id } } : verdict
    },
    async settle(context, { disputeId }, verdict) {
      const { db } = context
      await seeingEverything(db, 'what the agency says of reports of all accounts', async () => {
        const dispute = await findDispute(db, disputeId)
        const row = dispute && (await findScreening(db, dispute.screening_id))
        if (!dispute || !row) return
        if (verdict.outcome === 'refused') await resolveDispute(db, dispute.id, 'notTaken')
        else if (verdict.answer) await setDisputeAt(db, dispute.id, verdict.answer.ref)
        const about = await findAbout(db, row)
        if (about) await showScreening(db, about)
      })
    },
  },
)
