import { randomUUID } from 'node:crypto'
import {
  AgreementNotReady,
  ConfirmEmailToSend,
  SendAgreement,
  SignatureLimitReached,
  TooManyAgreementAddresses,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { lockJoined } from '../../people/connections/connection.public.ts'
import { holdLiveAsset } from '../../properties/properties/property.public.ts'
import { signatureLimitOf } from '../../platform/plans/plan.public.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { rowsOf } from '../../rpc/claims-of.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { agreementOfCall, asSender, type ReachedAgreement } from './agreement.access.ts'
import { countSentThisMonth, findAgreement, lockSending, setSent } from './agreement.queries.ts'
import { appendEvent } from './agreement-events.ts'
import { lockDraft } from './locked.ts'
import { makePaper, type Paper } from './paper.ts'
import { insertFields, listParties, type PartyRow } from './party.queries.ts'
import { missingOf } from './readiness.ts'
import { readDraft, readyDraft } from './read-draft.ts'
import { showChange } from './tell.ts'
import { giveTurn } from './turns.ts'

const MOST_ADDRESSES_A_DAY = 50

type Made = { readonly paper: Paper; readonly key: string } | null

export const sendAgreement: PreparedHandler<typeof SendAgreement, Made, ReachedAgreement> = {
  /** The paper takes a moment; nothing waits for it meanwhile. What it says is what it was made from, and that is looked at once more below. */
  async prepare({ services, actor }, { AgreementId, Version }) {
    const read = await services.database.transaction(
      rowsOf(accountActor(actor)),
      async (db) => {
        await agreementOfCall({ db, actor }, AgreementId, SendAgreement)
        const ready = await readDraft({ db, actor }, AgreementId)
        const { draft } = ready
        if (draft.status !== 'draft' || draft.version !== Version || missingOf(ready).length > 0) return null
        return { ready, brandId: await documentBrandNow(db, draft.profile_id) }
      },
      { readOnly: true },
    )
    if (read === null) return null
    const look = await findDocumentBrand(services, read.brandId)
    const paper = await makePaper(services, read.ready, { look, date: read.ready.known.today, isPreview: false })
    if (paper.bytes === null) return { paper, key: read.ready.draft.source_key! }
    const key = `agreements/papers/${randomUUID()}`
    await services.files.put(key, paper.bytes)
    return { paper, key }
  },
  async run(context, { AgreementId, Version }, made) {
    const { db, owned, origin } = context
    const { profileId } = profileActor(context.actor)
    await lockSending(db, owned.accountId)
    const draft = await lockDraft(db, AgreementId, 'send', Version)
    // Who deletes the home waits, and then sees what is out.
    if (draft.asset_id !== null) await holdLiveAsset(db, draft.asset_id)
    // Whose account closes, ends their connections first.
    const others = (await listParties(db, AgreementId)).flatMap(({ profile_id: id }) => (id === null || id === draft.profile_id ? [] : id))
    await lockJoined(db, draft.profile_id, others)
    const ready = await readyDraft(context, draft)
    const missing = missingOf(ready)
    if (missing.length > 0 || made === null)
      fail(AgreementNotReady, { AgreementId: missing.map(({ Text }) => Text).join(' ') || AgreementNotReady.message })
    await checkLimit(context)
    await checkAddresses(context, ready.parties)
    const { paper, key } = made
    await asSender(db, owned.accountId, async () => {
      const at = { agreementId: AgreementId, accountId: owned.accountId }
      await setSent(db, AgreementId, profileId, {
        filled: paper.filled,
        reading: paper.reading,
        paperKey: key,
        paperSha256: paper.sha256,
        paperBytes: paper.size,
        paperSizes: paper.pages,
      })
      await insertFields(db, at, paper.fields)
      const digest = paper.sha256.toString('hex')
      await appendEvent(db, at, { kind: 'sent', byProfileId: profileId, origin, detail: { sha256: digest, pages: paper.pages.length } })
      const sent = (await findAgreement(db, AgreementId))!
      await showChange(db, sent, await giveTurn(context, sent, profileId))
    })
    context.audit(AgreementId, { parties: ready.parties.length, sha256: paper.sha256.toString('hex') })
    return { AgreementId, PaperDigest: paper.sha256.toString('hex') }
  },
}

/** Of all that the account has sent, whatever of it a member sees who is given a list of homes. */
async function checkLimit({ db, owned }: CallContext & { readonly owned: ReachedAgreement }): Promise<void> {
  const sent = await asSender(db, owned.accountId, () => countSentThisMonth(db, owned.accountId))
  if (sent >= (await signatureLimitOf(db, owned.accountId))) fail(SignatureLimitReached)
}

/** Words of ours go to addresses in the name of someone who has confirmed their own. */
async function checkAddresses({ db, actor }: CallContext, parties: readonly PartyRow[]): Promise<void> {
  const addresses = new Set(parties.flatMap(({ profile_id, email }) => (profile_id === null && email !== null ? email : [])))
  if (addresses.size === 0) return
  const { accountId }: AccountActor = accountActor(actor)
  if (!(await getAccountHolder(db, accountId)).isConfirmed) fail(ConfirmEmailToSend)
  for (const _ of addresses) {
    await countAgainstQuota(db, `agreements-sent-by:${accountId}`, {
      uses: MOST_ADDRESSES_A_DAY,
      windowSeconds: 86_400,
      failure: TooManyAgreementAddresses,
    })
  }
}
