import { type Builder, CENTER } from './building.ts'
import { darken, lighten } from './color.ts'
import { drawDoor, drawSteps } from './doors.ts'
import { rectangle, round } from './geometry.ts'
import { LOGS } from './palettes.ts'
import { drawPorchFront, drawPorchShade, type PorchLook } from './porch.ts'
import { drawChimney, drawGable, drawLongRoof, type RoofMaterial } from './roofs.ts'
import { drawFoundation, drawWall } from './walls.ts'
import { drawGlass, drawWindow } from './windows.ts'

export const buildCabin: Builder = (scene, random) => {
  const paint = random.pick(LOGS)
  const { pen, light } = scene
  if (random.chance(0.45)) return buildAFrame(scene, random)
  const half = random.range(270, 340)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 36
  const eave = floor - 166
  const ridge = eave - random.range(150, 190)
  const roof = { material: random.pick<RoofMaterial>(['metal', 'shingle']), color: paint.roof, trim: paint.trim }
  const gableLeft = random.chance(0.5) ? left + 20 : CENTER - 10
  const gableRight = gableLeft + half * 0.95
  const doorX = gableLeft > left + 30 ? left + half * 0.5 : right - half * 0.48
  const porch: PorchLook = {
    left: left - 26,
    right: right + 26,
    floor,
    top: eave + 14,
    posts: 5,
    style: 'plain',
    rail: true,
    trim: paint.second,
    pier: '#8d857c',
    steps: { center: doorX, width: 96 },
  }

  return {
    left: left - 40,
    right: right + 40,
    height: scene.ground - ridge,
    scale: 1.3,
    setting: 'country',
    door: { x: doorX, width: 62 },
    draw() {
      drawChimney(scene, right - 110, ridge - 60, 70, eave, '#8f857c')
      drawFoundation(scene, left, right, 40)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), 'logs', paint.body, { eaves: 40 })
      for (const x of [left - 8, right + 8]) {
        for (let y = eave + 12; y < floor; y += 25) {
          pen.circle(x, y, 12, darken(paint.body, 0.2))
          pen.circle(x, y, 8, lighten(paint.body, 0.35))
        }
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 29, floor, 58, 116, { color: paint.door, trim: paint.trim, style: 'planks', lamps: true })
      drawWindow(scene, (gableLeft + gableRight) / 2 - 60, floor - 112, 120, 72, 'big', {
        trim: paint.trim,
        panes: [4, 2, 0],
        flowerBox: true,
      })
      drawLongRoof(scene, left - 44, right + 44, eave + 8, ridge, roof, 12)
      drawWall(scene, rectangle(gableLeft, eave - 20, gableRight - gableLeft, 34), 'logs', paint.body)
      drawGable(scene, gableLeft, gableRight, eave - 16, ridge + 12, { ...roof, wall: paint.body, wallMaterial: 'logs', overhang: 26 })
      drawWindow(scene, (gableLeft + gableRight) / 2 - 36, ridge + 82, 72, 54, 'loft', { trim: paint.trim, panes: [2, 2, 0] })
      drawPorchFront(scene, porch)
      for (let log = 0; log < 9; log++) {
        const [x, y] = [right - 96 + (log % 5) * 22 + (log > 4 ? 11 : 0), floor - 12 - (log > 4 ? 20 : 0)]
        pen.circle(x, y, 11, '#7d5a41')
        pen.circle(x, y, 7.5, '#d9b78c')
      }
      pen.rect(left, floor, right - left, 3, light.shadow, { opacity: 0.2 })
    },
  }
}

const buildAFrame: Builder = (scene, random) => {
  const paint = random.pick(LOGS)
  const { pen, light } = scene
  const half = random.range(250, 300)
  const floor = scene.ground - 40
  const peak = floor - half * random.range(1.5, 1.75)
  const doorX = CENTER + random.pick([-64, 64])
  const slope = (floor - peak) / half
  const wall = lighten(paint.body, 0.16)

  return {
    left: CENTER - half - 50,
    right: CENTER + half + 50,
    height: scene.ground - peak,
    scale: 1.22,
    setting: 'country',
    door: { x: doorX, width: 62 },
    draw() {
      drawChimney(scene, CENTER + 56, peak + 6, 44, peak + 180, '#8f857c')
      drawFoundation(scene, CENTER - half + 10, CENTER + half - 10, 44)
      drawGable(scene, CENTER - half, CENTER + half, floor, peak, {
        wall,
        wallMaterial: 'batten',
        material: 'metal',
        color: paint.roof,
        trim: paint.trim,
        overhang: 24,
      })
      const glassFoot = floor - 188
      const reach = (glassFoot - peak - 80) / slope
      pen.polygon(
        [
          [CENTER - reach - 8, glassFoot + 8],
          [CENTER, peak + 62],
          [CENTER + reach + 8, glassFoot + 8],
        ],
        paint.trim,
      )
      pen.clipped(
        `M${round(CENTER - reach)} ${round(glassFoot)}L${CENTER} ${round(peak + 82)}L${round(CENTER + reach)} ${round(glassFoot)}Z`,
        () => {
          drawGlass(scene, CENTER - reach, peak + 70, reach * 2, glassFoot - peak - 70, 'gable')
          if (!light.lampsOn)
            pen.polygon(
              [
                [CENTER - reach * 0.4, glassFoot],
                [CENTER + reach * 0.3, peak + 80],
                [CENTER + reach, peak + 80],
                [CENTER, glassFoot],
              ],
              '#ffffff',
              { opacity: 0.14 },
            )
        },
      )
      pen.line(
        `M${CENTER} ${round(peak + 70)}V${round(glassFoot)}M${round(CENTER - reach * 0.5)} ${round(glassFoot - 66)}H${round(CENTER + reach * 0.5)}`,
        paint.trim,
        8,
        { cap: 'butt' },
      )
      const deck = floor - 166
      pen.rect(CENTER - half * 0.72, deck, half * 1.44, 12, lighten(paint.trim, 0.2))
      pen.rect(CENTER - half * 0.7, deck + 12, half * 1.4, 22, light.shadow, { opacity: light.shadowOpacity })
      drawDoor(scene, doorX - 30, floor, 60, 118, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['halfGlass', 'planks']),
        lamps: true,
      })
      drawWindow(scene, CENTER * 2 - doorX - 66, floor - 112, 120, 78, 'main', { trim: paint.trim, panes: [3, 1, 0] })
      let rails = ''
      for (let x = CENTER - half * 0.68; x < CENTER + half * 0.7; x += 14) rails += `M${round(x)} ${round(deck)}v-40`
      pen.line(rails, paint.trim, 3.4)
      pen.rect(CENTER - half * 0.72, deck - 46, half * 1.44, 7, paint.trim)
      pen.rect(CENTER - half - 60, floor, half * 2 + 120, 11, '#b08a63')
      pen.rect(CENTER - half - 50, floor + 11, half * 2 + 100, scene.ground - floor - 8, darken('#7d5f48', 0.25))
      drawSteps(scene, doorX, 100, floor, scene.ground + 10, '#b8946d')
    },
  }
}
