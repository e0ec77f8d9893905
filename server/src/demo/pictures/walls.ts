import { darken, lighten, mix, type Color } from './color.ts'
import { boundsOf, columnAt, round, spanAt, type Polygon } from './geometry.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

export type WallMaterial = 'clapboard' | 'brick' | 'shingle' | 'stucco' | 'batten' | 'stone' | 'concrete' | 'metal' | 'logs'

function ruleAcross(polygon: Polygon, step: number): string {
  const { top, bottom } = boundsOf(polygon)
  let path = ''
  for (let y = bottom - step; y > top + 2; y -= step) {
    const span = spanAt(polygon, y)
    if (span && span[1] - span[0] > 4) path += `M${round(span[0])} ${round(y)}H${round(span[1])}`
  }
  return path
}

function ruleDown(polygon: Polygon, step: number): string {
  const { left, right } = boundsOf(polygon)
  let path = ''
  for (let x = left + step / 2; x < right - 2; x += step) {
    const column = columnAt(polygon, x)
    if (column && column[1] - column[0] > 4) path += `M${round(x)} ${round(column[0])}V${round(column[1])}`
  }
  return path
}

/** Single bricks that burnt darker or lighter, as dashes: enough to say brick without drawing each one. */
function strayBricks(polygon: Polygon, random: Random, course: number, share: number): string {
  const { top, bottom } = boundsOf(polygon)
  let path = ''
  for (let y = bottom - course; y > top; y -= course) {
    const span = spanAt(polygon, y + course / 2)
    if (!span) continue
    for (let x = span[0] + random.range(0, 30); x < span[1] - course * 2.4; x += course * 2.5) {
      if (random.chance(share)) path += `M${Math.round(x)} ${round(y + course / 2)}h${round(course * 2.1)}`
    }
  }
  return path
}

function drawTexture(scene: Scene, polygon: Polygon, material: WallMaterial, color: Color, random: Random): void {
  const { pen } = scene
  const groove = darken(color, 0.3)
  switch (material) {
    case 'clapboard':
      pen.line(ruleAcross(polygon, 13), groove, 2, { cap: 'butt', opacity: 0.42 })
      break
    case 'brick': {
      pen.line(strayBricks(polygon, random, 11, 0.11), darken(color, 0.24), 9, { cap: 'butt', opacity: 0.55 })
      pen.line(strayBricks(polygon, random, 11, 0.09), lighten(color, 0.2), 9, { cap: 'butt', opacity: 0.6 })
      pen.line(ruleAcross(polygon, 11), mix(color, '#e9d9c4', 0.4), 1.2, { cap: 'butt', opacity: 0.5 })
      break
    }
    case 'shingle':
      pen.line(strayBricks(polygon, random, 16, 0.2), darken(color, 0.2), 15, { cap: 'butt', opacity: 0.4 })
      pen.line(ruleAcross(polygon, 16), groove, 2.2, { cap: 'butt', opacity: 0.45 })
      break
    case 'stucco': {
      const { left, right, top, bottom } = boundsOf(polygon)
      let grain = ''
      for (let index = 0; index < ((right - left) * (bottom - top)) / 1500; index++) {
        const y = random.range(top, bottom)
        const span = spanAt(polygon, y)
        if (span) grain += `M${round(random.range(span[0] + 6, span[1] - 16))} ${round(y)}h${round(random.range(2, 9))}`
      }
      pen.line(grain, groove, 2, { opacity: 0.14 })
      break
    }
    case 'batten':
      pen.line(ruleDown(polygon, 26), groove, 3.4, { cap: 'butt', opacity: 0.4 })
      break
    case 'stone':
      pen.line(strayBricks(polygon, random, 24, 0.32), darken(color, 0.2), 22, { cap: 'butt', opacity: 0.45 })
      pen.line(strayBricks(polygon, random, 24, 0.26), lighten(color, 0.25), 22, { cap: 'butt', opacity: 0.6 })
      pen.line(ruleAcross(polygon, 24), groove, 1.6, { cap: 'butt', opacity: 0.3 })
      break
    case 'concrete':
      pen.line(ruleAcross(polygon, 92), groove, 2, { cap: 'butt', opacity: 0.25 })
      break
    case 'metal':
      pen.line(ruleDown(polygon, 15), groove, 2.4, { cap: 'butt', opacity: 0.3 })
      break
    case 'logs':
      pen.line(ruleAcross(polygon, 25), darken(color, 0.5), 5, { cap: 'butt', opacity: 0.5 })
      pen.line(ruleAcross(polygon, 25), lighten(color, 0.35), 4, { cap: 'butt', opacity: 0.35, transform: 'translate(0 13)' })
      break
  }
}

export interface WallOptions {
  /** Depth of the shade that the eaves lay on the wall; 0 for none. */
  eaves?: number
}

/** A wall in the light: brighter where the sun strikes, with the material's texture and the shade of its eaves. */
export function drawWall(scene: Scene, polygon: Polygon, material: WallMaterial, color: Color, options: WallOptions = {}): void {
  const { pen, light } = scene
  const { left, right, top, bottom } = boundsOf(polygon)
  const random = scene.random.fork(`wall ${round(left)} ${round(top)}`)
  pen.polygon(
    polygon,
    pen.linear(
      [
        [0, lighten(color, 0.2)],
        [0.45, color],
        [1, darken(color, 0.13)],
      ],
      [0, 0, 1, 0.7],
    ),
  )
  drawTexture(scene, polygon, material, color, random)
  const eaves = options.eaves ?? 0
  if (eaves > 0) {
    const shade = pen.linear([
      [0, light.shadow, light.shadowOpacity * 1.5],
      [0.75, light.shadow, light.shadowOpacity],
      [1, light.shadow, light.shadowOpacity * 0.7],
    ])
    pen.rect(left, top, right - left, eaves, shade)
  }
  pen.rect(
    left,
    bottom - 26,
    right - left,
    26,
    pen.linear([
      [0, light.shadow, 0],
      [1, light.shadow, 0.2],
    ]),
  )
}

/** What a projecting part lays on the wall to its right. */
export function drawWallShade(scene: Scene, x: number, top: number, width: number, bottom: number): void {
  const { pen, light } = scene
  pen.polygon(
    [
      [x, top],
      [x + width, top + width * 0.9],
      [x + width, bottom],
      [x, bottom],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
}

/** Flat boards that finish corners, bands and frames. */
export function drawTrim(scene: Scene, x: number, y: number, width: number, height: number, color: Color): void {
  const upright = height > width
  scene.pen.rect(
    x,
    y,
    width,
    height,
    scene.pen.linear(
      [
        [0, lighten(color, 0.25)],
        [1, darken(color, 0.12)],
      ],
      upright ? [0, 0, 1, 0] : [0, 0, 0, 1],
    ),
  )
}

export function drawFoundation(scene: Scene, left: number, right: number, height: number): void {
  const stone = scene.random.fork('foundation').pick(['#a39a90', '#96918c', '#b0a08c'])
  drawWall(
    scene,
    [
      [left, scene.ground - height],
      [right, scene.ground - height],
      [right, scene.ground + 3],
      [left, scene.ground + 3],
    ],
    'stone',
    stone,
  )
}
