import { z } from 'zod'
import { personName } from '../../values/fields.ts'
import { MAX_SIGNATURE_PICTURE, MAX_SIGNATURE_POINTS, MAX_STROKES, MAX_STROKE_POINTS, SIGNATURE_BOX } from './agreement.values.ts'
import { messages } from './agreements-messages.text.ts'

/** Points one after the other, x and y, in a box of `SIGNATURE_BOX`. */
const Stroke = z
  .array(z.number({ error: messages.signatureInvalid }).min(0).max(SIGNATURE_BOX.width), { error: messages.signatureInvalid })
  .min(2, { error: messages.signatureInvalid })
  .max(MAX_STROKE_POINTS * 2, { error: messages.signatureInvalid })
  .refine((points) => points.length % 2 === 0 && points.every((point, index) => index % 2 === 0 || point <= SIGNATURE_BOX.height), {
    error: messages.signatureInvalid,
  })

/** Drawn, typed, or a picture of one. */
export const Signature = z.discriminatedUnion(
  'Kind',
  [
    z.strictObject({
      Kind: z.literal('drawn'),
      Strokes: z
        .array(Stroke)
        .min(1, { error: messages.signatureMissing })
        .max(MAX_STROKES, { error: messages.signatureInvalid })
        .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0) <= MAX_SIGNATURE_POINTS, {
          error: messages.signatureInvalid,
        }),
    }),
    z.strictObject({
      Kind: z.literal('typed'),
      /** As names are: something to see, and nothing that turns or hides it. */
      Text: personName('Signature', 120),
    }),
    /** A PNG of it in base64, which the browser has made small. */
    z.strictObject({
      Kind: z.literal('picture'),
      Png: z
        .string({ error: messages.signatureMissing })
        .min(1, { error: messages.signatureMissing })
        .max(MAX_SIGNATURE_PICTURE, { error: messages.signatureInvalid })
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: messages.signatureInvalid }),
    }),
  ],
  { error: messages.signatureMissing },
)
export type Signature = z.output<typeof Signature>
