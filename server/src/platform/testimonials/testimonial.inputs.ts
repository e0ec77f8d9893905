import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreateTestimonial: () => ({
    Name: 'Robin Marlow',
    Occupation: 'Landlord of four flats',
    Text: 'Rent, repairs and papers are in one place now, and Sunday evenings belong to us again.',
    Consent: true,
  }),
}
