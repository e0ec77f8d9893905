import { type Builder, CENTER, drawWindowRow } from './building.ts'
import { darken, lighten } from './color.ts'
import { drawDoor, drawGarageDoor, drawSteps, drawWallLamp } from './doors.ts'
import { type Point, rectangle, round } from './geometry.ts'
import { drawBay } from './houses-victorian.ts'
import { BRICKS, type HouseScheme, MODERN, PAINTED } from './palettes.ts'
import { drawShrub } from './plants.ts'
import { drawChimney, drawCornice, drawGable, drawLongRoof, drawSlope, type RoofMaterial } from './roofs.ts'
import { drawIronFence } from './street-furniture.ts'
import { drawFoundation, drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawGlass, drawWindow, type WindowLook } from './windows.ts'

export const buildTownhouses: Builder = (scene, random) => {
  const units = random.pick([3, 3, 4])
  const unit = units === 3 ? random.range(230, 260) : 205
  const left = CENTER - (unit * units) / 2
  const storeys = random.pick([2, 3])
  const floor = scene.ground - 40
  const storey = storeys === 3 ? 142 : 156
  const eave = floor - storeys * storey
  const paints = random.shuffled(random.chance(0.4) ? BRICKS : PAINTED).slice(0, units)
  const brick = BRICKS.includes(paints[0]!)
  const gabled = random.chance(0.6)
  const stepped = random.chance(0.5)
  const look = (paint: HouseScheme): WindowLook => ({
    trim: paint.trim,
    panes: random.pick([
      [2, 1, 1],
      [2, 2, 2],
      [1, 1, 1],
    ] as const),
    hood: brick ? 'stone' : 'cap',
  })
  const doorSide = random.pick([0.26, 0.74])

  return {
    left,
    right: left + unit * units,
    height: scene.ground - eave + 80,
    scale: storeys === 3 ? 1.1 : 1.22,
    setting: 'street',
    door: { x: left + unit * (1 + doorSide), width: 56 },
    draw() {
      paints.forEach((paint, index) => {
        const from = left + index * unit
        const to = from + unit
        const top = eave - (stepped && index % 2 ? 34 : 0)
        const doorX = from + unit * doorSide
        const windowLook = look(paint)
        const roof = { material: 'shingle' as const, color: paint.roof, trim: paint.trim }
        drawWall(
          scene,
          rectangle(from, top, unit, floor - top + 36),
          brick ? 'brick' : random.pick<WallMaterial>(['clapboard', 'batten']),
          paint.body,
          { eaves: 20 },
        )
        drawFoundation(scene, from, to, 40)
        for (let level = 0; level < storeys; level++) {
          const y = top + 40 + level * ((floor - top) / storeys)
          if (level < storeys - 1)
            drawWindowRow(
              scene,
              { left: from + 16, right: to - 16, top: y, width: 50, height: 80, count: 2 },
              `unit ${index} ${level}`,
              windowLook,
            )
          else
            drawWindow(scene, from + unit * (1 - doorSide) - 40, y + 4, 80, 80, `unit ${index} low`, {
              ...windowLook,
              panes: [3, 2, 1],
              flowerBox: random.chance(0.5),
            })
        }
        drawDoor(scene, doorX - 27, floor, 54, 112, {
          color: paint.door,
          trim: paint.trim,
          style: random.pick(['panels', 'halfGlass', 'modern']),
          lamps: true,
        })
        drawSlope(
          scene,
          [
            [doorX - 56, floor - 124],
            [doorX - 42, floor - 148],
            [doorX + 42, floor - 148],
            [doorX + 56, floor - 124],
          ],
          roof,
        )
        drawSteps(scene, doorX, 80, floor, scene.ground + 12, '#c9bfb0')
        if (gabled)
          drawGable(scene, from + 2, to - 2, top, top - unit * 0.42, {
            ...roof,
            wall: paint.second,
            wallMaterial: brick ? 'brick' : 'shingle',
            overhang: 8,
          })
        else if (brick) drawCornice(scene, from + 6, to - 6, top - 12, 40, paint.accent)
        else drawLongRoof(scene, from - 4, to + 4, top + 2, top - 92, roof, 10)
        if (gabled)
          drawWindow(scene, (from + to) / 2 - 17, top - unit * 0.2, 34, 34, `attic ${index}`, {
            trim: paint.trim,
            panes: [2, 2, 0],
            shape: 'square',
            hood: 'none',
          })
        drawTrim(scene, to - 6, top, 10, floor - top + 10, paint.trim)
        drawShrub(scene, from + unit * (1 - doorSide), scene.ground + 12, 110, 58, `unit ${index}`, { flowers: true })
      })
    },
  }
}

export const buildBrickRowhouse: Builder = (scene, random) => {
  const paint = random.pick(BRICKS)
  const half = random.range(165, 195)
  const [left, right] = [CENTER - half, CENTER + half]
  const stoop = random.range(64, 84)
  const floor = scene.ground - stoop
  const storeys = random.pick([2, 3, 3])
  const storey = storeys === 3 ? 148 : 164
  const top = floor - storeys * storey - 6
  const bay = random.chance(0.5)
  const doorX = right - 74
  const shape = random.pick(['segment', 'square', 'arched'] as const)
  const look: WindowLook = {
    trim: paint.trim,
    panes: random.pick([
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 2],
    ] as const),
    shape,
    hood: shape === 'square' ? 'stone' : 'none',
    flowerBox: random.chance(0.4),
  }

  return {
    left,
    right,
    height: scene.ground - top + 40,
    scale: storeys === 3 ? 1.12 : 1.3,
    setting: 'street',
    door: { x: doorX, width: 56 },
    draw() {
      drawWall(scene, rectangle(left, top, right - left, scene.ground - top), 'brick', paint.body, { eaves: 34 })
      drawWall(scene, rectangle(left, floor + 6, right - left, stoop - 4), 'stone', darken(paint.trim, 0.3))
      drawTrim(scene, left, floor, right - left, 10, paint.trim)
      drawWindow(scene, left + 42, floor + 24, 66, 26, 'basement', { trim: paint.trim, panes: [3, 1, 0], hood: 'none' })
      for (let level = 0; level < storeys; level++) {
        const y = top + 46 + level * storey
        const count = bay ? 1 : 2
        const lowest = level === storeys - 1
        if (bay) {
          if (!lowest) drawWindow(scene, doorX - 27, y, 54, 88, `right ${level}`, look)
        } else
          drawWindowRow(
            scene,
            lowest
              ? { left: left + 16, right: doorX - 50, top: y, width: 54, height: 92, count }
              : { left: left + 22, right: right - 22, top: y, width: 52, height: 88, count: 3 },
            `level ${level}`,
            look,
          )
      }
      if (bay)
        drawBay(scene, left + 112, 170, top + 40, floor + 40, storeys, { ...paint, second: paint.accent }, 'stucco', {
          trim: paint.trim,
          panes: [1, 1, 1],
          hood: 'none',
        })
      drawDoor(scene, doorX - 28, floor, 56, 112, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['panels', 'halfGlass']),
        transom: true,
        lamps: true,
      })
      scene.pen.rect(doorX - 50, floor - 150, 100, 14, lighten(paint.trim, 0.2))
      drawSteps(scene, doorX, 84, floor, scene.ground + 14, '#b5a696')
      for (const side of [-1, 1])
        scene.pen.line(
          `M${round(doorX + side * 46)} ${round(floor - 44)}L${round(doorX + side * 74)} ${round(scene.ground - 34)}V${round(scene.ground + 10)}M${round(doorX + side * 46)} ${round(floor - 44)}V${round(floor)}`,
          '#2f3a3a',
          5,
        )
      drawIronFence(scene, left + 6, doorX - 84, scene.ground + 8, 58)
      drawShrub(scene, left + 60, scene.ground + 8, 80, 44, 'area', { flowers: true })
      drawCornice(scene, left + 8, right - 8, top - 20, 56, paint.accent)
    },
  }
}

export const buildDuplex: Builder = (scene, random) => {
  const paint = random.pick(PAINTED)
  const other = random.chance(0.5) ? paint : random.pick(PAINTED)
  const half = random.range(320, 370)
  const [left, right] = [CENTER - half, CENTER + half]
  const storeys = random.pick([1, 2, 2])
  const floor = scene.ground - 36
  const eave = floor - (storeys === 2 ? 300 : 156)
  const roof = { material: random.pick<RoofMaterial>(['shingle', 'metal']), color: paint.roof, trim: paint.trim }
  const material = random.pick<WallMaterial>(['clapboard', 'batten', 'shingle', 'stucco'])
  const doorGap = random.pick([60, half * 0.72])
  const gableWidth = half * random.range(0.62, 0.8)
  const ridge = eave - (storeys === 2 ? 96 : 130)
  const look: WindowLook = {
    trim: paint.trim,
    panes: random.pick([
      [2, 2, 1],
      [2, 1, 1],
      [3, 2, 2],
    ] as const),
    shutters: random.chance(0.4) ? paint.accent : undefined,
  }

  return {
    left: left - 24,
    right: right + 24,
    height: scene.ground - ridge,
    scale: storeys === 2 ? 1.16 : 1.4,
    setting: 'garden',
    door: { x: CENTER, width: doorGap * 1.2 },
    draw() {
      drawFoundation(scene, left, right, 40)
      drawChimney(scene, CENTER - 30, ridge - 44, 60, ridge + 20, '#a06451')
      for (const [from, to, body] of [
        [left, CENTER, paint.body],
        [CENTER, right, other.body],
      ] as const)
        drawWall(scene, rectangle(from, eave, to - from, floor - eave), material, body, { eaves: 26 })
      drawLongRoof(scene, left - 26, right + 26, eave + 2, ridge, roof, random.pick([14, 120]))
      for (const side of [-1, 1]) {
        const unit = side < 0 ? paint : other
        const doorX = CENTER + side * doorGap
        const gableX = CENTER + side * half * 0.56
        const windowX = doorGap > 100 ? CENTER + side * half * 0.34 : CENTER + side * half * 0.62
        if (storeys === 2) {
          drawWall(scene, rectangle(gableX - gableWidth / 2, eave - 2, gableWidth, 152), material, unit.body)
          drawGable(scene, gableX - gableWidth / 2, gableX + gableWidth / 2, eave, eave - gableWidth * 0.42, {
            ...roof,
            wall: unit.second,
            wallMaterial: 'shingle',
            overhang: 18,
          })
          drawWindowRow(
            scene,
            { left: gableX - gableWidth / 2 + 8, right: gableX + gableWidth / 2 - 8, top: eave + 36, width: 50, height: 78, count: 2 },
            `up ${side}`,
            { ...look, shutters: undefined },
          )
        }
        drawWindow(scene, windowX - 46, floor - 116, 92, 80, `low ${side}`, { ...look, flowerBox: random.chance(0.6) })
        drawDoor(scene, doorX - 27, floor, 54, 112, {
          color: side < 0 ? paint.door : other.accent,
          trim: paint.trim,
          style: 'halfGlass',
          lamps: true,
        })
        drawSlope(
          scene,
          [
            [doorX - 66, floor - 132],
            [doorX - 48, floor - 160],
            [doorX + 48, floor - 160],
            [doorX + 66, floor - 132],
          ],
          roof,
        )
        drawTrim(scene, doorX - 66, floor - 134, 132, 9, paint.trim)
        drawSteps(scene, doorX, 88, floor, scene.ground + 8, '#cbbfae')
      }
      drawTrim(scene, CENTER - 6, eave, 12, floor - eave, paint.trim)
    },
  }
}

export const buildModernInfill: Builder = (scene, random) => {
  const paint = random.pick(MODERN)
  const { pen, light } = scene
  const half = random.range(280, 350)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 14
  const upperTop = floor - random.range(350, 390)
  const split = floor - 176
  const shed = random.chance(0.4)
  const upperLeft = left + random.range(-20, 30)
  const upperRight = right - random.range(60, 150)
  const doorX = upperRight - random.range(70, 120)
  const wood = paint.second
  const frame = paint.trim
  const third = random.chance(0.35)

  return {
    left: left - 20,
    right: right + 20,
    height: scene.ground - upperTop + (third ? 130 : 40),
    scale: 1.24,
    setting: 'garden',
    door: { x: doorX, width: 66 },
    draw() {
      if (third) {
        drawWall(scene, rectangle(upperLeft + 130, upperTop - 128, 270, 130), 'concrete', darken(paint.body, 0.1))
        drawWindow(scene, upperLeft + 154, upperTop - 106, 220, 92, 'roof room', { trim: frame, panes: [3, 1, 0], hood: 'none', frame: 5 })
        drawTrim(scene, upperLeft + 112, upperTop - 142, 320, 15, frame)
      }
      drawWall(scene, rectangle(left + 40, split - 10, right - left - 40, scene.ground - split + 12), 'concrete', darken(paint.body, 0.06))
      drawWall(scene, rectangle(doorX - 70, split, 150, floor - split + 14), 'batten', wood, { eaves: 40 })
      drawDoor(scene, doorX - 31, floor, 62, 128, { color: paint.door, trim: frame, style: 'modern', sidelights: random.chance(0.5) })
      drawWallLamp(scene, doorX + 62, floor - 96, 8)
      const garage = random.chance(0.5)
      if (garage) drawGarageDoor(scene, left + 64, scene.ground, 200, 128, darken(wood, 0.1), frame)
      else
        drawWindow(scene, left + 66, split + 32, doorX - left - 170, 126, 'living', {
          trim: frame,
          panes: [4, 1, 0],
          hood: 'none',
          frame: 6,
        })
      if (right - doorX > 150)
        drawWindow(scene, doorX + 98, split + 40, right - doorX - 124, 92, 'side', {
          trim: frame,
          panes: [2, 1, 0],
          hood: 'none',
          frame: 5,
        })
      drawWall(scene, rectangle(upperRight - 4, upperTop + 60, right - upperRight + 4, split - upperTop - 50), 'batten', wood)
      drawWallShade(scene, upperRight, upperTop + 70, 40, split)
      drawWindow(scene, upperRight + 30, upperTop + 100, Math.max(40, right - upperRight - 56), 60, 'stair', {
        trim: frame,
        panes: [1, 1, 0],
        hood: 'none',
        frame: 5,
      })
      drawTrim(scene, upperRight - 6, upperTop + 48, right - upperRight + 18, 14, frame)
      const roofLine: Point[] = shed
        ? [
            [upperLeft, upperTop + 40],
            [upperRight, upperTop - 36],
          ]
        : [
            [upperLeft, upperTop],
            [upperRight, upperTop],
          ]
      drawWall(scene, [roofLine[0]!, roofLine[1]!, [upperRight, split + 8], [upperLeft, split + 8]], 'stucco', paint.body)
      pen.line(
        `M${round(upperLeft - 26)} ${round(roofLine[0]![1] + (shed ? 6 : -6))}L${round(upperRight + 26)} ${round(roofLine[1]![1] - (shed ? 8 : 6))}`,
        frame,
        15,
        { cap: 'butt' },
      )
      pen.rect(
        upperLeft,
        split + 8,
        upperRight - upperLeft,
        34,
        pen.linear([
          [0, light.shadow, light.shadowOpacity * 1.7],
          [1, light.shadow, light.shadowOpacity * 0.6],
        ]),
      )
      const glassRight = upperLeft + (upperRight - upperLeft) * random.range(0.5, 0.7)
      drawWindow(scene, upperLeft + 34, upperTop + 58, glassRight - upperLeft - 40, 122, 'upper', {
        trim: frame,
        panes: [random.int(3, 4), 1, 0],
        hood: 'none',
        frame: 6,
      })
      const slatLeft = glassRight + 26
      drawWall(scene, rectangle(slatLeft, upperTop + 50, Math.max(50, upperRight - slatLeft - 26), 138), 'metal', wood)
      if (upperRight - slatLeft > 110) drawGlass(scene, slatLeft + 24, upperTop + 74, upperRight - slatLeft - 76, 52, 'slat')
      pen.rect(upperLeft + 24, split - 42, glassRight - upperLeft - 20, 46, '#bcd0d2', { opacity: 0.3 })
      pen.rect(upperLeft + 20, split - 46, glassRight - upperLeft - 12, 6, frame)
      pen.rect(left + 10, floor, right - left - 10, 17, '#bfb8ac')
    },
  }
}
