import { notify } from '../../platform/notifications/notification.public.ts'
import { staysWithinQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { type Moving, connectionPath } from './connection-steps.ts'
import { wishToConnect } from './connection-words.ts'
import type { ConnectionRow } from './connection.queries.ts'
import { sendInvitationLink } from './invitation-link.ts'
import { type Sender, findDefaultProfile } from './invite.queries.ts'

/** Whoever asks, one address gets no more invitations by email than this. Further ones wait for it silently. */
const EMAILS_A_DAY = { uses: 3, windowSeconds: 86_400 }

/** Whoever is known hears of it as of anything else; an address gets a secret link. */
export async function deliverInvitation(
  moving: Moving,
  connection: ConnectionRow,
  sender: Pick<Sender, 'profileId' | 'name'>,
): Promise<void> {
  const { db } = moving
  const { id, invite_email: email, addressee_account_id: accountId, sent_count: count } = connection
  const mayEmail = email === null || (await staysWithinQuota(db, `invitations-to:${sha256(email).toString('base64url')}`, EMAILS_A_DAY))
  const profileId = connection.addressee_profile_id ?? (accountId && (await findDefaultProfile(db, accountId)))
  if (profileId) {
    await notify(moving, {
      event: 'connection.invited',
      once: `connection.invited:${id}:${count}`,
      profileIds: [profileId],
      said: wishToConnect(connection),
      actorProfileId: sender.profileId,
      path: connectionPath(id),
      changes: ['connection', 'lease', 'share'],
      emailedSeparately: !mayEmail,
    })
  } else if (email !== null && mayEmail) {
    await sendInvitationLink(moving, { ...connection, invite_email: email }, sender.name)
  }
}
