import { PropertyNotFound } from '@keystead/contract/assets/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { RecipientIsBusy, type SendProfileEnquiry, TooManyEnquiries } from '@keystead/contract/users/enquiries/enquiry.operations.ts'
import { ProfileNotFound } from '@keystead/contract/users/profiles/profile.operations.ts'
import type { Db } from '../../database/db.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { wantsMail } from '../../notifications/preferences/preference.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { presentName } from '../profiles/profile.public.ts'
import { newEnquiryMail } from './enquiry.mail.ts'
import { type Recipient, findRecipient, insertEnquiry } from './enquiry.queries.ts'

type Input = ParsedInputOf<typeof SendProfileEnquiry>

const DAY_SECONDS = 86_400
const MOST_SENT_A_DAY = { uses: 10, windowSeconds: DAY_SECONDS, failure: TooManyEnquiries }
const MOST_RECEIVED_A_DAY = { uses: 50, windowSeconds: DAY_SECONDS, failure: RecipientIsBusy }

export const sendProfileEnquiry: PreparedHandler<typeof SendProfileEnquiry, boolean> = {
  // What the recipient wants to hear of stands in rows that the sender's transaction does not see.
  async prepare({ db, services }, input) {
    const recipient = await findRecipient(db, input.ProfileId, input.AssetId)
    if (!recipient?.takes_mail) return false
    return wantsMail(services, { accountId: recipient.account_id, profileId: recipient.profile_id }, 'enquiry.received')
  },

  async run(context, input, byMail) {
    const recipient = (await findRecipient(context.db, input.ProfileId, input.AssetId)) ?? fail(ProfileNotFound)
    if (input.AssetId !== null && recipient.asset_title === null) fail(PropertyNotFound)
    const answer = { RecipientName: presentName(recipient) }
    if (input.Website !== null) {
      // A program that fills in every field is not told that it was seen through.
      context.audit(recipient.profile_id, { droppedAsSpam: true })
      return answer
    }
    await countAgainstQuotas(context.db, input)
    const enquiryId = await deliver(context, input, recipient, byMail)
    context.audit(enquiryId, { profileId: recipient.profile_id, assetId: input.AssetId })
    return answer
  },
}

async function countAgainstQuotas(db: Db, { Email, ProfileId }: Input): Promise<void> {
  const sender = sha256(Email).toString('base64url')
  await countAgainstQuota(db, `enquiries-by:${sender}`, MOST_SENT_A_DAY)
  await countAgainstQuota(db, `enquiries-to:${ProfileId}`, MOST_RECEIVED_A_DAY)
}

/** Into the inbox, and where it is wanted by mail; the answer to that mail goes to the sender. */
async function deliver({ db, actor, services }: CallContext, input: Input, recipient: Recipient, byMail: boolean): Promise<string> {
  const words = { name: input.Name, email: input.Email, phone: input.Phone, message: input.Message }
  const senderAccountId = actor.kind === 'account' ? actor.accountId : null
  const enquiryId = await insertEnquiry(db, { recipient, assetId: input.AssetId, senderAccountId, ...words })
  if (byMail) {
    await sendMail(services, db, newEnquiryMail, {
      to: { email: recipient.email, name: presentName(recipient) },
      data: { enquiryId, ...words, assetTitle: recipient.asset_title },
      naturalKey: `enquiry:${enquiryId}`,
      accountId: recipient.account_id,
      replyTo: input.Email,
    })
  }
  return enquiryId
}
