import { type CancelScreening, ScreeningChanged } from '@keystead/contract/applications/screening/screening.operations.ts'
import { OPEN_SCREENINGS } from '@keystead/contract/applications/screening/screening.values.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { asKeeper, type ReachedApplication } from '../applications/application.public.ts'
import { cancelCall, subjectOf } from './bureau-calls.ts'
import { dropFee } from './payer.ts'
import { lockOf } from './reach.ts'
import { dropNumber, type ScreeningRow, setOver } from './screening.queries.ts'
import { text } from './screening.text.ts'
import { findAbout, showScreening, tellPerson } from './tell-screening.ts'

export const cancelScreening: Handler<typeof CancelScreening, ReachedApplication> = (context, { ApplicationId, ScreeningId }) =>
  asKeeper(context, async () => {
    const screening = await lockOf(context.db, { applicationId: ApplicationId, screeningId: ScreeningId })
    if (!OPEN_SCREENINGS.includes(screening.state)) fail(ScreeningChanged)
    await cancel(context, screening)
    context.audit(screening.id, { application: ApplicationId })
    return { ScreeningId: screening.id }
  })

/** One that is open, and held. What the agency has begun is canceled there; what it has is canceled when it is known. */
export async function cancel(context: EventContext, screening: ScreeningRow): Promise<void> {
  const { db, services } = context
  await dropNumber(db, screening.id)
  await setOver(db, screening.id, 'canceled')
  await dropFee(context, screening)
  if (screening.bureau_ref !== null)
    await callOutside(services, db, cancelCall, {
      data: { screeningId: screening.id },
      naturalKey: screening.id,
      subject: subjectOf(screening.id),
    })
  const about = await findAbout(db, screening)
  if (!about) return
  const said = say(text, 'canceled', { home: about.application.home_title })
  await tellPerson(context, about, { kind: 'canceled', said })
  await showScreening(db, about)
}
