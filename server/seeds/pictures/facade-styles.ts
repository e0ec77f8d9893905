import type { Builder } from './building.ts'
import { buildColonial, buildCraftsmanBungalow, buildFarmhouse, buildRanch } from './houses-classic.ts'
import { buildAdobe, buildCabin, buildCoastalCottage, buildManufacturedHome, buildMediterranean } from './houses-regional.ts'
import { buildBrickRowhouse, buildDuplex, buildModernInfill, buildTownhouses, buildVictorian } from './houses-urban.ts'
import type { Region } from './scene.ts'

interface FacadeKind {
  build: Builder
  /** Where such buildings are at home, when nobody says where this one stands. */
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
} as const satisfies Record<string, FacadeKind>

export type FacadeStyle = keyof typeof BUILDERS
