import { darken } from './color.ts'
import { rectangle, round } from './geometry.ts'
import { CENTER, drawWindowRow, fieldCenters, PANES, type Builder } from './building.ts'
import { drawDoor, drawGarageDoor, drawSteps, type DoorLook } from './doors.ts'
import { BRICKS, PAINTED } from './palettes.ts'
import { drawPorchFront, drawPorchShade, type PorchLook } from './porch.ts'
import { drawChimney, drawDormerBody, drawGable, drawLongRoof, drawSlope, type GableLook, type RoofMaterial } from './roofs.ts'
import { drawFoundation, drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawWindow, type WindowLook } from './windows.ts'

const DOOR_STYLES: readonly NonNullable<DoorLook['style']>[] = ['panels', 'halfGlass', 'panels', 'planks']

export const buildCraftsmanBungalow: Builder = (scene, random) => {
  const paint = random.pick(PAINTED)
  const material = random.pick<WallMaterial>(['clapboard', 'shingle', 'clapboard', 'batten'])
  const half = random.range(330, 420)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 46
  const eave = floor - random.range(150, 168)
  const frontGable = random.chance(0.5)
  const ridge = eave - random.range(150, 200)
  const pier = random.pick(['#9b6a55', '#a39a8c', '#8b7d72', '#b08a6c'])
  const porchLeft = frontGable ? left + random.range(0, 40) : left - 10
  const porchRight = frontGable ? porchLeft + half * random.range(1.1, 1.35) : right + 10
  const doorWidth = 58
  const doorX = porchLeft + (porchRight - porchLeft) * random.range(0.36, 0.62)
  const gable: GableLook = {
    wall: paint.second,
    wallMaterial: 'shingle',
    material: 'shingle',
    color: paint.roof,
    trim: paint.trim,
    overhang: 34,
  }
  const look: WindowLook = {
    trim: paint.trim,
    panes: random.pick([
      [3, 2, 1],
      [2, 2, 1],
      [4, 1, 1],
    ] as const),
  }
  const porch: PorchLook = {
    left: porchLeft,
    right: porchRight,
    floor,
    top: eave + 8,
    posts: frontGable ? random.int(2, 3) : random.int(3, 4),
    style: 'tapered',
    rail: random.chance(0.6),
    trim: paint.trim,
    pier,
    steps: { center: doorX, width: 96 },
  }
  const dormer = random.range(150, 210)
  const chimney = random.chance(0.7) ? right - random.range(70, 180) : undefined

  return {
    left: left - 30,
    right: right + 30,
    height: scene.ground - ridge,
    scale: 1.22,
    setting: 'garden',
    door: { x: doorX, width: doorWidth },
    draw() {
      if (chimney) drawChimney(scene, chimney, ridge - 42, 50, eave, pier)
      drawFoundation(scene, left, right, 48)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), material, paint.body, { eaves: 34 })
      const windowTop = eave + 42
      if (frontGable)
        drawWindowRow(
          scene,
          { left: porchRight + 10, right: right - 14, top: windowTop, width: 62, height: 88, count: right - porchRight > 220 ? 2 : 1 },
          'side',
          look,
        )
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - doorWidth / 2, floor, doorWidth, 122, {
        color: paint.door,
        trim: paint.trim,
        style: 'halfGlass',
        lamps: true,
      })
      drawWindowRow(
        scene,
        { left: porchLeft + 34, right: doorX - 60, top: windowTop, width: 58, height: 84, count: doorX - porchLeft > 260 ? 2 : 1 },
        'porch a',
        look,
      )
      drawWindowRow(
        scene,
        { left: doorX + 60, right: porchRight - 34, top: windowTop, width: 58, height: 84, count: porchRight - doorX > 260 ? 2 : 1 },
        'porch b',
        look,
      )
      drawLongRoof(scene, left - 34, right + 34, eave + 6, ridge, gable, 40)
      if (frontGable) {
        drawPorchFront(scene, porch)
        const peak = eave - (porchRight - porchLeft) * 0.27
        drawGable(scene, porchLeft - 10, porchRight + 10, eave - 10, peak, gable)
        const middle = (porchLeft + porchRight) / 2
        drawWindow(scene, middle - 34, peak + 58, 68, 34, 'attic', { trim: paint.trim, panes: [3, 1, 0] })
        for (const side of [-1, 1])
          scene.pen.line(
            `M${round(middle + side * (porchRight - porchLeft) * 0.46)} ${round(eave + 12)}v-26l${side * 26} -4`,
            paint.trim,
            8,
          )
      } else {
        const base = eave - 24
        drawDormerBody(scene, CENTER - dormer / 2, base, dormer, 62, gable)
        drawWindowRow(
          scene,
          { left: CENTER - dormer / 2, right: CENTER + dormer / 2, top: base - 50, width: 36, height: 36, count: 3 },
          'dormer',
          { trim: paint.trim, panes: [2, 1, 0] },
        )
        drawPorchFront(scene, porch)
      }
    },
  }
}

export const buildRanch: Builder = (scene, random) => {
  const paint = random.pick(random.chance(0.4) ? BRICKS : PAINTED)
  const material: WallMaterial = BRICKS.includes(paint) ? 'brick' : random.pick<WallMaterial>(['clapboard', 'batten', 'stucco'])
  const half = random.range(430, 500)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 22
  const eave = floor - 148
  const ridge = eave - random.range(96, 140)
  const garageLeft = right - random.range(250, 300)
  const wingRight = left + random.range(230, 290)
  const roof = { material: random.pick<RoofMaterial>(['shingle', 'shingle', 'metal', 'tile']), color: paint.roof, trim: paint.trim }
  const gable: GableLook = {
    ...roof,
    wall: random.chance(0.5) ? paint.second : paint.body,
    wallMaterial: random.pick<WallMaterial>(['batten', 'clapboard']),
    overhang: 26,
  }
  const look: WindowLook = { trim: paint.trim, panes: random.pick(PANES), shutters: random.chance(0.5) ? paint.accent : undefined }
  const doorX = wingRight + random.range(60, 90)
  const hip = random.pick([16, 110])
  const wainscot = material !== 'brick' && random.chance(0.6)
  const stone = random.pick(['#a79b8b', '#8f8780', '#b4917a', '#9c5d49'])

  return {
    left: left - 30,
    right: right + 30,
    height: scene.ground - ridge + 20,
    scale: 1.26,
    setting: 'garden',
    door: { x: doorX + 30, width: 62 },
    garage: { x: (garageLeft + right) / 2, width: right - garageLeft - 40 },
    draw() {
      const chimneyX = CENTER + random.range(-40, 130)
      drawFoundation(scene, left, right, 24)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), material, paint.body, { eaves: 30 })
      if (wainscot) drawWall(scene, rectangle(left, floor - 52, garageLeft - left, 52), 'stone', stone)
      drawDoor(scene, doorX, floor, 58, 120, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(DOOR_STYLES),
        sidelights: random.chance(0.4),
        lamps: true,
      })
      drawSteps(scene, doorX + 29, 104, floor, scene.ground + 6, '#cbbfae')
      const pictureWidth = Math.min(200, garageLeft - doorX - 180)
      drawWindow(scene, (doorX + 90 + garageLeft - pictureWidth) / 2, eave + 40, pictureWidth, 84, 'picture', {
        trim: paint.trim,
        panes: [random.int(3, 5), random.int(1, 2), 0],
        flowerBox: random.chance(0.5),
      })
      drawLongRoof(scene, left - 30, right + 30, eave + 4, ridge, roof, hip)
      drawChimney(scene, chimneyX, ridge - 40, 66, ridge + 34, stone)
      drawWall(scene, rectangle(garageLeft - 6, eave - 2, right - garageLeft + 16, floor - eave + 6), material, darken(paint.body, 0.04))
      drawGarageDoor(
        scene,
        garageLeft + 28,
        scene.ground,
        right - garageLeft - 54,
        124,
        random.chance(0.5) ? paint.trim : paint.accent,
        paint.trim,
      )
      drawGable(scene, garageLeft - 6, right + 10, eave, eave - (right - garageLeft) * 0.3, gable)
      drawWall(scene, rectangle(left - 10, eave - 2, wingRight - left + 10, floor - eave + 8), material, paint.body)
      if (wainscot) drawWall(scene, rectangle(left - 10, floor - 52, wingRight - left + 10, 60), 'stone', stone)
      drawWallShade(scene, wingRight, eave + 20, 26, floor)
      drawWindow(scene, (left - 10 + wingRight) / 2 - 54, eave + 34, 108, 82, 'wing', { ...look, flowerBox: random.chance(0.6) })
      drawGable(scene, left - 10, wingRight, eave, eave - (wingRight - left) * 0.31, gable)
    },
  }
}

export const buildColonial: Builder = (scene, random) => {
  const brick = random.chance(0.4)
  const paint = random.pick(brick ? BRICKS : PAINTED)
  const bays = random.pick([5, 5, 3])
  const half = bays === 5 ? random.range(300, 350) : random.range(220, 260)
  const shift = random.chance(0.55) ? -90 : 0
  const [left, right] = [CENTER - half + shift, CENTER + half + shift]
  const floor = scene.ground - 34
  const storey = 148
  const eave = floor - storey * 2
  const gambrel = random.chance(0.2)
  const ridge = eave - random.range(108, 150)
  const roof = { material: random.pick<RoofMaterial>(['shingle', 'slate']), color: paint.roof, trim: paint.trim }
  const look: WindowLook = {
    trim: paint.trim,
    panes: [3, 2, 2],
    shutters: random.chance(0.8) ? paint.accent : undefined,
    hood: brick ? 'stone' : 'cap',
  }
  const middle = (left + right) / 2
  const wingRight = shift ? right + random.range(190, 240) : right
  const dormers = gambrel ? 3 : random.pick([0, 2, 3])
  const portico = random.pick(['pediment', 'roof', 'arch'] as const)

  return {
    left: left - 20,
    right: wingRight + 16,
    height: scene.ground - ridge,
    scale: 1.2,
    setting: 'garden',
    door: { x: middle, width: 64 },
    draw() {
      const { pen } = scene
      for (const x of [left + 22, right - 78]) drawChimney(scene, x, ridge - 54, 56, ridge + 40, brick ? paint.body : '#9b5a48')
      if (shift) {
        const wingEave = floor - 140
        drawFoundation(scene, right, wingRight, 36)
        drawWall(scene, rectangle(right, wingEave, wingRight - right, floor - wingEave), brick ? 'brick' : 'clapboard', paint.body, {
          eaves: 24,
        })
        drawWallShade(scene, right, wingEave, 34, floor)
        drawWindowRow(scene, { left: right + 36, right: wingRight, top: wingEave + 38, width: 46, height: 78, count: 2 }, 'wing', {
          ...look,
          shutters: undefined,
        })
        drawLongRoof(scene, right - 4, wingRight + 18, wingEave + 2, wingEave - 84, roof)
      }
      drawFoundation(scene, left, right, 36)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), brick ? 'brick' : 'clapboard', paint.body, { eaves: 22 })
      for (const x of [left, right - 13]) drawTrim(scene, x, eave, 13, floor - eave, paint.trim)
      if (brick) drawTrim(scene, left, floor - storey - 2, right - left, 9, paint.trim)
      const centers = fieldCenters(left + 18, right - 18, bays)
      const width = bays === 5 ? 46 : 54
      centers.forEach((center, index) => {
        drawWindow(scene, center - width / 2, eave + 34, width, 80, `up ${index}`, look)
        if (index !== (bays - 1) / 2) drawWindow(scene, center - width / 2, eave + storey + 34, width, 84, `down ${index}`, look)
      })
      drawDoor(scene, middle - 30, floor, 60, 116, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['panels', 'panels', 'halfGlass']),
        sidelights: random.chance(0.5),
        transom: portico !== 'pediment',
      })
      drawSteps(scene, middle, 128, floor, scene.ground + 10, '#cfc6b8')
      const top = floor - 152
      if (portico === 'arch') {
        pen.path(`M${round(middle - 66)} ${round(top + 22)}a66 46 0 0 1 132 0Z`, darken(paint.trim, 0.05))
        pen.path(`M${round(middle - 40)} ${round(top + 22)}a40 30 0 0 1 80 0Z`, darken(paint.body, 0.3), { opacity: 0.4 })
      } else if (portico === 'pediment') {
        drawGable(scene, middle - 72, middle + 72, top + 22, top - 18, { ...roof, wall: paint.trim, wallMaterial: 'stucco', overhang: 10 })
      } else
        drawSlope(
          scene,
          [
            [middle - 88, top + 20],
            [middle - 64, top - 16],
            [middle + 64, top - 16],
            [middle + 88, top + 20],
          ],
          roof,
        )
      drawTrim(scene, middle - 74, top + 20, 148, 16, paint.trim)
      for (const side of [-1, 1]) {
        scene.pen.rect(
          middle + side * 60 - 8,
          top + 34,
          16,
          floor - top - 34,
          pen.linear(
            [
              [0, '#ffffff'],
              [0.5, paint.trim],
              [1, darken(paint.trim, 0.25)],
            ],
            [0, 0, 1, 0],
          ),
        )
      }
      if (gambrel) {
        const bend = eave - 92
        drawSlope(
          scene,
          [
            [left - 16, eave + 4],
            [left - 4, bend],
            [right + 4, bend],
            [right + 16, eave + 4],
          ],
          roof,
        )
        drawLongRoof(scene, left - 10, right + 10, bend, ridge - 26, roof)
        drawTrim(scene, left - 20, eave, right - left + 40, 12, paint.trim)
      } else drawLongRoof(scene, left - 22, right + 22, eave + 2, ridge, roof, random.pick([14, 90]))
      fieldCenters(left + 60, right - 60, dormers).forEach((center, index) => {
        drawDormerBody(scene, center - 30, eave - 20, 60, 52, { ...roof, wall: brick ? paint.trim : paint.body, wallMaterial: 'clapboard' })
        drawWindow(scene, center - 16, eave - 66, 32, 42, `dormer ${index}`, { trim: paint.trim, panes: [2, 2, 1], hood: 'none' })
      })
    },
  }
}

export const buildFarmhouse: Builder = (scene, random) => {
  const paint = random.pick(PAINTED)
  const half = random.range(300, 350)
  const [left, right] = [CENTER - half - 30, CENTER + half - 30]
  const floor = scene.ground - 40
  const eave = floor - 268
  const ridge = eave - random.range(110, 140)
  const roof = { material: random.pick<RoofMaterial>(['metal', 'shingle']), color: paint.roof, trim: paint.trim }
  const material = random.pick<WallMaterial>(['batten', 'clapboard'])
  const gables = random.pick([1, 2, 2, 3])
  const gableWidth = gables === 3 ? 150 : gables === 1 ? random.range(240, 310) : random.range(180, 230)
  const look: WindowLook = {
    trim: random.chance(0.35) ? '#2f3735' : paint.trim,
    panes: random.pick([
      [2, 2, 2],
      [2, 1, 1],
      [3, 2, 2],
    ] as const),
  }
  const porchLeft = left - 34
  const porchRight = right + (random.chance(0.5) ? 60 : 10)
  const doorX = left + (right - left) * random.pick([0.36, 0.5, 0.62])
  const porch: PorchLook = {
    left: porchLeft,
    right: porchRight,
    floor,
    top: floor - 146,
    posts: random.int(5, 7),
    style: random.pick(['plain', 'turned', 'round']),
    rail: random.chance(0.6),
    trim: paint.trim,
    pier: '#a79d90',
    steps: { center: doorX, width: 110 },
  }
  const centers = gables === 1 ? [left + (right - left) * random.pick([0.27, 0.5, 0.73])] : fieldCenters(left, right, gables)
  const gableLook: GableLook = { ...roof, wall: paint.body, wallMaterial: material, overhang: 18 }

  return {
    left: porchLeft,
    right: porchRight,
    height: scene.ground - ridge,
    scale: 1.14,
    setting: 'country',
    door: { x: doorX, width: 62 },
    draw() {
      drawChimney(scene, left + (right - left) * 0.75, ridge - 54, 54, ridge + 30, '#a06451')
      drawFoundation(scene, left, right, 42)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), material, paint.body, { eaves: 26 })
      drawLongRoof(scene, left - 26, right + 26, eave + 2, ridge, roof)
      centers.forEach((center, index) => {
        const [from, to] = [center - gableWidth / 2, center + gableWidth / 2]
        drawWall(scene, rectangle(from, eave - 4, gableWidth, 124), material, paint.body)
        drawGable(scene, from, to, eave - 4, eave - gableWidth * 0.58, gableLook)
        drawWindow(scene, center - 32, eave + 20, 64, 76, `up ${index}`, look)
        drawWindow(scene, center - 15, eave - gableWidth * 0.3, 30, 36, `attic ${index}`, {
          ...look,
          panes: [2, 2, 0],
          shape: random.pick(['arched', 'square']),
        })
      })
      if (gables < 3) {
        for (const [index, center] of fieldCenters(left, right, gables + 2).entries()) {
          if (centers.every((taken) => Math.abs(taken - center) > gableWidth / 2 + 36))
            drawWindow(scene, center - 24, eave + 34, 48, 70, `side ${index}`, look)
        }
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 31, floor, 62, 120, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(DOOR_STYLES),
        sidelights: random.chance(0.5),
        lamps: true,
      })
      drawWindowRow(
        scene,
        { left, right: doorX - 70, top: floor - 118, width: 54, height: 86, count: doorX - left > 260 ? 2 : 1 },
        'down a',
        look,
      )
      drawWindowRow(
        scene,
        { left: doorX + 70, right, top: floor - 118, width: 54, height: 86, count: right - doorX > 260 ? 2 : 1 },
        'down b',
        look,
      )
      drawPorchFront(scene, porch)
      drawLongRoof(scene, porchLeft - 18, porchRight + 18, floor - 162, floor - 208, { ...roof, material: 'metal' }, 60)
    },
  }
}
