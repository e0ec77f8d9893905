import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { CardsSkeleton } from '../../../ui/Skeleton.tsx'
import { manageAddress } from '../form/property-places.ts'
import { FairHousingFindings } from './FairHousingFindings.tsx'
import { text } from './fair-housing.text.ts'

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
      title={text.title}
      description={text.intro}
      actions={
        <>
          {data && (
            <LinkButton to={manageAddress(data, 'description')} variant="primary">
              {text.changeTheWords}
            </LinkButton>
          )}
          <Button busy={busy} disabledReason={data ? null : text.loading} onClick={onReviewed}>
            {text.listAsItIs}
          </Button>
        </>
      }
    >
      {data ? <FairHousingFindings findings={fairHousingWarnings(data.Title, data.Description)} /> : <CardsSkeleton count={1} />}
    </Dialog>
  )
}
