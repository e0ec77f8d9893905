import { ImageTextsForm } from '@keystead/contract/properties/images/image.forms.ts'
import { IMAGE_ROOMS, madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { useWatch } from 'react-hook-form'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { writtenAltText } from './image-order.ts'
import { text as words } from '../../ui/pictures/pictures.text.ts'
import { text } from './images.text.ts'

export type ImageTexts = Pick<AssetImage, 'Caption' | 'RoomId'> & { AltText: string | null }

type ImageTextsDialogProps = {
  image: AssetImage
  /** Counted from 1. */
  place: number
  /** The property's, by which the server describes a picture that has no words of its own. */
  title: string
  onSave: (texts: ImageTexts) => Promise<void>
  onClose: () => void
}

/** What a picture shows: its room, the words under it, and the words instead of it. */
export function ImageTextsDialog({ image, place, title, onSave, onClose }: ImageTextsDialogProps) {
  const form = useContractForm(ImageTextsForm, {
    RoomId: image.RoomId,
    Caption: image.Caption ?? '',
    AltText: writtenAltText(image, title) ?? '',
  })
  const [caption, roomId] = useWatch({ control: form.control, name: ['Caption', 'RoomId'] })
  return (
    <Dialog open onClose={onClose} title={words.wordsTitle}>
      <Form form={form} onSubmit={onSave}>
        <SelectField name="RoomId" label={text.room} optional choices={IMAGE_ROOMS} placeholder={text.notSaid} />
        <TextField name="Caption" label={words.caption} optional help={text.captionHelp} maxLength={160} />
        <TextField
          name="AltText"
          label={words.altText}
          optional
          help={text.altTextHelp}
          placeholder={caption?.trim() || madeAltText(title, place, textOf(IMAGE_ROOMS, roomId ?? null))}
          maxLength={200}
        />
        <FormActions>
          <SubmitButton>{words.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
