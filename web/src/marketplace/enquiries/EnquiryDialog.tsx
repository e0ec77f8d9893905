import { Dialog } from '../../ui/Dialog.tsx'
import { EnquiryForm, type EnquiryProps, useEnquiryDraft } from './EnquiryForm.tsx'

/** The form in a window over the page that it is about. What was typed is still there when it is opened again. */
export function EnquiryDialog({ open, onClose, ...enquiry }: EnquiryProps & { open: boolean; onClose: () => void }) {
  const draft = useEnquiryDraft(enquiry)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepsTyped
      title={`Write to ${enquiry.profile.Name}`}
      description={enquiry.asset && `About “${enquiry.asset.Title}”.`}
    >
      <EnquiryForm {...enquiry} draft={draft} />
    </Dialog>
  )
}
