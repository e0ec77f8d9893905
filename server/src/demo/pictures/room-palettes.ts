import type { Color } from './color.ts'

/** Colours of one room, chosen together. */
export interface RoomPalette {
  wall: Color
  accentWall: Color
  floor: Color
  wood: Color
  fabric: Color
  cushion: Color
  accent: Color
  rug: Color
  cabinet: Color
}

const palette = (
  wall: Color,
  accentWall: Color,
  floor: Color,
  wood: Color,
  fabric: Color,
  cushion: Color,
  accent: Color,
  rug: Color,
  cabinet: Color,
): RoomPalette => ({ wall, accentWall, floor, wood, fabric, cushion, accent, rug, cabinet })

export const ROOM_PALETTES = {
  linen: palette('#f3ebdd', '#e6d9c3', '#c79f74', '#a8774e', '#d8cdb9', '#c9785a', '#1f5c4a', '#e9dcc5', '#f4efe4'),
  evergreen: palette('#e9e6d8', '#4f7563', '#b98d63', '#8f6443', '#3f6b58', '#e0b26a', '#c9785a', '#d9cfb6', '#47705d'),
  clay: palette('#f2e2d2', '#c98a6a', '#b5835a', '#7d5640', '#c27a58', '#f1dfc4', '#3f6b64', '#e6cbb0', '#d9a585'),
  dusk: palette('#dfe3e6', '#7f93a8', '#a98a6c', '#6f543f', '#5f7690', '#e6c6a0', '#d18a5a', '#c5ccd4', '#5c7188'),
  sage: palette('#eceadd', '#a3b394', '#cbaa82', '#a07a54', '#8fa486', '#f0e2c6', '#b5653f', '#dde0cc', '#9aab8c'),
  ochre: palette('#f6ecd5', '#d9ae62', '#a8794f', '#7a5237', '#d0a050', '#4f6b64', '#8f4f3a', '#eadab4', '#f0e0b8'),
  slate: palette('#e6e4df', '#6c7b86', '#8f7a66', '#5c4636', '#7c8890', '#d99a5a', '#34526b', '#cfcdc6', '#56646e'),
  blush: palette('#f6e6dc', '#deb09c', '#d0ab86', '#a37a5a', '#d8a595', '#6f8f83', '#8a4f48', '#f0d8ca', '#f3e6da'),
} as const satisfies Record<string, RoomPalette>

export type RoomPaletteName = keyof typeof ROOM_PALETTES
