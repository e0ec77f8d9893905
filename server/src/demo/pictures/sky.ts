import { mix } from './color.ts'
import { round, smoothOpen, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

function cumulus(random: Random, x: number, y: number, width: number): string {
  const bumps = random.int(4, 7)
  let path = `M${round(x)} ${round(y)}`
  const sizes = Array.from({ length: bumps }, (_, index) => 0.5 + Math.sin(((index + 0.5) / bumps) * Math.PI) * random.range(0.5, 1.1))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let lift = 0
  sizes.forEach((size, index) => {
    const step = (size / total) * width
    const nextLift = index === bumps - 1 ? 0 : Math.sin(((index + 1) / bumps) * Math.PI) * width * random.range(0.1, 0.17)
    path += `a${round(step * 0.56)} ${round(step * 0.56)} 0 0 1 ${round(step)} ${round(lift - nextLift)}`
    lift = nextLift
  })
  return path + `q${round(-width * 0.5)} ${round(width * 0.035)} ${round(-width)} 0Z`
}

function drawCumulus(scene: Scene, random: Random, x: number, y: number, width: number): void {
  const { pen, light } = scene
  const base = mix(light.cloud, light.sky[1], 0.55)
  pen.path(cumulus(random, x - width * 0.1, y + width * 0.02, width * 0.72), base, { opacity: 0.5 })
  const body = pen.linear(
    [
      [0, light.cloud, 0.98],
      [0.55, mix(light.cloud, light.sky[1], 0.25), 0.9],
      [1, base, 0.35],
    ],
    [0.2, 0, 0.45, 1],
  )
  pen.path(cumulus(random, x, y, width), body)
}

function drawStreak(scene: Scene, random: Random, x: number, y: number, width: number): void {
  const { pen, light } = scene
  const height = width * random.range(0.02, 0.045)
  const veil = pen.linear(
    [
      [0, light.cloud, 0],
      [0.35, light.cloud, 0.75],
      [0.7, light.cloud, 0.55],
      [1, light.cloud, 0],
    ],
    [0, 0, 1, 0],
  )
  pen.path(
    `M${round(x)} ${round(y)}q${round(width * 0.3)} ${round(-height * 2)} ${round(width * 0.6)} ${round(-height * 0.6)}t${round(width * 0.4)} ${round(height * 0.6)}q${round(-width * 0.4)} ${round(height * 1.4)} ${round(-width)} 0Z`,
    veil,
  )
}

function drawStars(scene: Scene, width: number, height: number): void {
  const random = scene.random.fork('stars')
  let [small, large] = ['', '']
  for (let index = 0; index < width / 22; index++) {
    const mark = `M${round(random.range(0, width))} ${round(random.next() ** 1.6 * height * 0.6)}h0`
    if (random.chance(0.18)) large += mark
    else small += mark
  }
  scene.pen.line(small, '#fff3dc', 2.2, { opacity: 0.6 })
  scene.pen.line(large, '#fff8e8', 3.6, { opacity: 0.85 })
}

function drawSunOrMoon(scene: Scene, width: number, height: number): void {
  const { pen, light } = scene
  const random = scene.random.fork('sun')
  const low = light.time === 'golden' || light.time === 'dusk'
  const x = width * random.range(0.08, 0.3)
  if (light.time === 'dusk') {
    const glow = pen.radial([
      [0, '#ffc98f', 0.6],
      [0.5, '#ffb38a', 0.22],
      [1, '#ffb38a', 0],
    ])
    pen.ellipse(width * random.range(0.2, 0.5), height, width * 0.6, height * 0.5, glow)
    const moonX = width * random.range(0.12, 0.26)
    const moonY = height * random.range(0.14, 0.28)
    pen.circle(
      moonX,
      moonY,
      90,
      pen.radial([
        [0, light.sun, 0.35],
        [1, light.sun, 0],
      ]),
    )
    pen.path(`M${round(moonX)} ${round(moonY - 26)}a26 26 0 1 1 -22 40a22 22 0 0 0 22 -40Z`, light.sun)
    return
  }
  const y = low ? height * random.range(0.58, 0.74) : height * random.range(0.14, 0.3)
  const reach = low ? 620 : 460
  pen.circle(
    x,
    y,
    reach,
    pen.radial([
      [0, light.sun, 0.95],
      [0.16, light.sun, 0.5],
      [0.5, light.sun, 0.16],
      [1, light.sun, 0],
    ]),
  )
  pen.circle(x, y, low ? 44 : 34, '#fffdf2', { opacity: low ? 0.95 : 0.8 })
}

function drawBirds(scene: Scene, width: number, height: number): void {
  const random = scene.random.fork('birds')
  if (!random.chance(0.45)) return
  const [centerX, centerY] = [width * random.range(0.45, 0.85), height * random.range(0.16, 0.4)]
  let path = ''
  for (let index = 0; index < random.int(3, 7); index++) {
    const span = random.range(7, 13)
    path += `M${round(centerX + random.range(-90, 90))} ${round(centerY + random.range(-40, 40))}q${round(span * 0.5)} ${round(-span * 0.55)} ${round(span)} 0q${round(span * 0.5)} ${round(-span * 0.55)} ${round(span)} 0`
  }
  scene.pen.line(path, mix(scene.light.shadow, scene.light.sky[1], 0.25), 2.4, { opacity: 0.7 })
}

/** The sky from the top edge down to `height`, a little past the horizon. */
export function drawSky(scene: Scene, width: number, height: number): void {
  const { pen, light } = scene
  const random = scene.random.fork('sky')
  const [zenith, middle, horizon] = light.sky
  pen.rect(
    0,
    0,
    width,
    height + 60,
    pen.linear([
      [0, zenith],
      [0.5, middle],
      [0.86, horizon],
    ]),
  )
  if (light.time === 'dusk') drawStars(scene, width, height)
  drawSunOrMoon(scene, width, height)

  const manner = random.pick(['cumulus', 'cumulus', 'streaks', 'both', 'clear'] as const)
  if (manner !== 'cumulus') {
    const count = manner === 'clear' ? 3 : random.int(6, 9)
    for (let index = 0; index < count; index++) {
      drawStreak(scene, random, random.range(-200, width * 0.9), random.range(height * 0.12, height * 0.8), random.range(320, 760))
    }
  }
  if (manner === 'cumulus' || manner === 'both') {
    const slots = Math.round(width / 420)
    for (let index = 0; index < slots; index++) {
      const cloudWidth = random.range(170, 420)
      drawCumulus(
        scene,
        random,
        (index + random.range(0, 0.6)) * (width / slots) - 60,
        random.range(height * 0.16, height * 0.62),
        cloudWidth,
      )
    }
  }
  drawBirds(scene, width, height)
}

/** A rolling edge from the left to the right of the picture. */
export function rollingEdge(random: Random, width: number, y: number, swell: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => [(index / steps) * (width + 200) - 100, y + random.range(-swell, swell)])
}

export function belowEdge(edge: readonly Point[], bottom: number): string {
  const [first, last] = [edge[0]!, edge.at(-1)!]
  return `${smoothOpen(edge)}L${round(last[0])} ${round(bottom)}L${round(first[0])} ${round(bottom)}Z`
}
