import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { choice, dropdownText, zip } from '../../values/fields.ts'

const common = area('common')

/** An entry of a dropdown (spec §3). */
export const DropdownItem = z.object({ Id: z.int(), Text: z.string() })
export type DropdownItem = z.infer<typeof DropdownItem>

const formsNeedIt = publicAccess('Forms of visitors need it; it holds no private data.')

export const GetDdlCountries = common.query('GetDdlCountries', {
  summary: 'Countries by name.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem.extend({ Code: z.string() })) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetDdlStates = common.query('GetDdlStates', {
  summary: 'States of a country by name, with their two-letter codes.',
  access: formsNeedIt,
  input: z.strictObject({ CountryId: choice('Country') }),
  output: z.object({ Items: z.array(DropdownItem.extend({ Code: z.string() })) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetDdlCities = common.query('GetDdlCities', {
  summary: 'Cities whose name starts with a text, larger ones first; at most twenty. `StateId` narrows to one state.',
  access: formsNeedIt,
  input: z.strictObject({
    StateId: choice('State').nullish(),
    Text: dropdownText('City', 80),
  }),
  output: z.object({
    Items: z.array(
      DropdownItem.extend({ City: z.string(), StateId: z.int(), StateCode: z.string(), Latitude: z.number(), Longitude: z.number() }),
    ),
  }),
  readsNothing: 'It changes with a release, and with no command.',
})

/** Where a company may have a page of its own, as the footer names it. */
export const COMPANY_NETWORKS = ['Facebook', 'X', 'LinkedIn'] as const
export type CompanyNetwork = (typeof COMPANY_NETWORKS)[number]

export const GetZipDetails = common.query('GetZipDetails', {
  summary: 'The place that a ZIP is in: its usual city, its state and its middle. Null where no place is known for it.',
  access: formsNeedIt,
  input: z.strictObject({ Zip: zip() }),
  output: z.object({
    Place: z
      .object({ Zip: z.string(), City: z.string(), StateId: z.int(), StateCode: z.string(), Latitude: z.number(), Longitude: z.number() })
      .nullable(),
  }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetAppConfig = common.query('GetAppConfig', {
  summary: 'What the browser must know of this installation: limits, contact details, whether it is a demo.',
  access: publicAccess('Pages of visitors show the contact details and obey the limits.'),
  input: z.strictObject({ DeviceTypeId: choice('Device type').nullish() }),
  output: z.object({
    CompanyName: z.string(),
    /** Address, phone and email are given to `DeviceTypeId` 3, the web, and are empty for all others and where none is set. */
    CompanyAddress: z.string(),
    CompanyPhone: z.string(),
    CompanyEmail: z.string(),
    /** The company's pages on social networks; only those that are set up. */
    CompanyPages: z.array(z.object({ Network: z.enum(COMPANY_NETWORKS), Url: z.string() })),
    MaxFileBytes: z.int(),
    MaxImagesPerAsset: z.int(),
    MaxFilesPerDocumentUpload: z.int(),
    /** How files of pictures and of documents may end. */
    ImageExtensions: z.array(z.string()),
    DocumentExtensions: z.array(z.string()),
    PageSizes: z.array(z.int()),
    /** How long a new password must and may be. */
    PasswordLength: z.object({ Min: z.int(), Max: z.int() }),
    /** Where people may sign in with an account that they have elsewhere; only those that are set up. */
    SocialProviders: z.array(z.object({ Id: z.int(), Key: z.enum(['google', 'facebook']), Name: z.string() })),
    /** A MapLibre style that the maps are drawn with; null where they draw their own land and borders. */
    MapStyleUrl: z.string().nullable(),
    /** Who moves money: the site whose fields a pay page frames, and whether it is a sandbox. Null where paying online is off. */
    Payments: z.object({ Origin: z.string(), IsSandbox: z.boolean() }).nullable(),
    /** Offered on the sign-in page in demo mode only. */
    DemoSignIns: z.array(z.object({ Email: z.string(), Password: z.string(), Label: z.string() })),
  }),
  readsNothing: 'It follows from settings, which change with a start.',
})
