import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { sha256 } from '../../secrets/sha256.ts'
import type { FieldRow, PartyRow } from '../agreements/agreement.public.ts'

export type Signed = {
  readonly party: Pick<PartyRow, 'id' | 'name' | 'role' | 'email'>
  /** Of all parties. */
  readonly fields: readonly FieldRow[]
  readonly signature: Signature | null
  readonly initials: Signature | null
}

/** What a party has signed, by which name, where and with what: their entry in the log has it, so that none of it can become another later. */
export function signedDigest({ party, fields, signature, initials }: Signed): string {
  const own = fields.filter(({ party_id }) => party_id === party.id).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return sha256(ordered([party, own, signature, initials])).toString('hex')
}

/** Of a party, what its signature stands for. */
export function named({ id, name, role, email }: PartyRow): Signed['party'] {
  return { id, name, role, email }
}

/** JSON with the names of objects in order: the database keeps them in another one. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
