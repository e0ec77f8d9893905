import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendEmail } from '../../email/send-email.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink, revokeLinksTo } from '../../links/links.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import { type CallContext, languageOf, profileActor } from '../../rpc/call-context.ts'
import { shareEmail } from './share.email.ts'
import { findUntil } from './shared-by-link.queries.ts'
import type { NewShare, Thing } from './share.queries.ts'

/** Opens what is shared with an address, until the share ends. */
export const SHARE_LINK = defineLink({
  name: 'document-share',
  opens: 'document-share',
  lifetimeSeconds: 'given',
  isSingleUse: false,
  keepsOlder: true,
})

/** The email may wait a while before it leaves and its time begins; what the share says counts in any case. */
const WAITING_SECONDS = 2 * 86_400

/** An email to each address. A link that was sent before for the same no longer works. */
export async function sendLinks(context: CallContext, thing: Thing, links: readonly NewShare[], message: string | null): Promise<void> {
  const { db, actor, services } = context
  const { accountId, profileId } = profileActor(actor)
  if (links.length === 0) return
  const name = (await findProfileCards(db, [profileId])).get(profileId)?.Name ?? nameless.closedAccount
  for (const { id, email } of links) {
    await revokeLinksTo(db, SHARE_LINK, id)
    const { until_on: until, seconds_left: secondsLeft } = await findUntil(db, id)
    const tokenId = await makeLink(db, SHARE_LINK, { accountId, objectId: id, lifetimeSeconds: secondsLeft + WAITING_SECONDS })
    await sendEmail(services, db, shareEmail, {
      to: { email: email! },
      data: { name: emailableName(name), isFolder: thing.kind === 'folder', message: emailableWords(message), until },
      naturalKey: `document-shared:${tokenId}`,
      tokenId,
      brandId: await brandFor(db, profileId),
      language: languageOf(context),
    })
  }
}
