import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import { appendEvent } from './agreement-events.ts'
import { lockAgreement, setEnded } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import { listParties, setDone } from './party.queries.ts'
import { showChange, tellOfEnd } from './tell.ts'

type Waiting = { readonly id: string; readonly party_id: string; readonly profile_id: string }

/** For a party who can sign no more: the others hear that it is over, and who sent it may send another one. */
export async function declineFor(context: Pick<EventContext, 'db' | 'services'>, waiting: Waiting, reason: string): Promise<void> {
  const { db } = context
  const agreement = await lockAgreement(db, waiting.id)
  if (!agreement || agreement.status !== 'sent') return
  await setDone(db, waiting.party_id, { state: 'declined', reason, signature: null, initials: null })
  await setEnded(db, agreement.id, 'declined', reason)
  const at = { agreementId: agreement.id, accountId: agreement.account_id }
  await appendEvent(db, at, { kind: 'declined', partyId: waiting.party_id, detail: { reason } })
  const parties = await listParties(db, agreement.id)
  await tellOfEnd(context, agreement, parties, {
    kind: 'declined',
    said: say(text, 'declinedBy', { title: agreement.title }),
    reason,
    actorProfileId: waiting.profile_id,
  })
  await showChange(db, agreement, parties)
}
