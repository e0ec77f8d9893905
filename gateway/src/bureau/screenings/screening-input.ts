import { z } from 'zod'
import { holdsSsn } from '../people/ssn.ts'
import { PRODUCTS } from '../products.ts'

/* What a screening is asked with. */

/** A number of a person that stands elsewhere than in its own field would be kept with the text. */
export const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((given) => !holdsSsn(given), 'A Social Security number has no place here.')
const optionalText = (most: number) => text(most).nullish()
/** Nine digits within a UUID are no such number. */
const reference = z
  .string()
  .regex(/^[\w:.-]{1,200}$/, 'Has up to 200 letters, digits and signs of : . - _')
  .regex(/^(?!\d{3}-?\d{2}-?\d{4}$)/, 'A Social Security number has no place here.')

const day = z.iso.date()
const monthOrDay = z.union([day, z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)], 'Has to be a month or a day.')

const address = z.strictObject({
  line1: text(200),
  line2: optionalText(200),
  city: text(100),
  state: z.string().regex(/^[A-Z]{2}$/, 'Has to be the two letters of a state.'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Has to be a ZIP code.'),
  from: monthOrDay.nullish(),
  /** Nothing where they live now. */
  to: monthOrDay.nullish(),
})
export type Address = z.output<typeof address>

const applicant = z.strictObject({
  first_name: text(100),
  middle_name: optionalText(100),
  last_name: text(100),
  suffix: optionalText(20),
  birth_date: day,
  ssn: z
    .string()
    .regex(/^\d{9}$/, 'Has to be nine digits.')
    .nullable(),
  email: z.email(),
  // Not kept, and some have nine digits.
  phone: z.string().trim().min(1).max(30),
  addresses: z.array(address).min(1).max(20),
  stated_monthly_income_cents: z.int().min(0).max(9_999_999_999).nullable(),
})

/** What has to be there for the law is refused in words of its own where it is missing. */
export const screeningInput = z.strictObject({
  reference,
  products: z.array(z.enum(PRODUCTS)).min(1),
  applicant,
  consent: z
    .strictObject({ text_version: text(100), given_at: z.iso.datetime({ offset: true }), ip: z.union([z.ipv4(), z.ipv6()]) })
    .nullish(),
  permissible_purpose: z.string().nullish(),
  end_user: z.strictObject({ reference, name: text(200), identity_verified_at: z.iso.datetime({ offset: true }).nullish() }).nullish(),
})
export type ScreeningInput = z.output<typeof screeningInput>

export const answersInput = z.strictObject({
  answers: z.array(z.strictObject({ question: z.string().max(20), choice: z.string().max(20) })).max(10),
})
export type Answers = z.output<typeof answersInput>['answers']
