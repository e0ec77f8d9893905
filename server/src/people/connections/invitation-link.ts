import { CONNECTION_STATES, INVITATION_DAYS } from '@keystead/contract/people/connections/connection.values.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { Services } from '../../rpc/services.ts'
import { type ConnectionRow, findJoined } from './connection.queries.ts'
import { invitationEmail } from './connection.email.ts'
import { lockLinkedConnection } from './invitation-link.queries.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink, openLink, revokeLinksTo } from '../../links/links.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { findAccountLanguage } from '../../identity/accounts/account.public.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'

/** Secret links that show one invitation to whoever got its email. */
export const INVITATION_LINK = defineLink({
  name: 'invitation',
  opens: 'connection',
  lifetimeSeconds: INVITATION_DAYS * 86_400,
  // An answer ends it, looking at it does not.
  isSingleUse: false,
  keepsOlder: true,
})

/** Sends the link of an invitation to its address. The one before it no longer works. */
export async function sendInvitationLink(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'> },
  connection: ConnectionRow & { invite_email: string },
  senderName: string,
): Promise<void> {
  await cancelInvitationLinks(db, connection.id)
  const { id, invite_email: email, requester_account_id: accountId } = connection
  const tokenId = await makeLink(db, INVITATION_LINK, { accountId, objectId: id })
  await sendEmail(services, db, invitationEmail, {
    to: { email },
    data: {
      name: emailableName(senderName),
      typeId: connection.addressee_type_id,
      home: emailableWords(connection.home),
      message: emailableWords(connection.message),
    },
    naturalKey: `${invitationEmail.name}:${tokenId}`,
    tokenId,
    brandId: await brandFor(db, connection.requester_profile_id),
    language: (await findAccountLanguage(db, accountId)) ?? undefined,
  })
}

/**
 * Whatever became of an invitation: its link works no more, and an email that still waits does not leave. One that was sent may
 * be kept to say what became of it.
 */
export async function cancelInvitationLinks(db: Db, connectionId: string, { keepSent = false } = {}): Promise<void> {
  await revokeLinksTo(db, INVITATION_LINK, connectionId, { keepSent })
}

/** The open invitation behind a secret, for either side to go on with. Null: used, replaced, foreign, answered or out of time. */
export async function findInvitationBehind(db: Db, secret: string, { lock }: { lock: boolean }): Promise<ConnectionRow | null> {
  const connection = await findLinked(db, secret, { lock })
  return connection === null || connection.state !== CONNECTION_STATES.Pending || connection.is_over ? null : connection
}

/** Whether the invitation behind a secret has ended because its two sides are joined, and they still are. */
export async function isConnectedBehind(db: Db, secret: string): Promise<boolean> {
  const linked = await findLinked(db, secret, { lock: false })
  const invited = linked?.addressee_profile_id
  if (linked?.state !== CONNECTION_STATES.Terminated || !invited) return false
  const joined = await actingAs(db, linked.requester_account_id, () => findJoined(db, linked.requester_profile_id, [invited]))
  return joined.size > 0
}

async function findLinked(db: Db, secret: string, { lock }: { lock: boolean }): Promise<ConnectionRow | null> {
  const link = await openLink(db, [INVITATION_LINK], secret)
  // The link belongs to who invited.
  return link && actingAs(db, link.accountId, () => lockLinkedConnection(db, link.objectId, { lock }))
}
