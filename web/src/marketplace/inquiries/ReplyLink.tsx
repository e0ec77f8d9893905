import type { EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MailIcon } from '../../ui/icons.ts'
import { replyAddress } from './reply-address.ts'
import { text } from './inquiries.text.ts'

type ReplyLinkProps = {
  inquiry: EnquiryDetails
  /** In a list of several: whose message it answers. */
  label?: string
  onReply?: () => void
}

/** Opens a letter to the sender in the reader's own mail program. */
export function ReplyLink({ inquiry, label, onReply }: ReplyLinkProps) {
  return (
    <a href={replyAddress(inquiry)} className={buttonClass({ variant: 'primary' })} aria-label={label} onClick={onReply}>
      <Icon of={MailIcon} />
      <span>{text.replyByEmail}</span>
    </a>
  )
}
