import { type Builder, CENTER, drawWindowRow } from './building.ts'
import { type Color, darken } from './color.ts'
import { drawDoor } from './doors.ts'
import { closedPath, type Point, rectangle, round } from './geometry.ts'
import { type HouseScheme, PAINTED } from './palettes.ts'
import { drawPorchFront, drawPorchShade, type PorchLook } from './porch.ts'
import { drawChimney, drawGable, drawLongRoof, drawSlope, type GableLook, type RoofMaterial } from './roofs.ts'
import type { Scene } from './scene.ts'
import { drawFoundation, drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawWindow, type WindowLook } from './windows.ts'

/** A bay with three faces; the outer two are foreshortened and the right one lies in shade. */
export function drawBay(
  scene: Scene,
  center: number,
  width: number,
  top: number,
  bottom: number,
  floors: number,
  paint: HouseScheme,
  material: WallMaterial,
  look: WindowLook,
): void {
  const { pen, light } = scene
  const [left, right] = [center - width / 2, center + width / 2]
  const side = width * 0.2
  drawWallShade(scene, right, top, 26, bottom)
  drawWall(scene, rectangle(left, top, width, bottom - top), material, paint.second)
  const storey = (bottom - top) / floors
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey
    const paneTop = y + storey * 0.2
    const height = storey * 0.54
    drawWindow(scene, left + side + 10, paneTop, width - side * 2 - 20, height, `bay ${round(center)} ${floor}`, look)
    for (const [from, index] of [
      [left + 7, 0],
      [right - side + 5, 1],
    ] as const)
      drawWindow(scene, from, paneTop, side - 12, height, `bay side ${round(center)} ${floor} ${index}`, {
        ...look,
        panes: [1, 1, 1],
        frame: 4,
        shutters: undefined,
      })
    drawTrim(scene, left - 5, y - 6, width + 10, 14, paint.trim)
    pen.rect(left + side * 0.4, y + storey * 0.84, width - side * 0.8, storey * 0.1, darken(paint.second, 0.14))
  }
  pen.rect(right - side, top, side, bottom - top, light.shadow, { opacity: light.shadowOpacity * 0.75 })
  pen.rect(left, top, side, bottom - top, light.shadow, { opacity: light.shadowOpacity * 0.25 })
  drawTrim(scene, left - 6, bottom - 8, width + 12, 14, paint.trim)
}

/** Fish-scale shingles in the point of a gable. */
function drawScales(scene: Scene, center: number, top: number, width: number, height: number, color: Color): void {
  let scales = ''
  for (let y = top + 22; y < top + height; y += 13) {
    const reach = ((y - top) / height) * width * 0.5 - 10
    for (let x = center - reach; x < center + reach - 8; x += 16) scales += `M${round(x)} ${round(y)}q8 13 16 0`
  }
  scene.pen.line(scales, darken(color, 0.34), 2, { opacity: 0.5 })
}

function drawTurret(scene: Scene, center: number, width: number, top: number, bottom: number, paint: HouseScheme, look: WindowLook): void {
  const { pen } = scene
  const [left, right] = [center - width / 2, center + width / 2]
  drawWallShade(scene, right, top, 30, bottom)
  drawWall(scene, rectangle(left, top, width, bottom - top), 'clapboard', paint.second, { eaves: 18 })
  pen.rect(
    left,
    top,
    width,
    bottom - top,
    pen.linear(
      [
        [0, '#fff3dc', 0.2],
        [0.4, '#fff3dc', 0],
        [1, scene.light.shadow, 0.3],
      ],
      [0, 0, 1, 0],
    ),
  )
  const storeys = Math.max(2, Math.round((bottom - top) / 170))
  for (let floor = 0; floor < storeys; floor++) {
    const y = top + 34 + (floor * (bottom - top)) / storeys
    drawWindowRow(scene, { left: left + 8, right: right - 8, top: y, width: width * 0.24, height: 84, count: 2 }, `turret ${floor}`, look)
    if (floor) drawTrim(scene, left - 4, y - 40, width + 8, 11, paint.trim)
  }
  const tip: Point = [center, top - width * 1.15]
  drawSlope(scene, [[left - 20, top + 6], tip, [right + 20, top + 6]], { material: 'slate', color: paint.roof, trim: paint.trim })
  pen.path(
    closedPath([
      [center + 4, tip[1]],
      [right + 20, top + 6],
      [center + width * 0.2, top + 6],
    ]),
    scene.light.shadow,
    { opacity: 0.22 },
  )
  pen.line(`M${center} ${round(tip[1])}v-34`, paint.accent, 5)
  pen.circle(center, tip[1] - 12, 7, paint.accent)
  drawTrim(scene, left - 22, top, width + 44, 12, paint.trim)
}

export const buildVictorian: Builder = (scene, random) => {
  const paint = random.pick(PAINTED)
  const half = random.range(235, 275)
  const turret = random.chance(0.55)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 52
  const storey = 160
  const eave = floor - storey * 2
  const peak = eave - random.range(200, 240)
  const roof = { material: random.pick<RoofMaterial>(['slate', 'shingle']), color: paint.roof, trim: paint.trim }
  const gableLeft = turret ? CENTER - 30 : left - 6
  const gableRight = turret ? right + 6 : left + half * 1.15
  const gable: GableLook = { ...roof, wall: paint.second, wallMaterial: 'stucco', overhang: 20 }
  const look: WindowLook = { trim: paint.trim, panes: [1, 1, 1], hood: 'stone' }
  const doorX = turret ? CENTER + half * 0.4 : right - half * 0.36
  const bayCenter = (gableLeft + gableRight) / 2
  const porch: PorchLook = {
    left: turret ? left + 190 : gableRight - 10,
    right: right + 26,
    floor,
    top: floor - 136,
    posts: turret ? 4 : 3,
    style: 'turned',
    rail: true,
    trim: paint.trim,
    pier: '#a0705c',
    steps: { center: doorX, width: 92 },
  }

  return {
    left: left - 26,
    right: right + 30,
    height: scene.ground - peak,
    scale: 1.18,
    setting: 'garden',
    door: { x: doorX, width: 58 },
    draw() {
      drawChimney(scene, right - 90, peak + 24, 46, eave, '#9b5948')
      drawFoundation(scene, left, right, 56)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), 'clapboard', paint.body, { eaves: 24 })
      drawLongRoof(scene, left - 18, right + 18, eave + 2, peak + 74, roof, 30)
      drawTrim(scene, left, eave + storey - 10, right - left, 13, paint.trim)
      drawWall(scene, rectangle(gableLeft, eave - 2, gableRight - gableLeft, storey + 4), 'clapboard', paint.body)
      drawGable(scene, gableLeft, gableRight, eave, peak, gable)
      drawScales(scene, bayCenter, peak + 44, (gableRight - gableLeft) * 0.8, eave - peak - 50, paint.second)
      drawWindow(scene, bayCenter - 24, eave - 92, 48, 66, 'attic', { ...look, shape: 'arched', hood: 'none' })
      drawTrim(scene, gableLeft - 8, eave - 6, gableRight - gableLeft + 16, 15, paint.accent)
      if (turret) {
        drawWindowRow(scene, { left: CENTER, right, top: eave + 36, width: 52, height: 84, count: 2 }, 'up', look)
      } else {
        drawBay(scene, bayCenter, half * 0.78, eave + 26, floor + 10, 2, paint, 'clapboard', { ...look, hood: 'none' })
        drawWindow(scene, doorX - 26, eave + 38, 52, 84, 'up', look)
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 28, floor, 56, 114, { color: paint.door, trim: paint.trim, style: 'halfGlass', transom: false, lamps: true })
      if (turret) drawWindow(scene, porch.left + 36, floor - 112, 48, 78, 'porch', { ...look, hood: 'none' })
      drawPorchFront(scene, porch)
      drawLongRoof(scene, porch.left - 16, porch.right + 14, porch.top - 16, porch.top - 56, roof, 40)
      if (turret) drawTurret(scene, left + 104, 176, eave - 40, floor + 20, paint, look)
    },
  }
}
