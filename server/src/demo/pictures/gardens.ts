import { CENTER, type Building } from './building.ts'
import { lighten } from './color.ts'
import { round } from './geometry.ts'
import { drawPath } from './ground.ts'
import { ACCENTS } from './palettes.ts'
import { drawAgave, drawHedge, drawPottedPlant, drawShrub } from './plants.ts'
import { drawBroadleaf, drawConifer, drawCypress, drawPalm, drawSaguaro } from './trees.ts'
import type { Region, Scene } from './scene.ts'
import {
  drawBench,
  drawBicycle,
  drawCar,
  drawIronFence,
  drawMailbox,
  drawPicketFence,
  drawPlanter,
  drawRailFence,
  drawStreetLamp,
} from './street-furniture.ts'

export interface Footprint {
  left: number
  right: number
  door?: { x: number; width: number }
  garage?: { x: number; width: number }
  treeSize: number
}

/** Where the building stands in the picture, its own scale taken in. */
export function footprintOf(building: Building): Footprint {
  const place = (x: number) => CENTER + (x - CENTER) * building.scale
  const part = (piece: { x: number; width: number } | undefined) => piece && { x: place(piece.x), width: piece.width * building.scale }
  return {
    left: place(building.left),
    right: place(building.right),
    door: part(building.door),
    garage: part(building.garage),
    treeSize: building.treeSize ?? 1,
  }
}

type TreeKind = 'broadleaf' | 'conifer' | 'palm' | 'cypress' | 'saguaro'

const TREES: Record<Region, readonly TreeKind[]> = {
  northeast: ['broadleaf', 'broadleaf', 'conifer'],
  south: ['broadleaf', 'broadleaf', 'cypress'],
  midwest: ['broadleaf', 'broadleaf', 'conifer'],
  mountain: ['conifer', 'conifer', 'broadleaf'],
  desert: ['saguaro', 'saguaro', 'cypress'],
  atlantic: ['broadleaf', 'conifer'],
  subtropical: ['palm', 'palm', 'broadleaf'],
  california: ['palm', 'cypress', 'broadleaf', 'palm'],
  pacific: ['conifer', 'conifer', 'broadleaf'],
  city: ['broadleaf'],
}

const DRAW_TREE: Record<TreeKind, typeof drawBroadleaf> = {
  broadleaf: drawBroadleaf,
  conifer: drawConifer,
  palm: drawPalm,
  cypress: drawCypress,
  saguaro: drawSaguaro,
}

const HEIGHTS: Record<TreeKind, readonly [number, number]> = {
  broadleaf: [330, 520],
  conifer: [320, 560],
  palm: [420, 620],
  cypress: [260, 420],
  saguaro: [150, 260],
}

function drawRegionalTree(scene: Scene, x: number, base: number, size: number, label: string): void {
  const random = scene.random.fork(`kind ${label}`)
  const kind = random.pick(TREES[scene.region])
  DRAW_TREE[kind](scene, x, base, random.range(...HEIGHTS[kind]) * size, label)
}

/** Trees that rise behind the house, to both sides and over its roof. */
export function drawTreesBehind(scene: Scene, { left, right, treeSize }: Footprint): void {
  const random = scene.random.fork('behind')
  const spots = [left - random.range(10, 90), right + random.range(10, 90), left - random.range(150, 260), right + random.range(150, 260)]
  if (random.chance(0.6)) spots.push(random.range(left + 80, right - 80))
  spots.forEach((x, index) => {
    if (index < 2 || random.chance(0.7))
      drawRegionalTree(scene, x, scene.ground - 6, random.range(0.85, 1.15) * treeSize, `behind ${index}`)
  })
}

function isClear(x: number, reach: number, { door, garage }: Footprint): boolean {
  return [door, garage].every((gap) => !gap || Math.abs(x - gap.x) > gap.width / 2 + reach + 26)
}

/** Low planting along the foot of the walls. */
export function drawFoundationPlanting(scene: Scene, footprint: Footprint): void {
  const random = scene.random.fork('planting')
  const density = random.range(0.55, 0.9)
  let index = 0
  for (let x = footprint.left + 30; x < footprint.right - 10; x += random.range(60, 110)) {
    index += 1
    if (!isClear(x, 44, footprint) || !random.chance(density)) continue
    const base = scene.ground + random.range(8, 18)
    if (scene.region === 'desert') drawAgave(scene, x, base, random.range(36, 66), `bed ${index}`)
    else
      drawShrub(scene, x, base, random.range(70, 120), random.range(46, 84), `bed ${index}`, {
        flowers: random.chance(0.5),
        clipped: random.chance(0.4),
      })
  }
  if (footprint.door) {
    const reach = footprint.door.width * 0.5 + 56
    for (const side of [-1, 1])
      if (random.chance(0.6))
        drawPottedPlant(scene, footprint.door.x + side * reach, scene.ground + 22, random.range(70, 96), `door ${side}`)
  }
}

export function drawDrive(scene: Scene, footprint: Footprint, bottom: number): void {
  const { garage } = footprint
  if (!garage) return
  const { pen, ground } = scene
  const stone = scene.random.fork('drive').pick(['#c9c4bb', '#d6cdbf', '#b9b6b2'])
  const half = garage.width / 2
  pen.polygon(
    [
      [garage.x - half, ground - 2],
      [garage.x + half, ground - 2],
      [garage.x + half + 60, bottom],
      [garage.x - half - 10, bottom],
    ],
    pen.linear([
      [0, stone],
      [1, lighten(stone, 0.3)],
    ]),
  )
  pen.line(`M${round(garage.x)} ${round(ground)}L${round(garage.x + 26)} ${round(bottom)}`, '#8f8b85', 2.4, { opacity: 0.4 })
}

/** What stands between garden and street. */
export function drawFrontEdge(scene: Scene, footprint: Footprint, base: number): void {
  const random = scene.random.fork('edge')
  const desert = scene.region === 'desert'
  const kind = random.pick(desert ? (['none', 'rail'] as const) : (['none', 'picket', 'hedge', 'iron', 'none'] as const))
  const gaps = [footprint.door, footprint.garage]
    .filter((gap) => gap !== undefined)
    .map((gap): readonly [number, number] => [gap.x - gap.width / 2 - 110, gap.x + gap.width / 2 + 120])
    .sort(([one], [other]) => one - other)
  const color = random.pick(['#f6f1e6', '#f6f1e6', '#8d9a8c', '#a3825f'])
  let from = -20
  for (const [start, end] of [...gaps, [1640, 1640] as const]) {
    if (start - from > 90) {
      if (kind === 'picket') drawPicketFence(scene, from, start, base, 54, color)
      if (kind === 'hedge') drawHedge(scene, from, base, start - from, 50, `edge ${round(from)}`)
      if (kind === 'iron') drawIronFence(scene, from, start, base, 60)
      if (kind === 'rail') drawRailFence(scene, from, start, base, 56, '#9a7656')
    }
    from = Math.max(from, end)
  }
}

/** A garden tree before the house, at one side, so that the house stays in view. */
export function drawTreesBefore(scene: Scene, footprint: Footprint): void {
  const random = scene.random.fork('before')
  const sides = random.shuffled([footprint.left - random.range(70, 170), footprint.right + random.range(60, 160)])
  sides.slice(0, random.int(1, 2)).forEach((x, index) => {
    if (x < -60 || x > 1660) return
    drawRegionalTree(scene, x, scene.ground + random.range(34, 60), random.range(0.7, 0.95), `before ${index}`)
  })
  if (scene.region === 'desert') {
    for (let index = 0; index < 6; index++) {
      const x = random.range(30, 1570)
      if (isClear(x, 60, footprint)) drawAgave(scene, x, scene.ground + random.range(40, 90), random.range(30, 58), `before ${index}`)
    }
  }
}

export function drawGardenPath(scene: Scene, footprint: Footprint, bottom: number): void {
  if (footprint.door) drawPath(scene, footprint.door.x, footprint.door.width * 1.5, scene.ground + 6, bottom)
}

/** Small life along the pavement. */
export function drawStreetLife(scene: Scene, footprint: Footprint, pavement: number, letters: boolean): void {
  const random = scene.random.fork('life')
  const doorX = footprint.door?.x ?? CENTER
  const free = () => (doorX > CENTER ? random.range(90, doorX - 260) : random.range(doorX + 220, 1480))
  if (letters && random.chance(0.55)) drawMailbox(scene, doorX + random.pick([-170, 170]), pavement + 12, random.pick(ACCENTS))
  const extra = random.pick(['bicycle', 'lamp', 'bench', 'none', 'lamp', 'bicycle'] as const)
  if (extra === 'bicycle') drawBicycle(scene, free(), pavement + 38, 128, random.pick(ACCENTS))
  if (extra === 'lamp') drawStreetLamp(scene, random.pick([random.range(60, 200), random.range(1400, 1540)]), pavement + 34, 300)
  if (extra === 'bench') drawBench(scene, free(), pavement + 34, 150)
  if (random.chance(0.34)) drawCar(scene, random.pick([random.range(-90, 160), random.range(1040, 1290)]), 1052, 390, random.pick(ACCENTS))
}

/** Paving and planters before shops and offices. */
export function drawPlazaLife(scene: Scene, footprint: Footprint): void {
  const random = scene.random.fork('plaza')
  const base = scene.ground + 36
  for (const [index, x] of [footprint.left + 60, footprint.right - 150, footprint.left - 190, footprint.right + 70].entries()) {
    if (!isClear(x + 60, 80, footprint) || random.chance(0.25)) continue
    const height = random.range(34, 48)
    drawShrub(scene, x + 62, base - height + 8, 130, random.range(50, 80), `planter ${index}`, { flowers: true })
    drawPlanter(scene, x, base, 124, height, random.pick(['#8a8f8c', '#a9775a', '#5f6a68', '#cfc6b5']))
  }
}
