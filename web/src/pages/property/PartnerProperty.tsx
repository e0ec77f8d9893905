import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { Breadcrumb } from '../../ui/Page.tsx'
import { VisitorLink } from './PropertyActs.tsx'
import { PropertyFrame } from './PropertyFrame.tsx'

/** A property as those see it who own a part of it and leave the work to others: everything to read, nothing to do. */
export function PartnerProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  return <PropertyFrame details={details} breadcrumbs={[list]} action={<VisitorLink details={details} />} />
}
