import { businessImageTexts } from '@keystead/contract/people/businesses/business.forms.ts'
import { DeleteBusinessImage } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { MAX_BUSINESS_IMAGES } from '@keystead/contract/people/businesses/business.values.ts'
import { z } from 'zod'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useMay } from '../../sessions/rights.ts'
import { PictureBoard } from '../../ui/pictures/PictureBoard.tsx'
import { text as words } from '../../ui/pictures/pictures.text.ts'
import { useArrangement } from '../../ui/pictures/use-arrangement.ts'
import { usePictureUploads } from '../../ui/pictures/use-picture-uploads.ts'
import type { ShownPicture } from './business-pictures.ts'
import { useBusinessPictures } from './use-business-pictures.ts'
import { text } from './business-pictures.text.ts'

const TextsForm = z.strictObject(businessImageTexts)

/** The pictures of a business. */
export function BusinessPictures({ business }: { business: BusinessDetails }) {
  const { shown, save, add } = useBusinessPictures(business)
  const deletion = useCommand(DeleteBusinessImage)
  const mayDelete = useMay()(DeleteBusinessImage)
  const { pictures, arrange } = useArrangement(shown, save)
  const uploads = usePictureUploads('business-image', add)

  return (
    <PictureBoard<ShownPicture>
      intro={text.intro}
      listLabel={text.listLabel}
      deleteConsequence={text.deleteConsequence}
      images={pictures}
      most={MAX_BUSINESS_IMAGES}
      uploads={uploads}
      arrange={arrange}
      wordsOf={({ Caption, AltText }) => Caption ?? AltText}
      renderTexts={(dialog) => <TextsDialog {...dialog} />}
      remove={mayDelete ? ({ ImageId }) => deletion.run({ ImageId }) : null}
      isRemoving={deletion.pending}
    />
  )
}

type TextsDialogProps = { image: ShownPicture; save: (changed: ShownPicture) => Promise<void>; close: () => void }

function TextsDialog({ image, save, close }: TextsDialogProps) {
  const form = useContractForm(TextsForm, { Caption: image.Caption ?? '', AltText: image.WrittenAltText ?? '' })
  return (
    <Dialog open onClose={close} title={words.wordsTitle}>
      <Form
        form={form}
        onSubmit={({ Caption, AltText }) =>
          save({ ...image, Caption, WrittenAltText: AltText, AltText: AltText ?? Caption ?? image.AltText })
        }
      >
        <TextField name="Caption" label={words.caption} optional help={text.captionHelp} maxLength={160} firstFocus />
        <TextField name="AltText" label={words.altText} optional help={text.altTextHelp} maxLength={200} />
        <FormActions>
          <SubmitButton>{words.save}</SubmitButton>
          <CancelButton onClick={close} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
