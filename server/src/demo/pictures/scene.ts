import { mix, multiply, type Color } from './color.ts'
import { Pen } from './pen.ts'
import type { Random } from './random.ts'

export const TIMES = ['morning', 'noon', 'golden', 'dusk'] as const
export type Time = (typeof TIMES)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const REGIONS = [
  'northeast',
  'south',
  'midwest',
  'mountain',
  'desert',
  'atlantic',
  'subtropical',
  'california',
  'pacific',
  'city',
] as const
export type Region = (typeof REGIONS)[number]

export interface Light {
  time: Time
  /** From the zenith down to the horizon. */
  sky: readonly [Color, Color, Color]
  cloud: Color
  sun: Color
  /** What white paper looks like in this light. */
  tint: Color
  shadow: Color
  shadowOpacity: number
  /** Length of a shadow relative to the height of what casts it. */
  shadowLength: number
  lampsOn: boolean
}

const SKIES: Record<Time, readonly (readonly [Color, Color, Color])[]> = {
  morning: [
    ['#9cc3d6', '#cfe0e0', '#f8ead6'],
    ['#a9bfd8', '#dcd9e0', '#fbe3d0'],
    ['#8fc0c4', '#c9e0d6', '#fbf1da'],
  ],
  noon: [
    ['#5fa3c9', '#a3cbdc', '#e6f0ea'],
    ['#6aafc0', '#aed5d6', '#f0f2e2'],
    ['#7aa6cf', '#b7d0e2', '#eef1ea'],
    ['#8db6bf', '#c6dad6', '#f6f0e0'],
  ],
  golden: [
    ['#79a5c2', '#e3cfb8', '#f8b98a'],
    ['#7c9fbd', '#ecc4a0', '#f39f78'],
    ['#7da6c2', '#dfd2c4', '#fac394'],
    ['#8d93b5', '#e9b5a2', '#f7c08a'],
  ],
  dusk: [
    ['#232f57', '#5d5d8f', '#e2927f'],
    ['#1f3a56', '#4f7389', '#efb489'],
    ['#2b3158', '#6a5f8c', '#f0ac8c'],
    ['#213552', '#4b5f8a', '#c9a0a8'],
  ],
}

const LIGHTS: Record<Time, Omit<Light, 'time' | 'sky'>> = {
  morning: {
    cloud: '#fffaf2',
    sun: '#fff3d6',
    tint: '#fff5e8',
    shadow: '#3d4d6e',
    shadowOpacity: 0.24,
    shadowLength: 0.75,
    lampsOn: false,
  },
  noon: { cloud: '#ffffff', sun: '#fffbe8', tint: '#fffefa', shadow: '#33465a', shadowOpacity: 0.26, shadowLength: 0.42, lampsOn: false },
  golden: { cloud: '#ffe9cd', sun: '#fff0c4', tint: '#ffe8cb', shadow: '#5a4160', shadowOpacity: 0.3, shadowLength: 1, lampsOn: false },
  dusk: { cloud: '#b98ba6', sun: '#fdf3dc', tint: '#a7a9bf', shadow: '#171c3d', shadowOpacity: 0.34, shadowLength: 0.6, lampsOn: true },
}

export function lightAt(time: Time, random: Random): Light {
  return { time, sky: random.pick(SKIES[time]), ...LIGHTS[time] }
}

export interface Scene {
  pen: Pen
  random: Random
  light: Light
  season: Season
  region: Region
  /** The height at which houses meet the earth. */
  ground: number
}

/** Light always falls from the upper left; a picture is mirrored as a whole when it should come from the right. */
export function illuminated(scene: Scene, draw: () => void): void {
  scene.pen.through((color) => multiply(color, scene.light.tint), draw)
}

/** Far things take on the colour of the air at the horizon. */
export function throughHaze(scene: Scene, amount: number, draw: () => void): void {
  scene.pen.through((color) => mix(color, scene.light.sky[2], amount), draw)
}
