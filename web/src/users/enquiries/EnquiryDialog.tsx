import { Dialog } from '../../ui/Dialog.tsx'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'

/** The form in a window over the page that it is about. */
export function EnquiryDialog({ onClose, ...enquiry }: EnquiryFormProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Write to ${enquiry.profile.Name}`}
      description={enquiry.asset && `About “${enquiry.asset.Title}”.`}
    >
      <EnquiryForm {...enquiry} />
    </Dialog>
  )
}
