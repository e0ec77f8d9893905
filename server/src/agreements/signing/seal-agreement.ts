import { createHash, randomUUID } from 'node:crypto'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { layOver } from '../../pdf/lay-over.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { certificatePdf } from '../../pdf/templates/certificate-paper.ts'
import { overlayPdf } from '../../pdf/templates/overlay-paper.ts'
import { TimeStampFailed } from '../../pdf-seals/time-stamp.ts'
import type { SealedPdf } from '../../rpc/machinery.ts'
import type { Services } from '../../rpc/services.ts'
import { say } from '../../text/said.ts'
import {
  type AgreementRow,
  agreementText,
  appendEvent,
  type EventRow,
  type FieldRow,
  findAgreement,
  listEvents,
  listFields,
  listParties,
  lockAgreement,
  type PartyRow,
  showChange,
  tellOfEnd,
  countStampTry,
  listSignatures,
  setSealed,
  type SignatureRow,
} from '../agreements/agreement.public.ts'
import { findNameOf } from '../../identity/profiles/profile.public.ts'
import { text } from './certificate.text.ts'
import { LogBroken, wrongInLog } from './log-of-agreement.ts'
import { writeCertificate } from './write-certificate.ts'
import { writeOverlay } from './write-overlay.ts'

const CLAIMS = everything('agreements of all accounts are sealed here')

/** After so many tries without an answer of the time-stamp server the file is sealed without, and says so. */
const STAMP_TRIES = 4

type ToSeal = {
  readonly agreement: AgreementRow
  readonly parties: readonly PartyRow[]
  readonly fields: readonly FieldRow[]
  readonly events: readonly EventRow[]
  readonly signatures: ReadonlyMap<string, SignatureRow>
  readonly senderName: string
}

/**
 * Makes the sealed file of an agreement that everyone has signed. The bytes are there before the row names them, and one transaction says so:
 * whatever is ended in between leaves files that no row names, which the daily sweep deletes. It may run twice, and has one effect.
 */
export async function sealAgreement(services: Services, { agreementId }: { readonly agreementId: string }): Promise<void> {
  const toSeal = await services.jobDatabase.transaction(CLAIMS, (db) => readToSeal(db, agreementId), { readOnly: true })
  if (toSeal === null) return
  const wrong = wrongInLog(toSeal)
  if (wrong !== null) throw new LogBroken(`${wrong} of agreement ${agreementId}`)
  const { unsealed, certificate } = await makeFiles(services, toSeal)
  const { bytes, isTimeStamped } = await sealed(services, unsealed, agreementId)
  const folder = `agreements/sealed/${randomUUID()}`
  const [sealedKey, certificateKey] = [`${folder}/signed`, `${folder}/certificate`]
  await services.files.put(sealedKey, bytes)
  await services.files.put(certificateKey, certificate)
  const file = {
    sealedKey,
    sealedSha256: createHash('sha256').update(bytes).digest(),
    sealedBytes: bytes.length,
    certificateKey,
    isTimeStamped,
  }
  await services.jobDatabase.transaction(CLAIMS, async (db) => {
    const agreement = await lockAgreement(db, agreementId)
    if (!agreement || agreement.sealed_at !== null) return
    await setSealed(db, agreementId, file)
    const at = { agreementId, accountId: agreement.account_id }
    const detail = { sha256: file.sealedSha256.toString('hex'), level: isTimeStamped ? 'PAdES-B-T' : 'PAdES-B-B' }
    await appendEvent(db, at, { kind: 'sealed', detail })
    const parties = await listParties(db, agreementId)
    await tellOfEnd({ db, services }, agreement, parties, {
      kind: 'completed',
      said: say(agreementText, 'completed', { title: agreement.title }),
      actorProfileId: null,
    })
    await showChange(db, agreement, parties)
  })
}

async function readToSeal(db: Db, agreementId: string): Promise<ToSeal | null> {
  const agreement = await findAgreement(db, agreementId)
  if (!agreement || agreement.status !== 'completed' || agreement.sealed_at !== null) return null
  return {
    agreement,
    parties: await listParties(db, agreementId),
    fields: await listFields(db, agreementId),
    events: await listEvents(db, agreementId),
    signatures: await listSignatures(db, agreementId),
    senderName: (await findNameOf(db, agreement.profile_id)) ?? '',
  }
}

async function makeFiles(services: Services, toSeal: ToSeal): Promise<{ unsealed: Uint8Array; certificate: Uint8Array }> {
  const { agreement, parties, fields, events, signatures, senderName } = toSeal
  const paper = await services.files.read(agreement.paper_key!)
  const digest = createHash('sha256').update(paper).digest()
  if (!digest.equals(agreement.paper_sha256!)) throw new LogBroken(`the paper of agreement ${agreement.id} is not the one that was sent`)
  const { bytes: overlay } = await renderPdf(
    services,
    overlayPdf,
    writeOverlay({ agreement, pages: agreement.paper_sizes!, fields, parties, signatures }),
  )
  const checkAddress = new URL(paths.checkAgreement(), services.mailer.siteAddress()).href
  const { bytes: certificate } = await renderPdf(
    services,
    certificatePdf,
    writeCertificate({
      agreement,
      parties,
      events: upToCompleted(events),
      senderName,
      checkAddress,
      brand: { kind: 'house', name: PRODUCT },
    }),
  )
  return { unsealed: await layOver(services, { paper, overlay, behind: certificate }), certificate }
}

const PRODUCT = 'Keystead'

function upToCompleted(events: readonly EventRow[]): readonly EventRow[] {
  return events.slice(0, events.findIndex(({ kind }) => kind === 'completed') + 1)
}

/** Silence of the time-stamp server fails the job, which is tried again; after some tries it goes without. */
async function sealed(services: Services, unsealed: Uint8Array, agreementId: string): Promise<SealedPdf> {
  try {
    return await services.seals.seal(unsealed, { reason: text.reason, agreementId })
  } catch (error) {
    if (!(error instanceof TimeStampFailed)) throw error
    const tries = await services.jobDatabase.transaction(CLAIMS, (db) => countStampTry(db, agreementId))
    services.log.warn({ err: error, event: 'time-stamp-failed', agreement: agreementId, tries }, 'a time-stamp server gave no time stamp')
    if (tries < STAMP_TRIES) throw error
    return services.seals.seal(unsealed, { reason: text.reason, agreementId, withoutStamp: true })
  }
}
