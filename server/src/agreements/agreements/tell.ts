import { paths } from '@keystead/contract/navigation/paths.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendEmail } from '../../email/send-email.ts'
import { findNameOf, getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { announceChange } from '../../live/announce-change.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, say } from '../../text/said.ts'
import { agreementEndedEmail, agreementToDoEmail, type EndedNews, type ToDo } from './agreement.email.ts'
import { makePartyLink } from './agreement-link.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import type { PartyRow } from './party.queries.ts'

/*
 * Profiles hear of it as of everything else, those without an account by an email with a link. Before the sender has confirmed their own
 * address nothing is sent to addresses, which sending has looked at.
 */

type Context = Pick<EventContext, 'db' | 'services'> & Partial<Pick<EventContext, 'actor'>>
type About = Pick<AgreementRow, 'id' | 'account_id' | 'profile_id' | 'title' | 'asset_id' | 'subject' | 'message' | 'sign_by'>

/** Which home news are about: members who are given a list of homes hear of theirs. */
export function aboutHome({ asset_id: assetId }: Pick<AgreementRow, 'asset_id'>): { assetId?: string } {
  return assetId === null ? {} : { assetId }
}

/** `once` tells this round from others, so that each is told once of it. */
export async function tellOfTurn(
  context: Context,
  agreement: About,
  parties: readonly PartyRow[],
  {
    once,
    isReminder = false,
    actorProfileId,
  }: { readonly once: string; readonly isReminder?: boolean; readonly actorProfileId: string | null },
): Promise<void> {
  const kindOf = ({ part }: PartyRow) => (part === 'signer' ? 'toSign' : part === 'approver' ? 'toApprove' : 'toRead')
  for (const party of parties) {
    const kind = kindOf(party)
    if (party.profile_id !== null) {
      await notify(context, {
        event: 'agreement.sent',
        once: `agreement.sent:${party.id}:${once}`,
        profileIds: [party.profile_id],
        ...aboutHome(agreement),
        said: isReminder ? say(text, 'reminder', { title: agreement.title }) : say(text, kind, { title: agreement.title }),
        actorProfileId,
        path: paths.signAgreement(agreement.id),
        changes: ['agreement'],
      })
    } else await emailToDo(context, agreement, party, { kind: isReminder ? 'reminder' : kind, once })
  }
}

async function emailToDo(
  { db, services }: Context,
  agreement: About,
  party: PartyRow,
  { kind, once }: { readonly kind: ToDo['kind']; readonly once: string },
): Promise<void> {
  const { name, language, brandId } = await senderOf(db, agreement)
  await sendEmail(services, db, agreementToDoEmail, {
    to: { email: party.email! },
    data: {
      name,
      kind,
      title: emailableWords(agreement.title),
      subject: kind === 'reminder' ? null : emailableWords(agreement.subject),
      message: emailableWords(agreement.message),
      signBy: agreement.sign_by,
    },
    naturalKey: `agreement-to-do:${party.id}:${once}`,
    tokenId: await makePartyLink(db, party),
    brandId,
    language,
  })
}

async function senderOf(db: Context['db'], { account_id: accountId, profile_id: profileId }: About) {
  const { language } = await getAccountHolder(db, accountId)
  return { name: emailableName((await findNameOf(db, profileId)) ?? ''), language, brandId: await brandFor(db, profileId) }
}

type Ending = {
  readonly kind: EndedNews['kind']
  readonly said: Said
  readonly reason?: string | null
  readonly actorProfileId: string | null
  /** The last day, where one that was signed ends early. */
  readonly endsOn?: string | null
  /** Who did it, where that is someone without a profile. */
  readonly actorName?: string
}

/** All who know of it, and its sender, hear how it ended; the one who ended it does not. */
export async function tellOfEnd(
  context: Context,
  agreement: About,
  parties: readonly PartyRow[],
  { kind, said, reason = null, endsOn = null, actorProfileId, actorName }: Ending,
): Promise<void> {
  const told = parties.filter(({ given_at }) => given_at !== null)
  const profileIds = [agreement.profile_id, ...told.flatMap(({ profile_id }) => profile_id ?? [])]
  await notify(context, {
    event: 'agreement.signed',
    once: `agreement.${kind}:${agreement.id}`,
    profileIds,
    ...aboutHome(agreement),
    said,
    actorProfileId,
    ...(actorName !== undefined && { actor: { name: actorName } }),
    path: paths.previewAgreement(agreement.id),
    changes: ['agreement'],
  })
  const byEmail = told.filter(({ profile_id, state }) => profile_id === null && !(kind === 'declined' && state === 'declined'))
  if (byEmail.length === 0) return
  const { name, language, brandId } = await senderOf(context.db, agreement)
  for (const party of byEmail)
    await sendEmail(context.services, context.db, agreementEndedEmail, {
      to: { email: party.email! },
      data: { name, kind, title: emailableWords(agreement.title), reason: emailableWords(reason), endsOn },
      naturalKey: `agreement-${kind}:${party.id}`,
      tokenId: await makePartyLink(context.db, party),
      brandId,
      language,
    })
}

/** Screens of all who know of it show how it stands now. */
export async function showChange(
  db: Context['db'],
  agreement: Pick<AgreementRow, 'profile_id'>,
  parties: readonly PartyRow[],
): Promise<void> {
  const known = parties.flatMap(({ profile_id, given_at }) => (profile_id !== null && given_at !== null ? profile_id : []))
  await announceChange(db, [agreement.profile_id, ...known], ['agreement'])
}
