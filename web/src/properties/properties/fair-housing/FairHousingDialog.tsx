import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { CardsSkeleton } from '../../../ui/Skeleton.tsx'
import { manageAddress } from '../form/property-places.ts'
import { FairHousingFindings } from './FairHousingFindings.tsx'

type FairHousingDialogProps = {
  assetId: string | null
  busy: boolean
  /** The owner has read it and lists the property as it is. */
  onReviewed: () => void
  onClose: () => void
}

/** Before a listing goes out with words that may state a preference: what was found, read by the person who answers for it. */
export function FairHousingDialog({ assetId, busy, onReviewed, onClose }: FairHousingDialogProps) {
  const { data } = useCall(GetUserAssetDetails, { AssetId: assetId ?? '' }, { enabled: assetId !== null })
  return (
    <Dialog
      open={assetId !== null}
      onClose={onClose}
      title="Please read this before you list it"
      description="Fair housing law forbids a listing to state whom you would rather have. A program read your words and may be wrong: you decide."
      actions={
        <>
          {data && (
            <LinkButton to={manageAddress(data, 'description')} variant="primary">
              Change the words
            </LinkButton>
          )}
          <Button busy={busy} disabledReason={data ? null : 'The words are still on their way.'} onClick={onReviewed}>
            I have read it, list as it is
          </Button>
        </>
      }
    >
      {data ? <FairHousingFindings findings={fairHousingWarnings(data.Title, data.Description)} /> : <CardsSkeleton count={1} />}
    </Dialog>
  )
}
