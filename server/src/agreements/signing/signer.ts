import {
  AlreadyDone,
  ConsentNeeded,
  NotYourPart,
  NotYourTurn,
  PaperChanged,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { PARTY_STEPS } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type AgreementRow, listParties, lockFor, ownParty, type PartyRow } from '../agreements/agreement.public.ts'

/** Who acts: a profile, or a party who came by a link and has proved that the address is theirs. */
export type Signer = {
  readonly agreementId: string
  /** Of the sender, whose all rows are. */
  readonly accountId: string
  readonly profileId: string | null
  readonly partyId?: string
  /** The member of a business who acts for it. */
  readonly actedBy?: string | null
}

export type Step = keyof typeof PARTY_STEPS
export type Acting = { readonly agreement: AgreementRow; readonly party: PartyRow; readonly parties: readonly PartyRow[] }

const DONE: ReadonlySet<string> = new Set(['signed', 'approved', 'declined'])

/**
 * The agreement of a signer for a step, kept for this transaction. Of two who sign at once the second sees what the first has done; one whose
 * turn it is not, who has no such part, or has done it, learns which.
 */
export async function lockForSigner({ db }: Pick<CallContext, 'db'>, signer: Signer, step: Step): Promise<Acting> {
  const agreement = await lockFor(db, signer.agreementId, step, 'party')
  const parties = await listParties(db, signer.agreementId)
  const party =
    ownParty(parties, { profileId: signer.profileId, ...(signer.partyId !== undefined && { partyId: signer.partyId }) }) ??
    fail(NotYourPart)
  checkStep(party, step)
  return { agreement, party, parties }
}

function checkStep({ part, state }: PartyRow, step: Step): void {
  const { part: parts, from } = PARTY_STEPS[step] as { part: readonly string[]; from: readonly string[] }
  if (!parts.includes(part)) fail(NotYourPart)
  if (DONE.has(state)) fail(AlreadyDone)
  if (state === 'waiting') fail(NotYourTurn)
  if (!from.includes(state)) fail(ConsentNeeded)
}

/** What was read is what is signed. */
export function checkDigest({ paper_sha256 }: AgreementRow, digest: string): void {
  if (paper_sha256?.toString('hex') !== digest) fail(PaperChanged)
}
