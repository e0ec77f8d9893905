import { steppedNumber, wholeNumber } from '../../values/fields.ts'
import { AREAS, BATHROOMS, BEDROOMS } from './property.values.ts'

export const bedrooms = wholeNumber('Bedrooms', BEDROOMS)
export const bathrooms = steppedNumber('Bathrooms', BATHROOMS)
export const areaSize = steppedNumber('Area', AREAS)
