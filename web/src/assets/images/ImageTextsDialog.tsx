import { AddEditAssetImages } from '@keystead/contract/assets/images/image.operations.ts'
import type { AssetImage } from '@keystead/contract/assets/properties/property.schemas.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { writtenAltText } from './image-order.ts'

const TEXTS = AddEditAssetImages.input.shape.Images.element.pick({ Caption: true, AltText: true })

export type ImageTexts = Pick<AssetImage, 'Caption'> & { AltText: string | null }

type ImageTextsDialogProps = {
  image: AssetImage
  /** The property's, by which the server describes a picture that has no words of its own. */
  title: string
  onSave: (texts: ImageTexts) => Promise<void>
  onClose: () => void
}

/** The words of a picture: under it, and instead of it. */
export function ImageTextsDialog({ image, title, onSave, onClose }: ImageTextsDialogProps) {
  const form = useContractForm(TEXTS, { Caption: image.Caption ?? '', AltText: writtenAltText(image, title) ?? '' })
  return (
    <Dialog open onClose={onClose} title="Words for this photo">
      <Form form={form} onSubmit={onSave} guard={false}>
        <TextField
          name="Caption"
          label="Caption"
          optional
          help="Shown under the photo, such as “Kitchen with a view of the park”."
          maxLength={160}
        />
        <TextField
          name="AltText"
          label="Alt text"
          optional
          help="What the photo shows, for people who cannot see it. Without one we use the caption."
          maxLength={200}
        />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
