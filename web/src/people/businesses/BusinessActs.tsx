import { SetBusinessListStatus, UpdateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PencilIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useListing } from './use-listing.ts'
import { text } from './view-business.text.ts'

/** What is done with a business, by those who may. */
export function BusinessActs({ business }: { business: BusinessDetails }) {
  const { BusinessId, Name, Status, Missing } = business
  const may = useMay()
  const { list, isBusy } = useListing(business)
  const [isAsking, setIsAsking] = useState(false)
  const mayList = may(SetBusinessListStatus)
  if (!may(UpdateBusiness) || Status === 'deleting') return null
  const isReady = Object.keys(Missing).length === 0

  async function unlist() {
    await list(false)
    setIsAsking(false)
  }

  return (
    <>
      <LinkButton to={paths.editBusiness(BusinessId)} icon={PencilIcon}>
        {text.edit}
      </LinkButton>
      {mayList && Status === 'listed' && <Button onClick={() => setIsAsking(true)}>{text.unlist}</Button>}
      {mayList && Status !== 'listed' && isReady && (
        <Button variant="primary" busy={isBusy} onClick={() => void list(true)}>
          {text.list}
        </Button>
      )}
      {mayList && Status !== 'listed' && !isReady && (
        <LinkButton to={paths.reviewBusiness(BusinessId)} variant="primary">
          {text.review}
        </LinkButton>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text.unlistTitle({ name: Name })}
        consequence={text.unlistConsequence}
        confirmText={text.unlist}
        tone="normal"
        busy={isBusy}
        onConfirm={() => void unlist()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
