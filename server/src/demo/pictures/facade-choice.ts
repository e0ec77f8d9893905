import type { FacadeStyle } from './facade-styles.ts'
import { randomFrom } from './random.ts'
import type { Region } from './scene.ts'

/** Where each state's typical picture is set. */
const REGION_OF_STATE: Record<string, Region> = {
  AL: 'south',
  AK: 'mountain',
  AZ: 'desert',
  AR: 'south',
  CA: 'california',
  CO: 'mountain',
  CT: 'northeast',
  DE: 'atlantic',
  DC: 'city',
  FL: 'subtropical',
  GA: 'south',
  HI: 'subtropical',
  ID: 'mountain',
  IL: 'midwest',
  IN: 'midwest',
  IA: 'midwest',
  KS: 'midwest',
  KY: 'south',
  LA: 'south',
  ME: 'atlantic',
  MD: 'northeast',
  MA: 'northeast',
  MI: 'midwest',
  MN: 'midwest',
  MS: 'south',
  MO: 'midwest',
  MT: 'mountain',
  NE: 'midwest',
  NV: 'desert',
  NH: 'northeast',
  NJ: 'northeast',
  NM: 'desert',
  NY: 'northeast',
  NC: 'south',
  ND: 'midwest',
  OH: 'midwest',
  OK: 'midwest',
  OR: 'pacific',
  PA: 'northeast',
  RI: 'atlantic',
  SC: 'atlantic',
  SD: 'midwest',
  TN: 'south',
  TX: 'south',
  UT: 'mountain',
  VT: 'northeast',
  VA: 'south',
  WA: 'pacific',
  WV: 'south',
  WI: 'midwest',
  WY: 'mountain',
  PR: 'subtropical',
  VI: 'subtropical',
  GU: 'subtropical',
  AS: 'subtropical',
  MP: 'subtropical',
}

const HOUSES: Record<Region, readonly FacadeStyle[]> = {
  northeast: ['colonial', 'victorian', 'farmhouse', 'colonial'],
  south: ['ranch', 'farmhouse', 'craftsmanBungalow', 'colonial'],
  midwest: ['craftsmanBungalow', 'ranch', 'farmhouse', 'victorian'],
  mountain: ['craftsmanBungalow', 'modernInfill', 'ranch', 'farmhouse'],
  desert: ['adobe', 'adobe', 'ranch'],
  atlantic: ['coastalCottage', 'coastalCottage', 'colonial'],
  subtropical: ['mediterranean', 'coastalCottage', 'mediterranean'],
  california: ['mediterranean', 'craftsmanBungalow', 'modernInfill', 'ranch'],
  pacific: ['craftsmanBungalow', 'modernInfill', 'victorian', 'craftsmanBungalow'],
  city: ['brickRowhouse', 'victorian', 'modernInfill'],
}

/** Styles by the asset type names of the reference data; a house of the region where the type says no more. */
const STYLES_OF_TYPE: Record<string, readonly FacadeStyle[]> = {
  Townhouse: ['townhouses', 'brickRowhouse', 'townhouses'],
  Condominium: ['highRise', 'midRise', 'midRise'],
  Apartment: ['midRise', 'midRise', 'mixedUse', 'highRise', 'loftConversion'],
  Duplex: ['duplex'],
  Triplex: ['townhouses', 'duplex', 'brickRowhouse'],
  Quadruplex: ['townhouses', 'midRise'],
  'Multi-Family (5+)': ['midRise', 'loftConversion', 'mixedUse'],
  'Manufactured/Mobile Home': ['manufacturedHome'],
  Cabin: ['cabin'],
  'Co-op': ['midRise', 'brickRowhouse', 'highRise'],
  Loft: ['loftConversion'],
  'Accessory Dwelling (ADU)': ['coastalCottage', 'modernInfill', 'craftsmanBungalow'],
  'Vacant Land': ['land'],
  Office: ['officeBlock', 'glassTower'],
  'Co-working': ['loftConversion', 'officeBlock', 'cornerShops'],
  'Medical Office': ['medicalOffice'],
  Retail: ['storefronts', 'cornerShops'],
  'Shopping Center': ['storefronts', 'mixedUse'],
  Restaurant: ['restaurant'],
  Industrial: ['warehouse'],
  Warehouse: ['warehouse'],
  Flex: ['warehouse', 'officeBlock'],
  Storage: ['warehouse'],
  'Mixed Use': ['mixedUse', 'cornerShops'],
  'Hotel/Motel': ['highRise', 'mixedUse', 'midRise'],
  Parking: ['officeBlock'],
  Land: ['land'],
  'Farm/Agricultural': ['farmhouse', 'land'],
}

const URBAN: readonly FacadeStyle[] = [
  'midRise',
  'highRise',
  'loftConversion',
  'glassTower',
  'officeBlock',
  'mixedUse',
  'brickRowhouse',
  'cornerShops',
]
const PALM_COASTS: readonly Region[] = ['subtropical', 'california']

export interface FacadeChoice {
  style: FacadeStyle
  region: Region
}

/** A style and a setting that are plausible for a kind of property in a state (two-letter code). `seed` varies the choice among equals. */
export function facadeStyleFor(assetTypeName: string, stateCode: string, seed = ''): FacadeChoice {
  const home = REGION_OF_STATE[stateCode.toUpperCase()] ?? 'northeast'
  const random = randomFrom(`choice ${assetTypeName} ${stateCode} ${seed}`)
  const style = random.pick(STYLES_OF_TYPE[assetTypeName] ?? HOUSES[home])
  const region = URBAN.includes(style) && !PALM_COASTS.includes(home) ? 'city' : home
  return { style, region }
}
