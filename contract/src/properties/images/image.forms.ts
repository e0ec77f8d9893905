import { z } from 'zod'
import { choice, optional, optionalText } from '../../values/fields.ts'
import { IMAGE_ROOMS } from './image.values.ts'

export const imageTextFields = {
  Caption: optionalText('Caption', { max: 160 }),
  AltText: optionalText('Alt text', { max: 200 }),
  RoomId: optional(
    choice(
      'Room',
      IMAGE_ROOMS.map(({ Id }) => Id),
    ),
  ),
}

/** What a person writes to one picture; the rest of the call is known from the page. */
export const ImageTextsForm = z.strictObject(imageTextFields)
