import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  CreateTestimonial: () => ({
    Name: 'Robin Marlow',
    Occupation: 'Landlord of four flats',
    Text: 'Rent, repairs and papers are in one place now, and Sunday evenings belong to us again.',
    Consent: true,
  }),
  GetTestimonials: () => ({ PageIndex: 0, PageSize: 9 }),
}
