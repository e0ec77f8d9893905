import type { AgreementEventKind } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { Db } from '../../database/db.ts'
import type { Origin } from '../../rpc/origin.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { cutTo } from '../../text/cut-to.ts'
import { findNameOf } from '../../identity/profiles/profile.public.ts'
import { findLastEvent, findMoment, insertEvent, type EventRow } from './agreement-event.queries.ts'

/*
 * The log of an agreement. Each entry has the digest of the one before in its own, so that none can be changed, left out or put in between
 * without the rest showing it.
 */

export type NewEvent = {
  readonly kind: AgreementEventKind
  readonly partyId?: string | null
  /** Null for the system, and for who came by a link. */
  readonly byProfileId?: string | null
  readonly byName?: string | null
  readonly origin?: Pick<Origin, 'ip' | 'userAgent'> | null
  readonly detail?: Readonly<Record<string, string | number>>
}

const LONGEST_NAME = 200

/** Of an agreement that is locked in this transaction. */
export async function appendEvent(
  db: Db,
  { agreementId, accountId }: { readonly agreementId: string; readonly accountId: string },
  { kind, partyId = null, byProfileId = null, byName = null, origin = null, detail = {} }: NewEvent,
): Promise<void> {
  const before = await findLastEvent(db, agreementId)
  const name = byName ?? (byProfileId === null ? null : await findNameOf(db, byProfileId))
  const event = {
    number: (before?.number ?? 0) + 1,
    kind,
    party_id: partyId,
    by_profile_id: byProfileId,
    by_name: name && cutTo(name, LONGEST_NAME),
    ip: origin?.ip || null,
    user_agent: origin?.userAgent ?? null,
    detail,
    at: await findMoment(db),
    before_sha256: before?.sha256 ?? null,
  }
  await insertEvent(db, { agreementId, accountId }, { ...event, sha256: digestOf(event) })
}

type DigestedEvent = Omit<EventRow, 'sha256'>

/** SHA-256 of an entry with the digest of the one before: a JSON array in a fixed order, details by their names. */
export function digestOf(event: DigestedEvent): Buffer {
  const { number, kind, party_id, by_profile_id, by_name, ip, user_agent, detail, at, before_sha256 } = event
  const details = Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sha256(
    JSON.stringify([
      before_sha256?.toString('hex') ?? null,
      number,
      kind,
      party_id,
      by_profile_id,
      by_name,
      ip,
      user_agent,
      details,
      at.toISOString(),
    ]),
  )
}

/** The number of the first entry that is not as it was written, or does not follow the one before; null where all do. */
export function firstBrokenEvent(events: readonly EventRow[]): number | null {
  let before: Buffer | null = null
  for (const [index, event] of events.entries()) {
    const follows =
      event.number === index + 1 && (before === null ? event.before_sha256 === null : event.before_sha256?.equals(before) === true)
    if (!follows || !event.sha256.equals(digestOf(event))) return index + 1
    before = event.sha256
  }
  return null
}
