import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { HEX_COLOR, contrastOnLight, isReadable } from '../../values/colors.ts'
import { optionalEmail } from '../../values/contact-fields.ts'
import { emptyOrInvalid, optionalPersonName, optionalText, requiredText, rowId, steppedNumber, wholeNumber } from '../../values/fields.ts'
import { messages } from './branding-messages.text.ts'
import {
  LOGO_POSITIONS,
  MAX_CONTACT_CHARACTERS,
  MAX_FOOTER_CHARACTERS,
  MAX_HEADER_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_WATERMARK_CHARACTERS,
  WATERMARK_OPACITY,
} from './branding.values.ts'

/** A color in which text can be read, in the light and in the dark scheme. */
function brandColor(label: string) {
  return z
    .string({ error: emptyOrInvalid(label, messages.colorHint) })
    .trim()
    .toLowerCase()
    .min(1, { error: emptyMessage(label) })
    .superRefine((color, context) => {
      if (color === '') return
      const message = HEX_COLOR.test(color)
        ? isReadable(color)
          ? null
          : messages.colorTooLight({ label, contrast: contrastOnLight(color).toFixed(1) })
        : invalidMessage(label, messages.colorHint)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .meta({ pattern: HEX_COLOR.source })
}

/** What a name has no use for, and an address does. */
const IN_ADDRESSES = /[@<>"\\]|:\/\/|www\./i

const flag = (label: string) => z.boolean({ error: emptyOrInvalid(label) })

/** What people say of the design that their emails and pages have. */
const brandFields = {
  HeaderText: requiredText('Branding header text', { max: MAX_HEADER_CHARACTERS }),
  FooterText: requiredText('Branding footer text', { max: MAX_FOOTER_CHARACTERS, multiline: true }),
  LogoPosition: z.enum(LOGO_POSITIONS, { error: emptyOrInvalid('Logo position') }),
  PrimaryColor: brandColor('Main color'),
  AccentColor: brandColor('Second color'),
  ContactLine: optionalText('Contact line', { max: MAX_CONTACT_CHARACTERS }),
  SenderName: optionalPersonName('Sender name', MAX_SENDER_CHARACTERS).refine((name) => name === null || !IN_ADDRESSES.test(name), {
    error: invalidMessage('Sender name', messages.senderHint),
  }),
  ReplyTo: optionalEmail('Reply-to email'),
  WatermarkText: optionalText('Watermark text', { max: MAX_WATERMARK_CHARACTERS }),
  WatermarkOpacity: steppedNumber('Watermark strength', WATERMARK_OPACITY),
  OnEmails: flag('Emails'),
  OnPages: flag('Public pages'),
  OnDocuments: flag('Documents'),
}

/** All of it, as a form sends it. */
export const BrandingForm = z.strictObject({
  /** The one that was read; 0 where there was none. */
  Version: wholeNumber('Version', { min: 0, max: 2_147_483_647 }),
  ...brandFields,
  /** A logo that has just been sent. */
  LogoUploadId: rowId('Logo').nullable(),
  /** Whether the logo of before stays, where no other was sent. */
  KeepLogo: flag('Logo'),
})
