import type { GetUnreadEnquiryCount } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { enquiriesOf } from './enquiry.access.ts'
import { countEnquiries } from './enquiry.queries.ts'

/** A menu says "99+" beyond. */
const MOST_SHOWN = 99

export const getUnreadEnquiryCount: Handler<typeof GetUnreadEnquiryCount> = async ({ db, actor }) => ({
  Unread: await countEnquiries(db, enquiriesOf(profileActor(actor)), 'unread', MOST_SHOWN),
})
