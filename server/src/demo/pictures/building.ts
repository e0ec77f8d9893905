import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { drawWindow, type WindowLook } from './windows.ts'

/** Buildings are drawn around this column and then set where the picture wants them. */
export const CENTER = 800

export type Setting = 'garden' | 'street' | 'country' | 'plaza'

/** A building on paper: where it will stand and how to draw it. Lengths are in its own, unscaled pixels. */
export interface Building {
  left: number
  right: number
  height: number
  scale: number
  setting: Setting
  /** Size of the trees around it; a tower makes them small. */
  treeSize?: number
  /** Where a path should arrive. */
  door?: { x: number; width: number }
  /** A drive leads here. */
  garage?: { x: number; width: number }
  draw(): void
}

export type Builder = (scene: Scene, random: Random) => Building

/** Where the middle of each of `count` equal fields falls. */
export function fieldCenters(left: number, right: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => left + ((index + 0.5) / count) * (right - left))
}

export interface WindowRow {
  left: number
  right: number
  /** Upper edge of the glass. */
  top: number
  width: number
  height: number
  count: number
}

export function drawWindowRow(scene: Scene, row: WindowRow, label: string, look: WindowLook): void {
  fieldCenters(row.left, row.right, row.count).forEach((center, index) => {
    drawWindow(scene, center - row.width / 2, row.top, row.width, row.height, `${label} ${index}`, look)
  })
}

export const PANES: readonly NonNullable<WindowLook['panes']>[] = [
  [2, 1, 1],
  [3, 2, 2],
  [2, 2, 2],
  [1, 1, 1],
  [3, 2, 1],
  [2, 2, 1],
]
