import { drawBackdrop } from './backdrops.ts'
import type { Building } from './building.ts'
import { lighten, mix } from './color.ts'
import { BUILDERS, type FacadeStyle } from './facade-styles.ts'
import { drawAtmosphere } from './facade.ts'
import { rectangle, round } from './geometry.ts'
import { drawGarden, drawGroundShade, drawPath, drawStreet } from './ground.ts'
import { ACCENTS, PAINTED } from './palettes.ts'
import { Pen } from './pen.ts'
import { drawHedge, drawShrub } from './plants.ts'
import { drawBroadleaf, drawConifer } from './trees.ts'
import { randomFrom, type Random } from './random.ts'
import { illuminated, lightAt, throughHaze, type Scene, type Time } from './scene.ts'
import { drawSky } from './sky.ts'
import { drawBicycle, drawCar, drawMailbox, drawPicketFence, drawStreetLamp } from './street-furniture.ts'
import { drawGable } from './roofs.ts'
import { drawFarWindow } from './windows.ts'

const SKYLINE_WIDTH = 2400
const SKYLINE_HEIGHT = 1000
const GROUND = 806
const STREET_TOP = 866
/** Left of this the picture stays calm, so that a form can lie over it. */
const CALM = 820

/** Detached homes that stand well beside each other. */
const NEIGHBOURS: readonly FacadeStyle[] = [
  'victorian',
  'craftsmanBungalow',
  'colonial',
  'coastalCottage',
  'farmhouse',
  'modernInfill',
  'duplex',
  'brickRowhouse',
]

function drawFarHouse(scene: Scene, x: number, base: number, size: number, random: Random): void {
  const paint = random.pick(PAINTED)
  const { pen } = scene
  const [width, height] = [size * random.range(0.9, 1.3), size * 0.62]
  pen.polygon(rectangle(x, base - height, width, height), paint.body)
  for (const share of [0.24, 0.62])
    drawFarWindow(scene, x + width * share, base - height * 0.7, width * 0.16, height * 0.34, `far ${round(x)} ${share}`, paint.trim)
  if (random.chance(0.5))
    drawGable(scene, x, x + width, base - height, base - height - width * 0.42, {
      material: 'shingle',
      color: paint.roof,
      trim: paint.trim,
      wall: paint.second,
      wallMaterial: 'stucco',
      overhang: 6,
    })
  else
    pen.polygon(
      [
        [x - 8, base - height],
        [x + 6, base - height - size * 0.36],
        [x + width - 6, base - height - size * 0.36],
        [x + width + 8, base - height],
      ],
      paint.roof,
    )
}

/** The village goes on up the slope, smaller and paler. */
function drawFarVillage(scene: Scene): void {
  const random = scene.random.fork('village')
  throughHaze(scene, 0.42, () => {
    for (let x = CALM - 260; x < SKYLINE_WIDTH; x += random.range(90, 150)) {
      const base = GROUND - 46 - random.range(0, 70)
      drawFarHouse(scene, x, base, random.range(90, 130), random)
      const leaf = mix('#6f9a72', '#8fae74', random.next())
      scene.pen.circle(
        x - 18,
        base - 34,
        random.range(34, 52),
        scene.pen.linear([
          [0, lighten(leaf, 0.16)],
          [1, leaf],
        ]),
      )
    }
    scene.pen.rect(
      CALM - 340,
      GROUND - 50,
      SKYLINE_WIDTH,
      60,
      scene.pen.linear(
        [
          [0, '#7fa374', 0],
          [0.12, '#7fa374', 1],
        ],
        [0, 0, 1, 0],
      ),
    )
  })
}

interface Plot {
  building: Building
  left: number
  scale: number
}

function layPlots(scene: Scene): Plot[] {
  const random = scene.random.fork('plots')
  const plots: Plot[] = []
  let left = CALM
  for (const style of random.shuffled(NEIGHBOURS)) {
    const building = BUILDERS[style].build(scene, random.fork(style))
    const scale = Math.min(0.6, building.scale * 0.5)
    const width = (building.right - building.left) * scale
    if (left + width > SKYLINE_WIDTH + width * 0.45) break
    plots.push({ building, left, scale })
    left += width + random.range(34, 64)
  }
  return plots
}

function drawPlot(scene: Scene, { building, left, scale }: Plot): void {
  const place = (x: number) => left + (x - building.left) * scale
  drawGroundShade(scene, left + 12, place(building.right) - 12, building.height * scale)
  if (building.door) drawPath(scene, place(building.door.x), building.door.width * scale * 1.4, GROUND + 4, STREET_TOP)
  scene.pen.group(
    `translate(${round(left - building.left * scale)} ${round(GROUND * (1 - scale))}) scale(${round(scale * 100) / 100})`,
    building.draw,
  )
}

/** A street of varied homes for the home page's picture band: an SVG of 2400 by 1000, quiet in its left third. */
export function drawSkyline({ seed, time }: { seed: string; time: Time }): string {
  const random = randomFrom(`skyline ${seed} ${time}`)
  const pen = new Pen()
  const scene: Scene = { pen, random, season: 'summer', region: 'northeast', ground: GROUND, light: lightAt(time, random.fork('light')) }
  drawSky(scene, SKYLINE_WIDTH, GROUND)
  illuminated(scene, () => {
    drawBackdrop(scene, SKYLINE_WIDTH)
    drawFarVillage(scene)
    drawGarden(scene, SKYLINE_WIDTH, STREET_TOP)
    const plots = layPlots(scene)
    plots.forEach(({ left }, index) => {
      const draw = index % 3 === 1 ? drawConifer : drawBroadleaf
      draw(scene, left - 36, GROUND + 2, random.range(210, 290), `row ${index}`)
    })
    for (const plot of plots) drawPlot(scene, plot)
    drawBroadleaf(scene, 96, GROUND + 26, 300, 'far left')
    drawHedge(scene, 190, GROUND + 20, 250, 42, 'calm')
    for (const [index, x] of [480, 560, 700].entries()) drawShrub(scene, x, GROUND + 22, 96, 50, `calm ${index}`, { flowers: true })
    drawStreet(scene, SKYLINE_WIDTH, STREET_TOP, SKYLINE_HEIGHT)
    drawPicketFence(scene, -20, CALM - 70, STREET_TOP + 2, 44, '#f6f1e6')
    for (const x of [CALM - 30, 1580, 2260]) drawStreetLamp(scene, x, STREET_TOP + 30, 220)
    drawMailbox(scene, 1130, STREET_TOP + 14, random.pick(ACCENTS))
    drawBicycle(scene, 1680, STREET_TOP + 36, 96, random.pick(ACCENTS))
    drawCar(scene, 1900, SKYLINE_HEIGHT - 14, 290, random.pick(ACCENTS))
  })
  drawAtmosphere(scene, SKYLINE_WIDTH, SKYLINE_HEIGHT)
  return pen.svg(SKYLINE_WIDTH, SKYLINE_HEIGHT)
}
