import type { Builder } from './building.ts'
import { buildLoftConversion, buildMidRise, buildMixedUse } from './apartments.ts'
import { buildLand, buildMedicalOffice, buildRestaurant, buildStorefronts, buildWarehouse } from './commercial.ts'
import { buildColonial, buildCraftsmanBungalow, buildFarmhouse, buildRanch } from './houses-classic.ts'
import { buildCabin } from './cabins.ts'
import { buildCoastalCottage, buildManufacturedHome } from './houses-regional.ts'
import { buildAdobe, buildMediterranean } from './houses-southwest.ts'
import { buildBrickRowhouse, buildDuplex, buildModernInfill, buildTownhouses } from './houses-urban.ts'
import { buildVictorian } from './houses-victorian.ts'
import type { Region } from './scene.ts'
import { buildCornerShops, buildGlassTower, buildHighRise, buildOfficeBlock } from './towers.ts'

interface FacadeKind {
  build: Builder
  /** Where such buildings are at home, when no one says where this one stands. */
  regions: readonly Region[]
}

export const BUILDERS = {
  craftsmanBungalow: { build: buildCraftsmanBungalow, regions: ['pacific', 'california', 'midwest', 'south'] },
  ranch: { build: buildRanch, regions: ['midwest', 'south', 'california', 'desert'] },
  colonial: { build: buildColonial, regions: ['northeast', 'south', 'northeast'] },
  victorian: { build: buildVictorian, regions: ['northeast', 'california', 'midwest', 'pacific'] },
  townhouses: { build: buildTownhouses, regions: ['city', 'northeast', 'south'] },
  brickRowhouse: { build: buildBrickRowhouse, regions: ['city', 'northeast'] },
  modernInfill: { build: buildModernInfill, regions: ['pacific', 'california', 'city', 'mountain'] },
  adobe: { build: buildAdobe, regions: ['desert'] },
  mediterranean: { build: buildMediterranean, regions: ['subtropical', 'california'] },
  coastalCottage: { build: buildCoastalCottage, regions: ['atlantic', 'subtropical'] },
  cabin: { build: buildCabin, regions: ['mountain', 'pacific'] },
  duplex: { build: buildDuplex, regions: ['midwest', 'south', 'pacific'] },
  farmhouse: { build: buildFarmhouse, regions: ['midwest', 'south', 'northeast'] },
  manufacturedHome: { build: buildManufacturedHome, regions: ['south', 'desert', 'midwest', 'mountain'] },
  midRise: { build: buildMidRise, regions: ['city', 'pacific', 'northeast'] },
  highRise: { build: buildHighRise, regions: ['city', 'subtropical', 'city'] },
  loftConversion: { build: buildLoftConversion, regions: ['city'] },
  land: { build: buildLand, regions: ['midwest', 'mountain', 'south', 'desert'] },
  officeBlock: { build: buildOfficeBlock, regions: ['city', 'south', 'pacific'] },
  glassTower: { build: buildGlassTower, regions: ['city'] },
  storefronts: { build: buildStorefronts, regions: ['city', 'midwest', 'northeast'] },
  cornerShops: { build: buildCornerShops, regions: ['city', 'northeast'] },
  mixedUse: { build: buildMixedUse, regions: ['city', 'pacific'] },
  restaurant: { build: buildRestaurant, regions: ['south', 'california', 'northeast', 'city'] },
  medicalOffice: { build: buildMedicalOffice, regions: ['south', 'midwest', 'california'] },
  warehouse: { build: buildWarehouse, regions: ['midwest', 'south', 'desert'] },
} as const satisfies Record<string, FacadeKind>

export type FacadeStyle = keyof typeof BUILDERS
