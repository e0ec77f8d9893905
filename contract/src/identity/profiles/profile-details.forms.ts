import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { optionalEmail, optionalPhone, optionalPhoneOfCountry, optionalWebsite } from '../../values/contact-fields.ts'
import { hasListedStates, UNITED_STATES_ID } from '../../values/countries.ts'
import { choice, optional, optionalText, personName, rowId, wholeNumber, ZIP } from '../../values/fields.ts'
import { LANGUAGES } from './languages.ts'
import { profileChoiceFields } from './profile.forms.ts'

export const ProfileId = rowId('Profile')

const version = wholeNumber('Version', { min: 0, max: 2_147_483_647 })

const yesOrNo = (label: string) => z.boolean({ error: `${label} is not valid.` })

export const MAX_ABOUT_LENGTH = 2_000

const profileFields = {
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  /** Of the account, for us to reach the person; shown to no one. */
  Mobile: optionalPhone('Mobile'),
  About: optionalText('About me', { max: MAX_ABOUT_LENGTH, multiline: true }),
  CompanyName: optionalText('Company', { max: 120 }),
  AboutCompany: optionalText('About company', { max: MAX_ABOUT_LENGTH, multiline: true }),
  Website: optionalWebsite(),
  LicenseNumber: optionalText('License number', { max: 40 }),
  LicenseStateId: optional(choice('License state')),
  LanguageIds: z
    .array(
      choice(
        'Language',
        LANGUAGES.map(({ Id }) => Id),
      ),
      { error: 'Language is not valid.' },
    )
    .max(LANGUAGES.length, { error: 'Language is not valid.' })
    .default([]),
  YearsExperience: optional(wholeNumber('Years of experience', { min: 0, max: 80 })),
  /** Where they work: a city with its state, and how far around it. */
  City: optionalText('City', { max: 100 }),
  StateId: optional(choice('State')),
  ServiceRadiusMiles: wholeNumber('Service radius', { min: 5, max: 100 }).default(25),
  IsPublic: yesOrNo('Visibility'),
}

export const UpdateUserInput = z.strictObject({ ProfileId, Version: version, ...profileFields }).superRefine((fields, context) => {
  const addIssue = (path: keyof typeof profileFields, label: string) =>
    context.addIssue({ code: 'custom', path: [path], message: emptyMessage(label) })
  if (fields.City && fields.StateId === null) addIssue('StateId', 'State')
  if (fields.StateId !== null && !fields.City) addIssue('City', 'City')
  if (fields.LicenseNumber && fields.LicenseStateId === null) addIssue('LicenseStateId', 'License state')
})

export const UpdateProfileContactInput = z
  .strictObject({
    ProfileId,
    Version: version,
    PhonePrimary: optionalPhoneOfCountry('Primary phone'),
    PhoneSecondary: optionalPhoneOfCountry('Secondary phone'),
    Email: optionalEmail(),
    Address1: optionalText('Address 1', { max: 120 }),
    Address2: optionalText('Address 2', { max: 120 }),
    City: optionalText('City', { max: 100 }),
    /** Of a country whose states or provinces are a list (GetDdlStates). */
    StateId: optional(choice('State')),
    /** Of all others: state, province or region as typed. */
    Region: optionalText('Region', { max: 60 }),
    /** The postal code, as the country writes it. */
    Zip: optionalText('Zip', { max: 12 }),
    CountryId: choice('Country'),
    ShowPhone: yesOrNo('Show phone'),
    ShowEmail: yesOrNo('Show email'),
    ShowAddress: yesOrNo('Show address'),
  })
  .superRefine((fields, context) => {
    const addIssue = (path: string, label: string) => context.addIssue({ code: 'custom', path: [path], message: emptyMessage(label) })
    // What is to be shown has to be there.
    if (fields.ShowPhone && !fields.PhonePrimary) addIssue('PhonePrimary', 'Primary phone')
    if (fields.ShowEmail && !fields.Email) addIssue('Email', 'Email')
    if ((fields.ShowAddress || fields.StateId !== null || fields.Region) && !fields.City) addIssue('City', 'City')
    const isListed = hasListedStates(fields.CountryId)
    const wrong = (path: string, label: string) => context.addIssue({ code: 'custom', path: [path], message: invalidMessage(label) })
    if (isListed && (fields.ShowAddress || fields.City) && fields.StateId === null) addIssue('StateId', 'State')
    if (!isListed && fields.StateId !== null) wrong('StateId', 'State')
    if (isListed && fields.Region) wrong('Region', 'Region')
    if (fields.CountryId === UNITED_STATES_ID && fields.Zip && !ZIP.test(fields.Zip)) wrong('Zip', 'Zip')
  })

export const UpdateProfileCategoriesInput = z.strictObject({ ProfileId, CategoryIds: profileChoiceFields.CategoryIds })
