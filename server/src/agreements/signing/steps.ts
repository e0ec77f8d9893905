import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { say } from '../../text/said.ts'
import { findReachable } from '../../identity/profiles/profile.public.ts'
import { todayIn } from '../../database/days.ts'
import {
  agreementText,
  appendEvent,
  asSender,
  fillFields,
  listFields,
  listParties,
  setConsented,
  setDone,
  setEnded,
  showChange,
  tellOfEnd,
  touchAgreement,
} from '../agreements/agreement.public.ts'
import { text } from './signing.text.ts'
import { goOn } from './complete.ts'
import { filledFields } from './field-values.ts'
import type { Drawn } from './signatures.ts'
import { named, signedDigest } from './signed-digest.ts'
import { checkDigest, lockForSigner, type Signer } from './signer.ts'

/* What parties do, alike for a profile and for who came by a link. Each runs in a transaction that acts as the sender from here on. */

type Context = Pick<CallContext, 'db' | 'services' | 'actor' | 'origin'>
type Answer = { readonly AgreementId: string; readonly State: 'sent' | 'completed' | 'declined' }
type Without<Input> = Omit<Input, 'AgreementId'>

function by(signer: Signer, { party }: { readonly party: { readonly id: string; readonly name: string } }, { origin }: Context) {
  const byName = signer.actedBy ? text.onBehalf({ name: signer.actedBy, party: party.name }) : party.name
  return { partyId: party.id, byProfileId: signer.profileId, byName, origin }
}

export function openPaper(
  context: Context,
  signer: Signer,
  { PaperDigest, ConsentVersion }: Without<ParsedInputOf<typeof OpenAgreement>>,
): Promise<Answer> {
  const { db } = context
  return asSender(db, signer.accountId, async () => {
    const acting = await lockForSigner(context, signer, 'view')
    const { agreement, party, parties } = acting
    checkDigest(agreement, PaperDigest)
    const at = { agreementId: agreement.id, accountId: agreement.account_id }
    const consents = party.part === 'viewer' ? null : ConsentVersion
    await setConsented(db, party.id, consents)
    if (party.state === 'sent')
      await appendEvent(db, at, { kind: 'viewed', ...by(signer, acting, context), detail: { sha256: PaperDigest } })
    if (consents !== null && party.consented_at === null)
      await appendEvent(db, at, { kind: 'consented', ...by(signer, acting, context), detail: { version: consents } })
    await touchAgreement(db, agreement.id)
    await showChange(db, agreement, parties)
    return { AgreementId: agreement.id, State: 'sent' }
  })
}

type Signing = Pick<ParsedInputOf<typeof SignAgreement>, 'PaperDigest' | 'Values'>

export function signPaper(
  context: Context,
  signer: Signer,
  { PaperDigest, Values }: Signing,
  { Signature, Initials }: Drawn,
): Promise<Answer> {
  const { db } = context
  return asSender(db, signer.accountId, async () => {
    const acting = await lockForSigner(context, signer, 'sign')
    const { agreement, party } = acting
    checkDigest(agreement, PaperDigest)
    const email = party.profile_id === null ? null : ((await findReachable(db, party.profile_id))?.email ?? null)
    const known = { party, today: await todayIn(db, agreement.time_zone), email, hasInitials: Initials !== null }
    await fillFields(db, filledFields(await listFields(db, agreement.id), Values, known))
    await setDone(db, party.id, { state: 'signed', reason: null, signature: Signature, initials: Initials })
    const at = { agreementId: agreement.id, accountId: agreement.account_id }
    const fields = await listFields(db, agreement.id)
    const signed = signedDigest({ party: named(party), fields, signature: Signature, initials: Initials })
    const detail = { sha256: PaperDigest, signature: Signature.Kind, signed }
    await appendEvent(db, at, { kind: 'signed', ...by(signer, acting, context), detail })
    return { AgreementId: agreement.id, State: await goOn(context, agreement, party, 'signedBy') }
  })
}

export function approvePaper(
  context: Context,
  signer: Signer,
  { PaperDigest }: Without<ParsedInputOf<typeof ApproveAgreement>>,
): Promise<Answer> {
  const { db } = context
  return asSender(db, signer.accountId, async () => {
    const acting = await lockForSigner(context, signer, 'approve')
    const { agreement, party } = acting
    checkDigest(agreement, PaperDigest)
    await finish(context, signer, acting, { state: 'approved', reason: null })
    return { AgreementId: agreement.id, State: await goOn(context, agreement, party, 'approvedBy') }
  })
}

export function declinePaper(
  context: Context,
  signer: Signer,
  { Reason }: Without<ParsedInputOf<typeof DeclineAgreement>>,
): Promise<Answer> {
  const { db } = context
  return asSender(db, signer.accountId, async () => {
    const acting = await lockForSigner(context, signer, 'decline')
    const { agreement, party } = acting
    await finish(context, signer, acting, { state: 'declined', reason: Reason })
    await setEnded(db, agreement.id, 'declined', Reason)
    const parties = await listParties(db, agreement.id)
    await tellOfEnd(context, agreement, parties, {
      kind: 'declined',
      said: say(agreementText, 'declinedBy', { title: agreement.title }),
      reason: Reason,
      actorProfileId: signer.profileId,
      ...(signer.profileId === null && { actorName: party.name }),
    })
    await showChange(db, agreement, parties)
    return { AgreementId: agreement.id, State: 'declined' }
  })
}

type Finished = { readonly state: 'approved' | 'declined'; readonly reason: string | null }

async function finish(
  context: Context,
  signer: Signer,
  acting: Awaited<ReturnType<typeof lockForSigner>>,
  { state, reason }: Finished,
): Promise<void> {
  const { db } = context
  const { agreement, party } = acting
  await setDone(db, party.id, { state, reason, signature: null, initials: null })
  const detail: Record<string, string> = reason === null ? { sha256: agreement.paper_sha256!.toString('hex') } : { reason }
  await appendEvent(
    db,
    { agreementId: agreement.id, accountId: agreement.account_id },
    { kind: state, ...by(signer, acting, context), detail },
  )
}
