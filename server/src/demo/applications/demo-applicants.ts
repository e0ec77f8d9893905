import type { EmploymentDraft, IdentityDraft, PersonalDraft, ResidenceDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { z } from 'zod'
import type { DemoEmail } from '../demo-people.ts'
import type { DemoPaper } from '../papers/demo-papers.ts'

/*
 * What people of the demo say of themselves when they apply for a home. All of it is made up. Social Security numbers are of those that no one
 * was ever given in earnest: one was printed in an advertisement, the other on a card that came with wallets.
 */

export type Who = { readonly email: DemoEmail; readonly typeId: number }

export const june: Who = { email: 'june.okoye@example.com', typeId: PROFILE_TYPES.Tenant }
export const lars: Who = { email: 'lars.whitcombe@example.com', typeId: PROFILE_TYPES.Tenant }
export const priya: Who = { email: 'priya.lindgren@example.com', typeId: PROFILE_TYPES.Owner }
export const priyaTenant: Who = { email: 'priya.lindgren@example.com', typeId: PROFILE_TYPES.Tenant }
export const teo: Who = { email: 'teo.marchetti@example.com', typeId: PROFILE_TYPES.Owner }
export const walt: Who = { email: 'walt.hennessy@example.com', typeId: PROFILE_TYPES.Owner }

type Address = NonNullable<z.input<typeof ResidenceDraft>['Addresses']>[number]
type Job = NonNullable<z.input<typeof EmploymentDraft>['Jobs']>[number]
/** Months before today; without an end it is so now. */
type Span = { readonly from: number; readonly to?: number }

export type DemoApplicant = {
  readonly personal: Omit<z.input<typeof PersonalDraft>, 'Disclosures'>
  /** Issued in the state of the current address. */
  readonly identity: Omit<z.input<typeof IdentityDraft>, 'StateId' | 'ExpiryDate'>
  /** City and state follow from the ZIP. */
  readonly addresses: readonly (Omit<Address, 'CountryId' | 'City' | 'StateId' | 'From' | 'To'> & { readonly Zip: string } & Span)[]
  readonly jobs: readonly (Omit<Job, 'From' | 'To'> & Span)[]
  readonly otherIncome?: z.input<typeof EmploymentDraft>['OtherIncome']
  readonly papers: readonly Pick<DemoPaper, 'title' | 'typeId' | 'says'>[]
}

const id: DemoPaper['typeId'] = 9
const proofOfIncome = 10
const payStub = 11
const bankStatement = 12
const taxReturn = 13

const rented = { ResidenceTypeId: 2, OwnershipId: 1, MayContact: 'Y' } as const
const owned = { ResidenceTypeId: 1, OwnershipId: 3 } as const
const alone = { HasNoMiddleName: true, NumberOfResidents: 1, NumberOfPets: 0, AnyoneSmokes: 'N' } as const

export const demoApplicants: Readonly<Partial<Record<DemoEmail, DemoApplicant>>> = {
  'june.okoye@example.com': {
    personal: {
      ...alone,
      FirstName: 'June',
      LastName: 'Okoye',
      Email: 'june.okoye@example.com',
      PhonePrimary: '(206) 555-0196',
      BirthDate: '1991-04-08',
      EmergencyName: 'Grace Okoye',
      EmergencyPhone: '(206) 555-0133',
      NumberOfPets: 1,
      Pets: [{ PetTypeId: 2, Breed: 'Gray tabby', WeightPounds: 9, AgeYears: 6 }],
      References: [{ Name: 'Helen Marsh', Relationship: 'Choir director', Phone: '(360) 555-0129', Email: 'helen.marsh@example.org' }],
    },
    identity: { IdTypeId: 1, IdNumber: 'WDL4471OKO', SsnKind: 'last4', Last4Ssn: '9999' },
    addresses: [
      {
        ...rented,
        Address1: '1324 Sparrow Hill Rd SE',
        Address2: 'Upper',
        Zip: '98501',
        from: 8,
        MonthlyPayment: '1875.00',
        RentPaidTo: 'Ruth Calloway',
        LandlordPhone: '(503) 555-0114',
        ReasonForLeaving: 'I teach in Seattle again, and the drive takes two hours a day.',
      },
      {
        ...rented,
        Address1: '3925 Linden Terrace',
        Address2: 'Unit 1',
        Zip: '64111',
        from: 20,
        to: 8,
        MonthlyPayment: '1120.00',
        RentPaidTo: 'Achter Brick & Hearth LLC',
        LandlordEmail: 'desmond.achter@example.com',
        ReasonForLeaving: 'The year at the conservatory was over.',
      },
      {
        ...rented,
        Address1: '815 Bellflower Street',
        Address2: 'Apartment 4',
        Zip: '98103',
        from: 68,
        to: 20,
        MonthlyPayment: '1490.00',
        RentPaidTo: 'Canal Street Homes',
        LandlordPhone: '(206) 555-0171',
      },
    ],
    jobs: [
      {
        EmploymentTypeId: 1,
        OccupationId: 9,
        Employer: 'Fremont School of Music',
        Position: 'Piano teacher',
        SupervisorName: 'Helen Marsh',
        SupervisorPhone: '(206) 555-0129',
        MayContact: 'Y',
        from: 7,
        Income: '74400.00',
        PeriodId: 5,
      },
    ],
    otherIncome: [{ Source: 'Private lessons', Amount: '850.00', PeriodId: 4 }],
    papers: [
      { title: 'Driver license', typeId: id, says: ['State of Washington. June Okoye. A made-up license for a demo.'] },
      { title: 'Pay stub of last month', typeId: payStub, says: ['Fremont School of Music. June Okoye, piano teacher: 6,200.00 dollars.'] },
      { title: 'Letter of the school', typeId: proofOfIncome, says: ['We confirm that June Okoye teaches with us full-time.'] },
    ],
  },
  'priya.lindgren@example.com': {
    personal: {
      FirstName: 'Priya',
      MiddleName: 'Anand',
      LastName: 'Lindgren',
      Email: 'priya.lindgren@example.com',
      PhonePrimary: '(612) 555-0145',
      BirthDate: '1986-11-21',
      NumberOfResidents: 2,
      NumberOfPets: 0,
      AnyoneSmokes: 'N',
      EmergencyName: 'Meera Anand',
      EmergencyPhone: '(612) 555-0188',
      Vehicles: [{ Make: 'Volvo V60', Year: 2021, Color: 'Blue', Plate: 'LND 204' }],
    },
    identity: { IdTypeId: 1, IdNumber: 'MN-L530-7716-04', SsnKind: 'full', Ssn: '219-09-9999' },
    addresses: [
      {
        ...rented,
        Address1: '340 First Street N',
        Address2: 'Apartment 1107',
        Zip: '55401',
        from: 42,
        MonthlyPayment: '1980.00',
        RentPaidTo: 'Mill Quarter Lofts',
        LandlordEmail: 'leasing@mill-quarter.example.org',
        ReasonForLeaving: 'Work takes me to the coast for two years.',
      },
    ],
    jobs: [
      {
        EmploymentTypeId: 4,
        OccupationId: 19,
        Employer: 'Lindgren Property Care',
        Position: 'Owner',
        MayContact: 'Y',
        from: 108,
        Income: '118000.00',
        PeriodId: 5,
      },
    ],
    otherIncome: [{ Source: 'Rent from two homes', Amount: '2300.00', PeriodId: 4 }],
    papers: [
      { title: 'Driver license of Priya', typeId: id, says: ['State of Minnesota. Priya Lindgren. A made-up license for a demo.'] },
      { title: 'Tax return of last year', typeId: taxReturn, says: ['Net profit of Lindgren Property Care: 118,212 dollars.'] },
    ],
  },
  'teo.marchetti@example.com': {
    personal: {
      ...alone,
      FirstName: 'Teo',
      LastName: 'Marchetti',
      Email: 'teo.marchetti@example.com',
      PhonePrimary: '(970) 555-0189',
      BirthDate: '1984-02-03',
      NumberOfResidents: 2,
      EmergencyName: 'Carla Marchetti',
      EmergencyPhone: '(970) 555-0112',
    },
    identity: { IdTypeId: 2, IdNumber: 'CO 92-114-0337', SsnKind: 'last4', Last4Ssn: '1120' },
    addresses: [
      {
        ...owned,
        Address1: '56 Red Canyon Road',
        Zip: '81601',
        from: 74,
        MonthlyPayment: '2140.00',
        ReasonForLeaving: 'We keep the house, and come back.',
      },
    ],
    jobs: [
      {
        EmploymentTypeId: 4,
        OccupationId: 13,
        Employer: 'Marchetti Getaways',
        Position: 'Owner',
        MayContact: 'N',
        from: 61,
        Income: '6900.00',
        PeriodId: 4,
      },
    ],
    papers: [
      { title: 'State ID of Teo', typeId: id, says: ['State of Colorado. Teo Marchetti. A made-up ID for a demo.'] },
      {
        title: 'Statement of the business account',
        typeId: bankStatement,
        says: ['Average balance of the last six months: 24,880 dollars.'],
      },
    ],
  },
  'walt.hennessy@example.com': {
    personal: {
      ...alone,
      FirstName: 'Walt',
      LastName: 'Hennessy',
      Email: 'walt.hennessy@example.com',
      PhonePrimary: '(614) 555-0128',
      BirthDate: '1969-08-30',
      EmergencyName: 'Frank Hennessy',
      EmergencyPhone: '(614) 555-0181',
    },
    identity: { IdTypeId: 1, IdNumber: 'OH TK 338 217', SsnKind: 'full', Ssn: '078-05-1120' },
    addresses: [{ ...owned, OwnershipId: 2, Address1: '71 Halyard Street', Zip: '43215', from: 190, MonthlyPayment: '0.00' }],
    jobs: [
      {
        EmploymentTypeId: 1,
        OccupationId: 15,
        Employer: 'Scioto Tool & Die',
        Position: 'Shop foreman',
        SupervisorName: 'Dana Reyes',
        SupervisorEmail: 'dana.reyes@scioto-tool.example.org',
        MayContact: 'Y',
        from: 131,
        Income: '3650.00',
        PeriodId: 2,
      },
    ],
    papers: [
      { title: 'Driver license of Walt', typeId: id, says: ['State of Ohio. Walt Hennessy. A made-up license for a demo.'] },
      {
        title: 'Two pay stubs',
        typeId: payStub,
        says: ['Scioto Tool & Die: 3,650.00 dollars.', '', 'Scioto Tool & Die: 3,650.00 dollars.'],
      },
    ],
  },
  'lars.whitcombe@example.com': {
    personal: {
      ...alone,
      FirstName: 'Lars',
      LastName: 'Whitcombe',
      Email: 'lars.whitcombe@example.com',
      PhonePrimary: '(617) 555-0108',
      BirthDate: '1979-12-12',
      EmergencyName: 'Signe Whitcombe',
      EmergencyPhone: '(617) 555-0160',
      Vehicles: [{ Make: 'Ford Transit', Year: 2018, Color: 'White', Plate: 'CYCLE 6' }],
    },
    identity: { IdTypeId: 1, IdNumber: 'MA S4471 0087', SsnKind: 'last4', Last4Ssn: '4471' },
    addresses: [
      {
        ...rented,
        Address1: '19 Alder Wharf',
        Zip: '02128',
        from: 55,
        MonthlyPayment: '2250.00',
        RentPaidTo: 'Harbor Side Rentals',
        LandlordPhone: '(617) 555-0154',
        ReasonForLeaving: 'We open a second workshop.',
      },
    ],
    jobs: [
      {
        EmploymentTypeId: 4,
        OccupationId: 20,
        Employer: 'Whitcombe Cycle Works',
        Position: 'Owner',
        MayContact: 'Y',
        from: 96,
        Income: '7400.00',
        PeriodId: 4,
      },
    ],
    papers: [
      {
        title: 'Driver license of Lars',
        typeId: id,
        says: ['Commonwealth of Massachusetts. Lars Whitcombe. A made-up license for a demo.'],
      },
      { title: 'Tax return of the workshop', typeId: taxReturn, says: ['Whitcombe Cycle Works: net profit of 88,640 dollars.'] },
    ],
  },
}
