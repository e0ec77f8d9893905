import type { GetUnreadEnquiryCount } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { inquiriesOf } from './inquiry.access.ts'
import { countInquiries } from './inquiry.queries.ts'

/** A menu says "99+" beyond. */
const MOST_SHOWN = 99

export const getUnreadInquiryCount: Handler<typeof GetUnreadEnquiryCount> = async ({ db, actor }) => ({
  Unread: await countInquiries(db, inquiriesOf(profileActor(actor)), 'unread', MOST_SHOWN),
})
