import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { DocumentFolderNotFound, DocumentNotFound, RestrictedType } from '@keystead/contract/documents/documents/document.operations.ts'
import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import {
  ConfirmEmailToShare,
  NotConnectedToShare,
  type ShareDocument,
  ShareUntilPassed,
  ShareWithSelf,
  TooManyShareAddresses,
} from '@keystead/contract/documents/sharing/share.operations.ts'
import { messages } from '@keystead/contract/documents/sharing/sharing-messages.text.ts'
import { LINK_DAYS, MAX_LINK_DAYS, MOST_ADDRESSES_A_DAY } from '@keystead/contract/documents/sharing/share.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { getAccountHolder, lockProfile } from '../../identity/profiles/profile.public.ts'
import { lockJoined } from '../../people/connections/connection.public.ts'
import { findTimeZoneOfPerson } from '../../platform/preferences/preference.public.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { checkSeesAllIn, documentsOf } from '../documents/document.public.ts'
import { writingShares } from './writing-shares.ts'
import { sendLinks } from './share-link.ts'
import { endOverShares, listThings, type Terms, type Thing, shareWithAddresses, shareWithProfiles } from './share.queries.ts'
import { tellOfShares } from './share-news.ts'
import { text } from './share.text.ts'
import { dayIn, todayIn } from '../../database/days.ts'

type Input = ParsedInputOf<typeof ShareDocument>

export const shareDocument: Handler<typeof ShareDocument> = async (context, input) => {
  const { db, actor, audit } = context
  const caller = profileActor(actor)
  const drawer = documentsOf(caller)
  // What is shared is there until this is written.
  await lockProfile(db, drawer)
  const things = await thingsToShare(context, input)
  await checkSeesAllIn(context, input.FolderIds)
  await checkPeople(context, input)
  const terms = await termsOf(context, input)
  const termsOfLinks = input.Emails.length === 0 ? terms : await endingTerms(db, terms)
  const { shared, links } = await writingShares(db, caller.accountId, async () => {
    await endOverShares(
      db,
      things.map(({ id }) => id),
    )
    return {
      shared: await shareWithProfiles(db, drawer, things, input.ProfileIds, terms),
      links: await shareWithAddresses(db, drawer, things, input.Emails, termsOfLinks),
    }
  })
  await tellOfShares(context, things, shared)
  await sendLinks(context, things[0]!, links, input.Message)
  audit(things[0]!.id, { things: things.length, profiles: input.ProfileIds, addresses: links.length, permission: input.Permission })
  return { SharedCount: shared.length + links.length }
}

async function thingsToShare({ db, actor }: CallContext, { DocumentIds, FolderIds }: Input): Promise<Thing[]> {
  const things = await listThings(db, documentsOf(profileActor(actor)), { documentIds: DocumentIds, folderIds: FolderIds })
  if (things.filter(({ kind }) => kind === 'document').length < DocumentIds.length) fail(DocumentNotFound)
  if (things.length < DocumentIds.length + FolderIds.length) fail(DocumentFolderNotFound)
  if (things.some(({ document_type_id: typeId }) => typeId !== null && RESTRICTED_TYPE_IDS.includes(typeId))) fail(RestrictedType)
  return things
}

async function checkPeople(context: CallContext, { ProfileIds, Emails, DocumentIds, FolderIds }: Input): Promise<void> {
  const { db, actor } = context
  const { profileId } = profileActor(actor)
  if (ProfileIds.includes(profileId)) fail(ShareWithSelf, { ProfileIds: messages.withSelf })
  const joined = await lockJoined(db, profileId, ProfileIds)
  if (joined.size < ProfileIds.length) fail(NotConnectedToShare, { ProfileIds: messages.notConnected })
  if (Emails.length === 0) return
  if (DocumentIds.length + FolderIds.length > 1) failField('Emails', text.oneAtATime)
  const { accountId } = accountActor(actor)
  const holder = await getAccountHolder(db, accountId)
  if (!holder.isConfirmed) fail(ConfirmEmailToShare, { Emails: messages.confirmEmail })
  if (holder.email !== null && Emails.includes(holder.email)) fail(ShareWithSelf, { Emails: messages.withSelf })
  for (const _ of Emails) {
    await countAgainstQuota(db, `documents-sent-by:${accountId}`, {
      uses: MOST_ADDRESSES_A_DAY,
      windowSeconds: 86_400,
      failure: TooManyShareAddresses,
    })
  }
}

async function termsOf({ db, actor }: CallContext, { Permission, Message, UntilDate }: Input): Promise<Terms> {
  const timeZone = (await findTimeZoneOfPerson(db, accountActor(actor))) ?? USUAL_TIME_ZONE
  const today = await todayIn(db, timeZone)
  if (UntilDate !== null && UntilDate < today) fail(ShareUntilPassed, { UntilDate: messages.untilPassed })
  return { permission: Permission, message: Message, untilOn: UntilDate, timeZone, byProfileId: profileActor(actor).profileId }
}

/** A link ends by itself: all who have the email have it. */
async function endingTerms(db: CallContext['db'], terms: Terms): Promise<Terms> {
  if (terms.untilOn === null) return { ...terms, untilOn: (await dayIn(db, terms.timeZone, LINK_DAYS)).later }
  if (terms.untilOn > (await dayIn(db, terms.timeZone, MAX_LINK_DAYS)).later) failField('UntilDate', text.linkTooLong)
  return terms
}
