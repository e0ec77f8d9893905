import { type EventRow, type FieldRow, firstBrokenEvent, type PartyRow, type SignatureRow } from '../agreements/agreement.public.ts'
import { named, signedDigest } from './signed-digest.ts'

/** What is kept of an agreement is not what happened: it gets no seal. The reason is for the operator. */
export class LogBroken extends Error {}

export type Logged = {
  readonly events: readonly EventRow[]
  readonly parties: readonly PartyRow[]
  readonly fields: readonly FieldRow[]
  readonly signatures: ReadonlyMap<string, SignatureRow>
}

/** What may come after an agreement is complete. */
const AFTER: ReadonlySet<string> = new Set([
  'codeSent',
  'codeConfirmed',
  'leaseRecorded',
  'leaseNotRecorded',
  'superseded',
  'terminated',
  'sealed',
])

/** In which way the log of a completed agreement does not fit what is kept beside it; null where it does. */
export function wrongInLog({ events, parties, fields, signatures }: Logged): string | null {
  const broken = firstBrokenEvent(events)
  if (broken !== null) return `entry ${broken} of the log is not as it was written`
  if (events.findLast(({ kind }) => !AFTER.has(kind))?.kind !== 'completed') return 'the end of the log'
  for (const party of parties) {
    const wrong = wrongOf(party, events, fields, signatures.get(party.id))
    if (wrong !== null) return wrong
  }
  return null
}

function wrongOf(party: PartyRow, events: readonly EventRow[], fields: readonly FieldRow[], kept: SignatureRow | undefined): string | null {
  const done = events.filter(({ party_id, kind }) => party_id === party.id && (kind === 'signed' || kind === 'approved'))
  if (party.state !== 'signed' && party.state !== 'approved') return done.length === 0 ? null : `the state of party ${party.id}`
  const [entry] = done
  if (done.length !== 1 || entry?.kind !== party.state) return `the entry of party ${party.id}`
  if (party.state === 'approved') return null
  const signed = signedDigest({ party: named(party), fields, signature: kept?.signature ?? null, initials: kept?.initials ?? null })
  return entry.detail['signed'] === signed ? null : `what party ${party.id} has signed`
}
