import type { ListingDetails } from '@keystead/contract/assets/marketplace/marketplace.schemas.ts'
import { lazy } from 'react'
import { loadPart } from '../../../app/chunks.ts'
import { CalendarIcon, MailIcon } from '../../../ui/icons.ts'
import { LateDialogButton } from './LateDialogButton.tsx'

const EnquiryDialog = lazy(async () => ({
  default: (await loadPart(() => import('../../../users/enquiries/EnquiryDialog.tsx'))).EnquiryDialog,
}))
const ViewingDialog = lazy(async () => ({
  default: (await loadPart(() => import('../../viewings/ViewingDialog.tsx'))).ViewingDialog,
}))
const ReportDialog = lazy(async () => ({
  default: (await loadPart(() => import('../../listing-reports/ReportDialog.tsx'))).ReportDialog,
}))

type ListingButtonProps = { listing: ListingDetails; wide?: boolean }

/** Asks whoever lists this home for a viewing. */
export function ViewingButton({ listing, wide }: ListingButtonProps) {
  return (
    <LateDialogButton variant="primary" icon={CalendarIcon} wide={wide} Dialog={ViewingDialog} about={{ asset: listing }}>
      Ask for a viewing
    </LateDialogButton>
  )
}

/** Writes to whoever lists this home. */
export function WriteButton({ listing, wide }: ListingButtonProps) {
  return (
    <LateDialogButton icon={MailIcon} wide={wide} Dialog={EnquiryDialog} about={{ profile: listing.ListedBy, asset: listing }}>
      Send a message
    </LateDialogButton>
  )
}

/** Tells us what is wrong with the listing. */
export function ReportButton({ listing }: ListingButtonProps) {
  return (
    <LateDialogButton variant="quiet" size="sm" Dialog={ReportDialog} about={{ asset: listing }}>
      Report this listing
    </LateDialogButton>
  )
}
