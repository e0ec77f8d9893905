import type { EventContext } from '../../rpc/events.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { giveToParties, listParties, type PartyRow } from './party.queries.ts'
import { tellOfTurn } from './tell.ts'

/* Whose turn it is: those of the lowest number who have something to do that is not done. Readers read along, and copies come at the end. */

const DONE: ReadonlySet<string> = new Set(['signed', 'approved'])

export function hasToAct({ part }: Pick<PartyRow, 'part'>): boolean {
  return part === 'signer' || part === 'approver'
}

/** Their turn has come, and they have not done their part yet. */
export function isWaitedFor(party: Pick<PartyRow, 'part' | 'state'>): boolean {
  return hasToAct(party) && (party.state === 'sent' || party.state === 'viewed')
}

/** Null where all have done their part. */
export function turnNow(parties: readonly Pick<PartyRow, 'part' | 'state' | 'turn'>[]): number | null {
  const open = parties.filter((party) => hasToAct(party) && !DONE.has(party.state))
  return open.length === 0 ? null : Math.min(...open.map(({ turn }) => turn))
}

/** Those who wait, and whose turn has come. */
export function dueAt<Party extends Pick<PartyRow, 'part' | 'state' | 'turn'>>(parties: readonly Party[], turn: number): Party[] {
  return parties.filter((party) => party.part !== 'copy' && party.state === 'waiting' && party.turn <= turn)
}

type Context = Pick<EventContext, 'db' | 'services'> & Partial<Pick<EventContext, 'actor'>>

/** Gives an agreement that is out to those whose turn it is now; answers its parties as they are then. */
export async function giveTurn(context: Context, agreement: AgreementRow, actorProfileId: string | null): Promise<PartyRow[]> {
  const { db } = context
  const parties = await listParties(db, agreement.id)
  const turn = turnNow(parties)
  const due = turn === null ? [] : dueAt(parties, turn)
  if (due.length === 0) return parties
  await giveToParties(
    db,
    due.map(({ id }) => id),
  )
  await tellOfTurn(context, agreement, due, { once: 'turn', actorProfileId })
  return listParties(db, agreement.id)
}
