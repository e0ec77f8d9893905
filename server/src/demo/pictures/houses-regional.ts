import { type Builder, CENTER, drawWindowRow, fieldCenters, PANES } from './building.ts'
import { darken } from './color.ts'
import { drawDoor, drawSteps } from './doors.ts'
import { rectangle, round } from './geometry.ts'
import { COASTAL, PAINTED } from './palettes.ts'
import { drawPorchFront, drawPorchShade, type PorchLook } from './porch.ts'
import { drawGable, drawLongRoof, type GableLook, type RoofMaterial } from './roofs.ts'
import { drawFoundation, drawTrim, drawWall, type WallMaterial } from './walls.ts'
import { drawWindow } from './windows.ts'

export const buildCoastalCottage: Builder = (scene, random) => {
  const paint = random.pick(COASTAL)
  const half = random.range(230, 290)
  const raised = random.chance(0.45)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - (raised ? 120 : 44)
  const storeys = raised ? 1 : random.pick([1, 2])
  const eave = floor - 150 * storeys - 6
  const peak = eave - half * random.range(0.68, 0.86)
  const porchTop = floor - 142
  const doorX = CENTER + random.pick([-90, 0, 90])
  const look = {
    trim: paint.trim,
    panes: random.pick([
      [2, 2, 1],
      [3, 2, 1],
      [2, 1, 1],
    ] as const),
    shutters: random.chance(0.5) ? paint.accent : undefined,
  }
  const gable: GableLook = {
    wall: paint.second,
    wallMaterial: 'shingle',
    material: random.pick<RoofMaterial>(['shingle', 'metal']),
    color: paint.roof,
    trim: paint.trim,
    overhang: 24,
  }
  const porch: PorchLook = {
    left: left - 40,
    right: right + 40,
    floor,
    top: porchTop + 6,
    posts: 4,
    style: random.pick(['round', 'plain']),
    rail: true,
    trim: paint.trim,
    pier: '#b9ab97',
    steps: raised ? undefined : { center: doorX, width: 100 },
  }
  const { pen, light } = scene

  return {
    left: left - 60,
    right: right + 60,
    height: scene.ground - peak,
    scale: storeys === 2 ? 1.15 : 1.32,
    setting: 'garden',
    door: { x: doorX, width: 62 },
    draw() {
      if (raised) {
        pen.rect(left - 30, floor + 8, right - left + 60, scene.ground - floor - 8, darken(paint.body, 0.46))
        for (const x of fieldCenters(left - 40, right + 40, 6))
          pen.rect(
            x - 9,
            floor,
            18,
            scene.ground - floor + 4,
            pen.linear(
              [
                [0, '#b39c80'],
                [1, '#776350'],
              ],
              [0, 0, 1, 0],
            ),
          )
      } else drawFoundation(scene, left, right, 46)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), random.pick<WallMaterial>(['shingle', 'clapboard']), paint.body, {
        eaves: 8,
      })
      for (const x of [left, right - 12]) drawTrim(scene, x, eave, 12, floor - eave, paint.trim)
      if (storeys === 2)
        drawWindowRow(scene, { left: left + 20, right: right - 20, top: eave + 30, width: 56, height: 82, count: 3 }, 'up', look)
      drawGable(scene, left, right, eave, peak, gable)
      const attic = half * 0.3
      if (storeys === 1)
        drawWindow(scene, CENTER - attic / 2, eave - half * 0.42, attic, half * 0.32, 'attic', {
          trim: paint.trim,
          panes: [2, 2, 1],
          shape: random.pick(['square', 'arched']),
        })
      else {
        pen.circle(CENTER, eave - half * 0.26, 34, paint.trim)
        pen.circle(CENTER, eave - half * 0.26, 26, '#55717c')
        pen.line(`M${CENTER - 26} ${round(eave - half * 0.26)}h52M${CENTER} ${round(eave - half * 0.26 - 26)}v52`, paint.trim, 4)
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 29, floor, 58, 116, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['halfGlass', 'panels', 'fullGlass']),
        lamps: true,
      })
      drawWindowRow(
        scene,
        { left: left + 12, right: doorX - 56, top: floor - 112, width: 52, height: 74, count: doorX - left > 250 ? 2 : 1 },
        'down a',
        look,
      )
      drawWindowRow(
        scene,
        { left: doorX + 56, right: right - 12, top: floor - 112, width: 52, height: 74, count: right - doorX > 250 ? 2 : 1 },
        'down b',
        look,
      )
      drawPorchFront(scene, { ...porch, pier: raised ? '#8d7b68' : porch.pier, steps: porch.steps })
      if (raised) {
        pen.rect(left - 30, floor + 18, right - left + 60, scene.ground - floor - 18, light.shadow, { opacity: 0.26 })
        for (const x of fieldCenters(left - 40, right + 40, 5))
          pen.rect(
            x - 10,
            floor + 9,
            20,
            scene.ground - floor - 4,
            pen.linear(
              [
                [0, '#c9b294'],
                [1, '#8a735c'],
              ],
              [0, 0, 1, 0],
            ),
          )
        drawSteps(scene, doorX, 92, floor, scene.ground + 10, '#cdb99c')
      }
      drawLongRoof(scene, left - 58, right + 58, porchTop - 12, porchTop - 54, { ...gable, material: 'metal' }, 44)
    },
  }
}

export const buildManufacturedHome: Builder = (scene, random) => {
  const paint = random.pick([...PAINTED, ...COASTAL])
  const half = random.range(380, 440)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 44
  const eave = floor - 142
  const ridge = eave - random.range(46, 70)
  const roof = { material: random.pick<RoofMaterial>(['metal', 'shingle']), color: paint.roof, trim: paint.trim }
  const doorX = CENTER + random.range(-150, -30)
  const look = { trim: paint.trim, panes: random.pick(PANES), shutters: random.chance(0.6) ? paint.accent : undefined }
  const deckLeft = doorX - 96
  const deckRight = doorX + random.range(180, 240)
  const porch: PorchLook = {
    left: deckLeft,
    right: deckRight,
    floor,
    top: eave + 6,
    posts: 3,
    style: 'plain',
    rail: true,
    trim: paint.trim,
    pier: '#a08a70',
    steps: { center: doorX, width: 90 },
  }
  const { pen, light } = scene

  return {
    left: left - 12,
    right: right + 12,
    height: scene.ground - ridge,
    scale: 1.36,
    setting: 'garden',
    door: { x: doorX, width: 58 },
    draw() {
      drawWall(scene, rectangle(left + 4, floor - 2, right - left - 8, scene.ground - floor + 4), 'metal', darken(paint.trim, 0.16))
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), 'clapboard', paint.body, { eaves: 18 })
      drawTrim(scene, left, floor - 36, right - left, 7, paint.accent)
      for (const x of [left, right - 10]) drawTrim(scene, x, eave, 10, floor - eave, paint.trim)
      drawWindowRow(scene, { left: left + 10, right: deckLeft, top: eave + 34, width: 70, height: 62, count: 2 }, 'west', look)
      drawWindowRow(
        scene,
        { left: deckRight + 10, right: right - 10, top: eave + 34, width: 64, height: 62, count: right - deckRight > 240 ? 2 : 1 },
        'east',
        look,
      )
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 27, floor, 54, 110, { color: paint.door, trim: paint.trim, style: 'halfGlass', lamps: true })
      drawWindow(scene, doorX + 74, eave + 38, 70, 62, 'deck', { trim: paint.trim, panes: [2, 1, 1], flowerBox: true })
      drawLongRoof(scene, left - 16, right + 16, eave + 2, ridge, roof, 10)
      drawPorchFront(scene, porch)
      const peak = eave - 50
      drawGable(scene, deckLeft - 6, deckRight + 6, eave - 12, peak - 16, {
        ...roof,
        wall: paint.second,
        wallMaterial: 'clapboard',
        overhang: 16,
      })
      pen.rect(left, floor - 2, right - left, 5, light.shadow, { opacity: 0.2 })
    },
  }
}
