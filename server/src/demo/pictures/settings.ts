import { darken, lighten, mix } from './color.ts'
import { rectangle, round } from './geometry.ts'
import type { Footprint } from './gardens.ts'
import { BRICKS, PAINTED } from './palettes.ts'
import { throughHaze, type Scene } from './scene.ts'
import { drawCornice } from './roofs.ts'
import { drawWall } from './walls.ts'
import { fieldCenters } from './building.ts'
import { drawFarWindow } from './windows.ts'
import { drawRailFence } from './street-furniture.ts'

/** Paving from the foot of the walls to the kerb. */
export function drawPavement(scene: Scene, width: number, bottom: number): void {
  const { pen, ground } = scene
  const random = scene.random.fork('pavement')
  const stone = random.pick(['#d6cec0', '#cbc8c2', '#d9cbb6', '#c4c2bf'])
  pen.rect(
    -10,
    ground - 3,
    width + 20,
    bottom - ground + 6,
    pen.linear([
      [0, darken(stone, 0.1)],
      [1, lighten(stone, 0.14)],
    ]),
  )
  let joints = ''
  for (let x = -1200; x < width + 1200; x += 92) joints += `M${round(width / 2 + (x - width / 2) * 0.86)} ${ground}L${x} ${bottom}`
  for (const share of [0.2, 0.5]) joints += `M-10 ${round(ground + (bottom - ground) * share)}H${width + 10}`
  pen.line(joints, darken(stone, 0.28), 2, { opacity: 0.3 })
  if (scene.season === 'winter') pen.rect(-10, ground - 3, width + 20, 14, '#f5f8fa', { opacity: 0.8 })
}

/** The row goes on to both sides, a little lost in the air so that the eye stays with the house in the middle. */
export function drawNeighbours(scene: Scene, { left, right }: Footprint, height: number): void {
  const { pen } = scene
  const random = scene.random.fork('neighbours')
  const draw = (from: number, to: number, index: number) => {
    const brick = random.chance(0.6)
    const paint = random.pick(brick ? BRICKS : PAINTED)
    const top = scene.ground - Math.min(660, height * random.range(0.7, 0.92))
    const body = mix(paint.body, scene.light.sky[2], 0.1)
    drawWall(scene, rectangle(from, top, to - from, scene.ground - top), brick ? 'brick' : 'clapboard', body)
    const storeys = Math.max(2, Math.round((scene.ground - top) / 168))
    const storey = (scene.ground - top - 40) / storeys
    const columns = Math.max(2, Math.round((to - from) / 110))
    for (let floor = 0; floor < storeys; floor++) {
      for (const [column, center] of fieldCenters(from + 10, to - 10, columns).entries()) {
        drawFarWindow(scene, center - 25, top + 62 + floor * storey, 50, storey * 0.5, `neighbour ${index} ${floor} ${column}`, paint.trim)
      }
    }
    pen.rect(to - 84, scene.ground - 118, 54, 120, paint.trim)
    pen.rect(to - 78, scene.ground - 112, 42, 114, paint.door)
    drawCornice(scene, from + 4, to - 4, top - 14, 38, paint.accent)
  }
  throughHaze(scene, 0.2, () => {
    const widths = [random.range(260, 330), random.range(260, 330)]
    draw(left - widths[0]! - 4, left - 2, 0)
    draw(left - widths[0]! - 330, left - widths[0]! - 6, 1)
    draw(right + 2, right + widths[1]! + 4, 2)
    draw(right + widths[1]! + 6, right + widths[1]! + 330, 3)
  })
}

/** Tall grass, flowers or snow close to the eye, and perhaps a fence. */
export function drawMeadowFront(scene: Scene, width: number, bottom: number): void {
  const { pen, season } = scene
  const random = scene.random.fork('meadow')
  if (random.chance(0.5)) {
    const gap = random.range(500, 800)
    drawRailFence(scene, -30, gap, bottom - 90, 74, '#a38a6c')
    drawRailFence(scene, gap + 330, width + 40, bottom - 90, 74, '#a38a6c')
  }
  if (season === 'winter') {
    pen.path(`M-10 ${bottom - 60}q300 -60 640 -16t${width - 600} -20V${bottom + 10}H-10Z`, '#f8fbfc')
    return
  }
  if (scene.region === 'desert') return
  const greens = { spring: ['#7fa866', '#5f8f5c'], summer: ['#8a9f58', '#66854f'], autumn: ['#b0924f', '#8f7a44'] }[season]
  greens.forEach((color, layer) => {
    let blades = ''
    for (let index = 0; index < 120; index++) {
      const x = random.range(-20, width + 20)
      const edge = Math.abs(x - width / 2) / (width / 2)
      const height = (26 + edge ** 2 * 84) * random.range(0.6, 1.2) * (layer ? 0.8 : 1)
      const lean = random.range(-16, 16)
      blades += `M${Math.round(x - 4)} ${bottom + 4}q${Math.round(lean * 0.2)} ${Math.round(-height * 0.6)} ${Math.round(lean)} ${Math.round(-height)}q${Math.round(-lean * 0.3 + 4)} ${Math.round(height * 0.5)} ${Math.round(-lean + 9)} ${Math.round(height)}Z`
    }
    pen.path(blades, color)
  })
  const blooms = { spring: '#f6d5d8', summer: '#fbf1d6', autumn: '#e2b768' }[season]
  let dots = ''
  for (let index = 0; index < 60; index++) {
    const x = random.range(0, width)
    const edge = Math.abs(x - width / 2) / (width / 2)
    dots += `M${round(x)} ${round(bottom - random.range(8, 30 + edge ** 2 * 90))}h0`
  }
  pen.line(dots, blooms, 9)
  pen.line(dots, mix(blooms, '#d99a3a', 0.7), 3.4)
}
