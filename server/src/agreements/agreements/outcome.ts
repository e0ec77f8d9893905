import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ZodError } from 'zod'
import type { Db } from '../../database/db.ts'
import { everything, seeingEverything } from '../../database/pool.ts'
import { listGrantees } from '../../leasing/tenures/tenure.public.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { type Behalf, callLater } from '../../rpc/later-call.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { type Said, say } from '../../text/said.ts'
import { asSender } from './agreement.access.ts'
import { appendEvent } from './agreement-events.ts'
import { type AgreementRow, findAgreement, lockAgreement } from './agreement.queries.ts'
import { startSignedEngagement } from './engagement-of-agreement.ts'
import { changeSignedLease, NotRecorded, recordSignedLease } from './lease-of-agreement.ts'
import { kindOfOutcome } from './outcome-kinds.ts'
import { findHomeNow, listLeasePapers, setOutcome } from './outcome.queries.ts'
import { text } from './outcome.text.ts'
import { listParties, type PartyRow } from './party.queries.ts'
import { insertSequel } from './sequel.queries.ts'
import { aboutHome, showChange } from './tell.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'

const CLAIMS = everything('what was signed is about rows of its sender and of who manages the home')

type Job = { readonly agreementId: string }

/** It may run twice, and has one effect: the agreement is locked in the transaction of what it does, and says that it is done. */
export async function recordOutcome(services: Services, { agreementId }: Job): Promise<void> {
  const found = await services.jobDatabase.transaction(CLAIMS, (db) => toDo(db, agreementId), { readOnly: true })
  if (found === null) return
  try {
    await applyOutcome(services, found)
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    await refuse(services, found.agreement, reason)
  }
}

type Found = { readonly agreement: AgreementRow; readonly parties: readonly PartyRow[]; readonly home: string; readonly behalf: Behalf }

async function toDo(db: Db, agreementId: string): Promise<Found | null> {
  const agreement = await findAgreement(db, agreementId)
  if (!agreement || agreement.status !== 'completed' || agreement.outcome === 'recorded' || kindOfOutcome(agreement) === null) return null
  const parties = await listParties(db, agreementId)
  const home = await findHomeNow(db, agreement.asset_id!)
  const profileId = kindOfOutcome(agreement) === 'engagement' ? (home?.managing_profile_id ?? agreement.profile_id) : agreement.profile_id
  const profile = (await listGrantees(db, [profileId])).get(profileId)
  const behalf = {
    accountId: profile?.account_id ?? agreement.account_id,
    profileId,
    profileType: (profile && profileTypeName(profile.profile_type_id)) ?? 'Owner',
  }
  return { agreement, parties, home: home?.title ?? '', behalf }
}

async function applyOutcome(services: Services, { agreement: { id, account_id: accountId }, parties, home, behalf }: Found): Promise<void> {
  await callLater(services, behalf, 'agreement-outcome', async (context) => {
    const { db } = context
    const agreement = await asSender(db, accountId, () => lockAgreement(db, id))
    if (!agreement || agreement.outcome === 'recorded') return
    const { said, leaseId } = await doneFor(context, agreement, { home, parties, behalf })
    await asSender(db, accountId, async () => {
      await setOutcome(db, id, { outcome: 'recorded', said, leaseId })
      await appendEvent(db, { agreementId: id, accountId }, { kind: 'leaseRecorded' })
      if (leaseId !== null) await supersede(db, agreement, leaseId)
      await showChange(db, agreement, parties)
    })
  })
}

type Doing = Pick<Found, 'home' | 'parties' | 'behalf'>

async function doneFor(
  context: Parameters<typeof recordSignedLease>[0],
  agreement: AgreementRow,
  { home, parties, behalf }: Doing,
): Promise<{ said: Said; leaseId: string | null }> {
  switch (kindOfOutcome(agreement)) {
    case 'lease':
      return recordSignedLease(context, agreement, home, parties)
    case 'change':
      return changeSignedLease(context, agreement, home)
    default: {
      const isAgreed =
        agreement.profile_id === behalf.profileId ||
        parties.some((party) => party.part === 'signer' && party.profile_id === behalf.profileId)
      if (!isAgreed) throw new NotRecorded(say(text, 'ownerHasNotSigned'))
      return { said: await startSignedEngagement(context, agreement, home, parties), leaseId: null }
    }
  }
}

const OF_TERMS: ReadonlySet<number> = new Set([CATEGORIES.Lease, CATEGORIES.Renewal])

/** What was signed for the same lease before is no longer what holds; a lease and its renewals stand in each other's place. */
async function supersede(db: Db, { id, category_id: categoryId }: AgreementRow, leaseId: string): Promise<void> {
  if (!OF_TERMS.has(categoryId)) return
  await seeingEverything(db, 'owner and agent may have sent one each', async () => {
    for (const earlier of await listLeasePapers(db, { leaseId, butFor: id })) {
      const at = { agreementId: earlier.id, accountId: earlier.account_id }
      await insertSequel(db, at, { kind: 'superseded', onDay: earlier.today, reason: null, byAgreementId: id, byProfileId: null })
      await appendEvent(db, at, { kind: 'superseded', detail: { by: id } })
    }
  })
}

/** In the words of what was in the way; null where it was no rule, and is tried again. */
function reasonOf(error: unknown): Said | { readonly english: string } | null {
  if (error instanceof NotRecorded) return error.said
  if (error instanceof ZodError) return { english: error.issues[0]?.message ?? '' }
  if (!(error instanceof CallFailure) || error.definition.status >= 500) return null
  return { english: error.sentence ?? Object.values(error.fields ?? {})[0] ?? error.definition.message }
}

async function refuse(
  services: Services,
  { id, account_id: accountId }: AgreementRow,
  reason: Said | { readonly english: string },
): Promise<void> {
  const part = 'english' in reason ? reason : { said: reason }
  await services.jobDatabase.transaction({ kind: 'account', accountId }, async (db) => {
    const agreement = await lockAgreement(db, id)
    if (!agreement || agreement.outcome === 'recorded') return
    const isNews = agreement.outcome === null
    await setOutcome(db, id, { outcome: 'refused', said: say(text, 'refused', { reason: part }), leaseId: agreement.lease_id })
    if (!isNews) return
    await appendEvent(db, { agreementId: id, accountId }, { kind: 'leaseNotRecorded' })
    await notify(
      { db, services },
      {
        event: 'agreement.signed',
        once: `agreement.outcome:${id}`,
        profileIds: [agreement.profile_id],
        ...aboutHome(agreement),
        said: say(text, 'toSender', { title: agreement.title, reason: part }),
        actorProfileId: null,
        path: paths.previewAgreement(id),
        changes: ['agreement'],
      },
    )
  })
}
