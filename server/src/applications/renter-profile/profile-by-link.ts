import {
  type GetSharedRenterProfile,
  type OpenSharedRenterProfile,
  RenterProfileLinkOver,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { openLink } from '../../links/links.ts'
import { notifyAccount } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { say } from '../../text/said.ts'
import { PROFILE_LINK } from './profile-link.ts'
import { type OfRenter, renterOf } from './renter-profile.access.ts'
import { forReader, presentLinked, statedIn } from './renter-profile.present.ts'
import { findLinkedProfile, isToBeTold, type LinkedProfileRow, noteOpening } from './renter-profile.queries.ts'
import { text } from './renter-profile.text.ts'

/** Of one link, by all who have it. */
const MOST_OPENINGS_A_DAY = { uses: 100, windowSeconds: 86_400 }

type Linked = LinkedProfileRow & { readonly renter: OfRenter; readonly accountId: string }

/** In a transaction that from here on touches the rows of the renter. A link that is unknown, stopped or over is answered alike. */
async function behind(db: Db, secret: string): Promise<Linked> {
  const { accountId, objectId } = (await openLink(db, [PROFILE_LINK], secret)) ?? fail(RenterProfileLinkOver)
  await claimAccount(db, accountId)
  const renter = renterOf({ accountId })
  return { ...((await findLinkedProfile(db, renter, objectId)) ?? fail(RenterProfileLinkOver)), renter, accountId }
}

/** Public reads have no transaction of their own. */
export const getSharedRenterProfile: Handler<typeof GetSharedRenterProfile> = ({ services: { database } }, { Token }) =>
  database.transaction({ kind: 'public' }, async (db) => presentLinked(await behind(db, Token)), { readOnly: true })

export const openSharedRenterProfile: Handler<typeof OpenSharedRenterProfile> = async (context, { Token, Name }) => {
  const { db, audit } = context
  const linked = await behind(db, Token)
  await countAgainstQuota(db, `renter-profile-opened:${linked.share_id}`, MOST_OPENINGS_A_DAY)
  const openingId = await noteOpening(db, linked.renter, linked.share_id, Name)
  if (openingId !== null) await tellRenter(context, linked, openingId, Name)
  audit(linked.share_id, { isNoted: openingId !== null })
  return {
    ...presentLinked(linked),
    ShowsContacts: linked.shows_contacts,
    Stated: forReader(statedIn(linked), linked.shows_contacts),
  }
}

/** At most once an hour of each link; open screens follow in any case. Who reads may call themselves as they like, but sends no one anywhere. */
async function tellRenter(
  { db, services }: CallContext,
  { renter, accountId, share_id }: Linked,
  openingId: string,
  name: string,
): Promise<void> {
  await services.changes.notifyOwn(db, { account: accountId, by: null, changes: ['renterProfile'] })
  if (!(await isToBeTold(db, renter, share_id))) return
  await notifyAccount({ db, services }, accountId, {
    event: 'renterProfile.opened',
    once: `renterProfile.opened:${openingId}`,
    said: say(text, 'opened', { name: emailableName(name) }),
    path: paths.renterProfile(),
  })
}
