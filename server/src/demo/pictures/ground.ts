import { darken, lighten, type Color } from './color.ts'
import { round, smoothOpen, type Point } from './geometry.ts'
import type { Scene, Season } from './scene.ts'

const GRASS: Record<Season, readonly Color[]> = {
  spring: ['#9dbd77', '#8fb57c', '#a9c07a'],
  summer: ['#84a866', '#7ba16c', '#93ac68'],
  autumn: ['#a8a463', '#b3a266', '#97a06a'],
  winter: ['#eef2f3', '#e6edf1', '#f3f3ef'],
}

function earthColor(scene: Scene): Color {
  const random = scene.random.fork('earth')
  if (scene.region === 'desert') return random.pick(['#dcb88c', '#d8ad86', '#e3c59c'])
  if (scene.region === 'atlantic' && scene.season !== 'winter') return random.pick(['#b9b983', '#aab57f'])
  return random.pick(GRASS[scene.season])
}

/** The garden from the house down to `bottom`. */
export function drawGarden(scene: Scene, width: number, bottom: number): void {
  const { pen, season, region } = scene
  const random = scene.random.fork('garden')
  const earth = earthColor(scene)
  pen.rect(
    -10,
    scene.ground - 4,
    width + 20,
    bottom - scene.ground + 8,
    pen.linear([
      [0, lighten(earth, 0.16)],
      [0.4, earth],
      [1, darken(earth, 0.14)],
    ]),
  )
  const height = bottom - scene.ground
  for (let band = 0; band < 3; band++) {
    const y = scene.ground + height * (0.16 + band * 0.28)
    const edge = Array.from({ length: 7 }, (_, index): Point => [(index / 6) * (width + 100) - 50, y + random.range(-9, 9)])
    pen.path(
      `${smoothOpen(edge)}L${width + 50} ${round(y + 24)}Q${width / 2} ${round(y + 40)} -50 ${round(y + 20)}Z`,
      band % 2 ? darken(earth, 0.1) : lighten(earth, 0.18),
      { opacity: 0.4 },
    )
  }
  if (region === 'desert') {
    let stones = ''
    for (let index = 0; index < 80; index++)
      stones += `M${round(random.range(0, width))} ${round(scene.ground + random.range(8, height))}h${round(random.range(1, 9))}`
    pen.line(stones, darken(earth, 0.24), 5, { opacity: 0.5 })
    return
  }
  if (season === 'winter') return
  let blades = ''
  for (let index = 0; index < width / 8; index++) {
    const depth = random.next()
    const size = 6 + depth * 10
    blades += `M${round(random.range(0, width))} ${round(scene.ground + 8 + depth * (height - 8))}q1 ${round(-size * 0.6)} ${round(random.range(-4, 5))} ${round(-size)}`
  }
  pen.line(blades, darken(earth, 0.26), 2.2, { opacity: 0.5 })
  drawStrewn(scene, width, height)
}

function drawStrewn(scene: Scene, width: number, height: number): void {
  const random = scene.random.fork('strewn')
  if (scene.season === 'summer' && random.chance(0.4)) return
  const colors: Record<Season, readonly Color[]> = {
    spring: ['#fdf6e6', '#f4cdd0', '#f4dc86'],
    summer: ['#fdf6e6', '#f2d27a'],
    autumn: ['#d2803c', '#c25a35', '#e0b04a'],
    winter: [],
  }
  for (const color of colors[scene.season]) {
    let marks = ''
    for (let index = 0; index < 26; index++)
      marks += `M${round(random.range(0, width))} ${round(scene.ground + random.range(10, height))}h${scene.season === 'autumn' ? round(random.range(2, 6)) : 0}`
    scene.pen.line(marks, color, 5, { opacity: 0.9 })
  }
}

/** Pavement, kerb and road, from `top` to the lower edge of the picture. */
export function drawStreet(scene: Scene, width: number, top: number, bottom: number): void {
  const { pen, light } = scene
  const random = scene.random.fork('street')
  const stone = random.pick(['#d9d2c4', '#cfccc4', '#dcd0bb', '#c9c7c3'])
  const walk = top + 46
  pen.rect(
    -10,
    top,
    width + 20,
    48,
    pen.linear([
      [0, lighten(stone, 0.1)],
      [1, stone],
    ]),
  )
  pen.rect(-10, top, width + 20, 4, darken(stone, 0.22), { opacity: 0.5 })
  let joints = ''
  for (let x = random.range(-60, 0); x < width + 100; x += 118) joints += `M${round(x)} ${top + 3}l${round((x - width / 2) * 0.05)} 43`
  pen.line(joints, darken(stone, 0.26), 2.4, { opacity: 0.5 })
  pen.rect(-10, walk, width + 20, 6, lighten(stone, 0.35))
  pen.rect(-10, walk + 6, width + 20, 13, darken(stone, 0.24))
  const road = random.pick(['#6f7378', '#7a7673', '#67707a', '#77777d'])
  pen.rect(
    -10,
    walk + 19,
    width + 20,
    bottom - walk,
    pen.linear([
      [0, darken(road, 0.22)],
      [0.16, road],
      [1, lighten(road, 0.12)],
    ]),
  )
  const lineY = walk + 19 + (bottom - walk - 19) * 0.72
  if (random.chance(0.6)) {
    let dashes = ''
    for (let x = random.range(-140, 0); x < width; x += 210) dashes += `M${round(x)} ${round(lineY)}h108l-7 9h-108Z`
    pen.path(dashes, '#ead9a8', { opacity: 0.75 })
  }
  if (scene.season === 'winter') {
    pen.path(`M-10 ${walk - 8}q200 -14 420 -3t520 -4t400 2t${width} 2V${walk + 10}H-10Z`, '#f5f8fa')
  }
  pen.rect(
    -10,
    bottom - 60,
    width + 20,
    70,
    pen.linear([
      [0, light.shadow, 0],
      [1, light.shadow, 0.22],
    ]),
  )
}

/** A path from the door down to the pavement, wider towards the viewer. */
export function drawPath(scene: Scene, doorX: number, doorWidth: number, from: number, to: number): void {
  const { pen } = scene
  const random = scene.random.fork('path')
  const stone = random.pick(['#dfd3bd', '#cfc7ba', '#c9a184', '#d8d2c8'])
  const drift = random.range(-70, 70)
  const half = doorWidth * 0.56
  const wide = doorWidth * 1.15
  const middle = (from + to) / 2
  pen.path(
    `M${round(doorX - half)} ${round(from)}C${round(doorX - half)} ${round(middle)} ${round(doorX + drift - wide)} ${round(middle)} ${round(doorX + drift - wide)} ${round(to)}H${round(doorX + drift + wide)}C${round(doorX + drift + wide)} ${round(middle)} ${round(doorX + half)} ${round(middle)} ${round(doorX + half)} ${round(from)}Z`,
    pen.linear([
      [0, darken(stone, 0.12)],
      [0.3, stone],
      [1, lighten(stone, 0.2)],
    ]),
  )
  let joints = ''
  const rows = 6
  for (let row = 1; row < rows; row++) {
    const along = (row / rows) ** 1.3
    const eased = along * along * (3 - 2 * along)
    const y = from + (to - from) * along
    const center = doorX + drift * eased
    const reach = half + (wide - half) * eased
    joints += `M${round(center - reach * 0.94)} ${round(y)}h${round(reach * 1.88)}`
    joints += `M${round(center + reach * (row % 2 ? 0.2 : -0.25))} ${round(y)}v${round(((to - from) / rows) * 0.9)}`
  }
  pen.line(joints, darken(stone, 0.3), 2.4, { opacity: 0.4 })
}

/** The shade a building lays on the ground to its right. */
export function drawGroundShade(scene: Scene, left: number, right: number, height: number): void {
  const { pen, light } = scene
  const reach = Math.min(300, height * light.shadowLength * 0.55)
  const depth = 18 + reach * 0.16
  const fade = pen.linear(
    [
      [0, light.shadow, light.shadowOpacity * 1.2],
      [0.7, light.shadow, light.shadowOpacity * 0.8],
      [1, light.shadow, light.shadowOpacity * 0.15],
    ],
    [0, 0, 1, 0.2],
  )
  pen.polygon(
    [
      [left, scene.ground - 2],
      [right, scene.ground - 2],
      [right + reach, scene.ground + depth * 0.55],
      [right + reach * 0.86, scene.ground + depth],
      [left + reach * 0.4, scene.ground + depth],
    ],
    fade,
  )
}
