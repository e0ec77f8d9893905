import { Dialog } from '../../ui/Dialog.tsx'
import { InquiryForm, type InquiryProps, useInquiryDraft } from './InquiryForm.tsx'
import { text } from './inquiry-form.text.ts'

/** The form in a window over the page that it is about. What was typed is still there when it is opened again. */
export function InquiryDialog({ open, onClose, ...inquiry }: InquiryProps & { open: boolean; onClose: () => void }) {
  const draft = useInquiryDraft(inquiry)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepsTyped
      title={text.messageTo({ name: inquiry.profile.Name })}
      description={inquiry.asset && text.aboutHome({ title: inquiry.asset.Title })}
    >
      <InquiryForm {...inquiry} draft={draft} />
    </Dialog>
  )
}
