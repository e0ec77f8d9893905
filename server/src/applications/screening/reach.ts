import { ScreeningNotFound } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { Db } from '../../database/db.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { asKeeper, keptNameOf, type OwnForm, lockOwnForm, type ReachedForm } from '../applications/application.public.ts'
import { SCREENED_STATES } from './request.ts'
import { lockScreening, type ScreeningRow } from './screening.queries.ts'
import type { About } from './tell-screening.ts'

/** A screening of an application, held to the end of the transaction; that the caller may is known by then. */
export async function lockOf(
  db: Db,
  { applicationId, screeningId }: { readonly applicationId: string; readonly screeningId: string },
): Promise<ScreeningRow> {
  const screening = await lockScreening(db, screeningId)
  return screening?.application_id === applicationId ? screening : fail(ScreeningNotFound)
}

/** Of oneself, by the one who has filled in the form: what its person agrees to is for no colleague to say. */
export async function withOwn<Result>(
  context: CallContext,
  { owned, screeningId }: { readonly owned: ReachedForm; readonly screeningId: string },
  work: (screening: ScreeningRow, own: OwnForm) => Promise<Result>,
): Promise<Result> {
  const own = await lockOwnForm(context, owned)
  return asKeeper(context, async () => {
    const screening = await lockScreening(context.db, screeningId)
    return screening?.form_id === owned.formId ? work(screening, own) : fail(ScreeningNotFound)
  })
}

/** That someone still applies: of who has left, and of what has come to its end, no report is got. */
export function isWanted({ application, form }: Pick<About, 'application' | 'form'>): boolean {
  return SCREENED_STATES.includes(application.status) && form.state === 'submitted' && form.ended_at === null
}

/** Who reads a report, as it is kept beside that. */
export async function readerOf({ db, actor, origin }: CallContext) {
  const { profileId } = profileActor(actor)
  return {
    byProfileId: profileId,
    byAccountId: accountActor(actor).accountId,
    byName: await keptNameOf(db, profileId),
    ip: origin.ip || null,
  }
}
