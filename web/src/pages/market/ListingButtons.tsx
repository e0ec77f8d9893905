import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { CalendarIcon, MailIcon } from '../../ui/icons.ts'
import { LateDialogButton } from '../../marketplace/search/listing-page/LateDialogButton.tsx'
import { text } from './listing.text.ts'

const InquiryDialog = lazyPart(() => import('../../marketplace/inquiries/InquiryDialog.tsx').then((part) => part.InquiryDialog))
const TourDialog = lazyPart(() => import('../../marketplace/tours/TourDialog.tsx').then((part) => part.TourDialog))
const ReportDialog = lazyPart(() => import('../../marketplace/listing-reports/ReportDialog.tsx').then((part) => part.ReportDialog))

type ListingButtonProps = { listing: ListingDetails; wide?: boolean }

/** Asks whoever lists this home for a tour. */
export function TourButton({ listing, wide }: ListingButtonProps) {
  return (
    <LateDialogButton variant="primary" icon={CalendarIcon} wide={wide} Dialog={TourDialog} about={{ asset: listing }}>
      {text.requestTour}
    </LateDialogButton>
  )
}

/** Writes to whoever lists this home. */
export function WriteButton({ listing, wide }: ListingButtonProps) {
  return (
    <LateDialogButton icon={MailIcon} wide={wide} Dialog={InquiryDialog} about={{ profile: listing.ListedBy, asset: listing }}>
      {text.sendMessage}
    </LateDialogButton>
  )
}

/** Tells us what is wrong with the listing. */
export function ReportButton({ listing }: ListingButtonProps) {
  return (
    <LateDialogButton variant="quiet" size="sm" Dialog={ReportDialog} about={{ asset: listing }}>
      {text.report}
    </LateDialogButton>
  )
}
