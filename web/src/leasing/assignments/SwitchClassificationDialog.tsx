import { SwitchAssetClassificationInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { SwitchAssetClassification } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { ASSET_TYPES, CATEGORIES, LISTING_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { listedName } from '../../properties/properties/home-texts.ts'
import { PROPERTY_LABELS } from '../../properties/properties/form/property-fields.ts'
import { text } from './switch-classification.text.ts'
import styles from './Assignments.module.css'

type Home = Pick<UserAssetDetails, 'AssetId' | 'Title' | 'CategoryId' | 'IsListed'> & { AddressLine: string | null }

/** A home becomes a space for work, or the other way round. */
export function SwitchClassificationDialog({ home, onClose }: { home: Home; onClose: () => void }) {
  const { data, error, refetch } = useCall(GetUserAssetDetails, { AssetId: home.AssetId })
  const isCommercial = home.CategoryId === CATEGORIES.Commercial
  return (
    <Dialog
      open
      onClose={onClose}
      title={(isCommercial ? text.residentialTitle : text.commercialTitle)({ home: listedName(home) })}
      description={
        <ul className={styles.plain}>
          <li>{text.staysTheSame}</li>
          <li>{isCommercial ? text.commercialFactsCleared : text.residentialFactsCleared}</li>
          <li>{home.IsListed ? text.leavesMarket : text.canBeListed}</li>
          <li>{text.notWhileLeased}</li>
        </ul>
      }
    >
      {data ? (
        <SwitchForm details={data} onClose={onClose} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Dialog>
  )
}

function SwitchForm({ details, onClose }: { details: UserAssetDetails; onClose: () => void }) {
  const switchKind = useCommand(SwitchAssetClassification)
  const isCommercial = details.CategoryId === CATEGORIES.Commercial
  const category = isCommercial ? CATEGORIES.Residential : CATEGORIES.Commercial
  const types = ASSET_TYPES.filter(({ CategoryId }) => CategoryId === category)
  const listingTypes = LISTING_TYPES.filter(({ categories }) => categories.some((candidate) => candidate === category))
  const form = useContractForm(SwitchAssetClassificationInput, {
    AssetId: details.AssetId,
    Version: details.Version,
    CategoryId: category,
    AssetTypeId: undefined,
    ListingTypeId: listingTypes.find(({ Id }) => Id === details.ListingTypeId)?.Id,
  })
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        await switchKind.run(typed)
        toast.success(messages.zoneSwitched)
        onClose()
      }}
    >
      <SelectField name="AssetTypeId" label={PROPERTY_LABELS.AssetTypeId} choices={types} />
      <SelectField name="ListingTypeId" label={PROPERTY_LABELS.ListingTypeId} choices={listingTypes} />
      <FormActions>
        <SubmitButton>{isCommercial ? text.makeResidential : text.makeCommercial}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}
