import { paths } from '@keystead/contract/navigation/paths.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { RecipientIsBusy, type SendProfileEnquiry, TooManyEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { ProfileNotFound } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { findAccountOfAsset } from '../../properties/properties/property.public.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { presentName } from '../../identity/profiles/profile.public.ts'
import { newInquiryEmail } from './inquiry.email.ts'
import { say } from '../../text/said.ts'
import { text } from './inquiry.text.ts'
import { type Recipient, findListerInstead, findRecipient, insertInquiry } from './inquiry.queries.ts'

type Input = ParsedInputOf<typeof SendProfileEnquiry>

const DAY_SECONDS = 86_400
const MOST_SENT_A_DAY = { uses: 10, windowSeconds: DAY_SECONDS, failure: TooManyEnquiries }
const MOST_RECEIVED_A_DAY = { uses: 50, windowSeconds: DAY_SECONDS, failure: RecipientIsBusy }

export const sendProfileInquiry: Handler<typeof SendProfileEnquiry> = async (context, input) => {
  const recipient = await recipientOf(context.db, input)
  const answer = { RecipientName: presentName(recipient) }
  if (input.Website !== null) {
    // A program that fills in every field is not told that it was seen through.
    context.audit(recipient.profile_id, { droppedAsSpam: true })
    return answer
  }
  await countAgainstQuotas(context.db, input, recipient)
  const inquiryId = await deliver(context, input, recipient)
  context.audit(inquiryId, { profileId: recipient.profile_id, assetId: input.AssetId })
  return answer
}

/** A page that was opened before an agent took the listing over, or gave it back, names who had it: whoever has it now is meant. */
async function recipientOf(db: Db, { ProfileId, AssetId }: Input): Promise<Recipient> {
  const named = await findRecipient(db, ProfileId, AssetId)
  if (AssetId === null || named?.asset_title) return named ?? fail(ProfileNotFound)
  const instead = await listerInstead(db, ProfileId, AssetId)
  return (instead && (await findRecipient(db, instead, AssetId))) || fail(named ? PropertyNotFound : ProfileNotFound)
}

/** Who listed a home, and who does, its owner knows. */
async function listerInstead(db: Db, profileId: string, assetId: string): Promise<string | null> {
  const accountId = await findAccountOfAsset(db, assetId)
  return accountId && actingAs(db, accountId, () => findListerInstead(db, profileId, assetId))
}

async function countAgainstQuotas(db: Db, { Email }: Input, { profile_id: recipientId }: Recipient): Promise<void> {
  const sender = sha256(Email).toString('base64url')
  await countAgainstQuota(db, `inquiries-by:${sender}`, MOST_SENT_A_DAY)
  await countAgainstQuota(db, `inquiries-to:${recipientId}`, MOST_RECEIVED_A_DAY)
}

/** Into the inbox, and where it is wanted to the bell and by email; the answer to that email goes to the sender. */
async function deliver(context: CallContext, input: Input, recipient: Recipient): Promise<string> {
  const { db, actor } = context
  const words = { name: input.Name, email: input.Email, phone: input.Phone, message: input.Message }
  const senderAccountId = actor.kind === 'account' ? actor.accountId : null
  const inquiryId = await insertInquiry(db, { recipient, assetId: input.AssetId, senderAccountId, ...words })
  await notify(context, {
    event: 'enquiry.received',
    once: `enquiry.received:${inquiryId}`,
    profileIds: [recipient.profile_id],
    ...(input.AssetId !== null && { assetId: input.AssetId }),
    said: recipient.asset_title === null ? say(text, 'wrote') : say(text, 'wroteAbout', { home: recipient.asset_title }),
    actorProfileId: null,
    actor: { name: input.Name },
    path: paths.inquiries({ id: inquiryId }),
    changes: ['inquiry'],
    email: () => ({
      definition: newInquiryEmail,
      data: { inquiryId, ...words, assetTitle: recipient.asset_title },
      naturalKey: `inquiry:${inquiryId}`,
      replyTo: input.Email,
    }),
  })
  return inquiryId
}
