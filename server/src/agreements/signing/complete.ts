import type { CallContext } from '../../rpc/call-context.ts'
import { say } from '../../text/said.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  aboutHome,
  type AgreementRow,
  agreementOutcomeJob,
  agreementText,
  appendEvent,
  giveToParties,
  giveTurn,
  kindOfOutcome,
  listParties,
  type PartyRow,
  setEnded,
  showChange,
  touchAgreement,
  turnNow,
} from '../agreements/agreement.public.ts'
import { sealAgreementJob } from './seal-agreement.job-definition.ts'

type Context = Pick<CallContext, 'db' | 'services' | 'actor'>

/** After a party has done its part: those after it are asked, or, where it was the last, the agreement is complete and gets its seal. */
export async function goOn(
  context: Context,
  agreement: AgreementRow,
  party: PartyRow,
  key: 'signedBy' | 'approvedBy',
): Promise<'sent' | 'completed'> {
  const { db } = context
  await touchAgreement(db, agreement.id)
  const parties = await listParties(db, agreement.id)
  if (turnNow(parties) === null) return complete(context, agreement, parties)
  await tellSender(context, agreement, party, key)
  await showChange(db, agreement, await giveTurn(context, agreement, agreement.profile_id))
  return 'sent'
}

async function complete({ db, services }: Context, agreement: AgreementRow, parties: readonly PartyRow[]): Promise<'completed'> {
  const at = { agreementId: agreement.id, accountId: agreement.account_id }
  await setEnded(db, agreement.id, 'completed', null)
  await appendEvent(db, at, { kind: 'completed', detail: { sha256: agreement.paper_sha256!.toString('hex') } })
  // Copies are theirs from now on; they hear of it when the file is there.
  const later = parties.filter(({ given_at }) => given_at === null).map(({ id }) => id)
  await giveToParties(db, later)
  await services.jobs.enqueue(db, sealAgreementJob, { agreementId: agreement.id }, `seal-agreement:${agreement.id}`)
  if (kindOfOutcome(agreement) !== null)
    await services.jobs.enqueue(db, agreementOutcomeJob, { agreementId: agreement.id }, `agreement-outcome:${agreement.id}`)
  await showChange(db, agreement, await listParties(db, agreement.id))
  return 'completed'
}

async function tellSender(context: Context, agreement: AgreementRow, party: PartyRow, key: 'signedBy' | 'approvedBy'): Promise<void> {
  await notify(context, {
    event: 'agreement.signed',
    once: `agreement.signed:${party.id}`,
    profileIds: [agreement.profile_id],
    ...aboutHome(agreement),
    said: say(agreementText, key, { title: agreement.title }),
    actorProfileId: party.profile_id,
    ...(party.profile_id === null && { actor: { name: party.name, id: party.person_id } }),
    path: paths.previewAgreement(agreement.id),
    changes: ['agreement'],
  })
}
