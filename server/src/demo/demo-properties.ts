import type { DemoProperty } from './demo-property.ts'
import { commercialSpaces } from './properties/commercial.ts'
import { getaways } from './properties/getaways.ts'
import { homesEast } from './properties/homes-east.ts'
import { homesMidwest } from './properties/homes-midwest.ts'
import { homesNorthwest } from './properties/homes-northwest.ts'
import { homesSouthwest } from './properties/homes-southwest.ts'
import { apartments } from './properties/units.ts'

/** The whole demo portfolio. Streets and numbers are made up; cities, states and ZIPs are real and belong together. */
export const demoProperties: readonly DemoProperty[] = [
  ...homesNorthwest,
  ...homesSouthwest,
  ...homesMidwest,
  ...homesEast,
  ...getaways,
  ...commercialSpaces,
]

/** Units of buildings of the portfolio. */
export const demoUnits: readonly DemoProperty[] = apartments
