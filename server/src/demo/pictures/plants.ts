import { type Color, darken, lighten } from './color.ts'
import { blob, closedPath, leafDabs, type Point, round, smoothOpen } from './geometry.ts'
import type { Scene, Season } from './scene.ts'

const SHRUBS: Record<Season, readonly Color[]> = {
  spring: ['#7fa66a', '#6f9a68', '#8fb072', '#5f9166'],
  summer: ['#5c9a62', '#6fa268', '#4f8d68', '#82a85f'],
  autumn: ['#7d8f52', '#6b8556', '#93934f', '#a8683f', '#8f5648'],
  winter: ['#63806c', '#5a7566', '#6f8a70'],
}

export function drawAgave(scene: Scene, x: number, base: number, size: number, label: string): void {
  const random = scene.random.fork(`agave ${label}`)
  const color = random.pick(['#7d9f8c', '#8aa98f', '#6d9486', '#93a878'])
  const leaves = 9
  for (const index of [0, 8, 1, 7, 2, 6, 3, 5, 4]) {
    const angle = -Math.PI * (0.06 + (index / (leaves - 1)) * 0.88)
    const tip: Point = [x + Math.cos(angle) * size, base + Math.sin(angle) * size * random.range(0.85, 1.05)]
    const side = size * 0.13
    scene.pen.path(
      `M${round(x - side)} ${round(base)}Q${round((x + tip[0]) / 2 - side)} ${round((base + tip[1]) / 2)} ${round(tip[0])} ${round(tip[1])}Q${round((x + tip[0]) / 2 + side)} ${round((base + tip[1]) / 2 + side)} ${round(x + side)} ${round(base)}Z`,
      index < 4 ? darken(color, 0.05 + random.next() * 0.2) : lighten(color, random.next() * 0.25),
    )
  }
}

export interface ShrubOptions {
  flowers?: boolean
  clipped?: boolean
}

export function drawShrub(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  label: string,
  options: ShrubOptions = {},
): void {
  const { pen } = scene
  const random = scene.random.fork(`shrub ${label}`)
  const leaf = random.pick(SHRUBS[scene.season])
  pen.ellipse(x + width * 0.12, base, width * 0.6, 7, scene.light.shadow, { opacity: scene.light.shadowOpacity * 0.8 })
  const wobble = options.clipped ? 0.03 : 0.1
  pen.clipped(`M${round(x - width)} ${round(base - height * 2)}h${round(width * 2)}v${round(height * 2)}h${round(-width * 2)}Z`, () => {
    pen.path(blob(random, x, base - height * 0.42, width * 0.5, height * 0.58, wobble, 10), darken(leaf, 0.26))
    pen.path(blob(random, x - width * 0.06, base - height * 0.52, width * 0.42, height * 0.46, wobble, 10), leaf)
    pen.path(leafDabs(random, x - width * 0.1, base - height * 0.62, width * 0.36, height * 0.34, 26, 8), lighten(leaf, 0.3))
    pen.path(leafDabs(random, x + width * 0.08, base - height * 0.25, width * 0.38, height * 0.24, 18, 8), darken(leaf, 0.45), {
      opacity: 0.6,
    })
    if (scene.season === 'winter')
      pen.path(blob(random, x - width * 0.04, base - height * 0.86, width * 0.34, height * 0.14, 0.08), '#f5f8fa', { opacity: 0.95 })
  })
  if (options.flowers && (scene.season === 'spring' || scene.season === 'summer')) {
    const bloom = random.pick(['#e8a0a4', '#f2d27a', '#fbf3e4', '#c98bb0', '#d9694f', '#a9a2d8'])
    let path = ''
    for (let index = 0; index < 14; index++) {
      path += `M${round(x + random.range(-0.38, 0.38) * width)} ${round(base - height * random.range(0.25, 0.92))}h0`
    }
    pen.line(path, bloom, 8)
    pen.line(path, lighten(bloom, 0.5), 3)
  }
}

/** A clipped hedge with a crisp top. */
export function drawHedge(scene: Scene, x: number, base: number, width: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`hedge ${label}`)
  const leaf = random.pick(['#4d7d5d', '#5d8a60', '#436f5a'])
  const steps = Math.max(4, Math.round(width / 34))
  const edge = Array.from({ length: steps + 1 }, (_, index): Point => [x + (index / steps) * width, base - height + random.range(-4, 4)])
  const outline = `${smoothOpen(edge)}L${round(x + width)} ${round(base)}L${round(x)} ${round(base)}Z`
  pen.polygon(
    [
      [x + 6, base],
      [x + width, base],
      [x + width + 26, base + 14],
      [x + 30, base + 14],
    ],
    scene.light.shadow,
    { opacity: scene.light.shadowOpacity * 0.7 },
  )
  pen.path(
    outline,
    pen.linear([
      [0, lighten(leaf, 0.2)],
      [0.3, leaf],
      [1, darken(leaf, 0.36)],
    ]),
  )
  pen.path(leafDabs(random, x + width / 2, base - height * 0.6, width / 2, height * 0.38, Math.round(width / 9), 8), lighten(leaf, 0.25), {
    opacity: 0.7,
  })
  if (scene.season === 'winter') pen.line(smoothOpen(edge), '#f5f8fa', 9)
}

export function drawPottedPlant(scene: Scene, x: number, base: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`pot ${label}`)
  const pot = random.pick(['#b8694a', '#d9c7a8', '#4c5a5f', '#8a9a94', '#c98a5c'])
  const potHeight = height * 0.38
  const half = height * 0.19
  pen.ellipse(x + half * 0.5, base, half * 1.5, 4, scene.light.shadow, { opacity: scene.light.shadowOpacity })
  const leaf = random.pick(['#4f8a5c', '#6f9a5b', '#47755f', '#7fa66c'])
  if (random.chance(0.5)) {
    pen.path(blob(random, x, base - height * 0.68, half * 1.35, height * 0.33, 0.06), darken(leaf, 0.2))
    pen.path(blob(random, x - half * 0.2, base - height * 0.73, half, height * 0.24, 0.08), leaf)
    pen.path(leafDabs(random, x - half * 0.2, base - height * 0.76, half, height * 0.22, 16, 6), lighten(leaf, 0.3))
  } else {
    for (let index = 0; index < 7; index++) {
      const lean = (index - 3) * 0.16 * height
      pen.path(
        `M${round(x)} ${round(base - potHeight)}q${round(lean * 0.2)} ${round(-height * 0.36)} ${round(lean)} ${round(-height * (0.6 - Math.abs(index - 3) * 0.07))}q${round(-lean * 0.3 + 7)} ${round(height * 0.3)} ${round(-lean + 5)} ${round(height * (0.6 - Math.abs(index - 3) * 0.07))}Z`,
        index % 2 ? leaf : darken(leaf, 0.2),
      )
    }
  }
  pen.path(
    closedPath([
      [x - half, base - potHeight],
      [x + half, base - potHeight],
      [x + half * 0.74, base],
      [x - half * 0.74, base],
    ]),
    pen.linear(
      [
        [0, lighten(pot, 0.2)],
        [1, darken(pot, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  )
  pen.rect(x - half * 1.1, base - potHeight - 3, half * 2.2, 7, lighten(pot, 0.1), { radius: 2 })
}
